import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { type Event, find } from '../harness/records/tracking-scene.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { carrier, journeyAt, pusher, terminal, wire } from '../intake/feeds/feed.ts'

const HOUR_MS = 3_600_000
const LOS_ANGELES = { firms: 'Y258', locode: 'USLAX' }
const api = await testApi({ sources: [terminal(), carrier()] })
const push = pusher(api)
const container = 'BXTU0000011'
const ago = (hours: number) => wire(Date.now() - hours * HOUR_MS)
const dayFromNow = (days: number) => ago(-24 * days).slice(0, 10)

const track = async (events: Event[]) => {
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, events)
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
}
const report = async (feed: string, facility: object, observed_at: string, more: object) => {
  await push.message(feed, { snapshots: [{ container_number: container, observed_at, facility, ...more }] })
  await workUntilIdle(api.context)
}
const records = async () => (await api.api.containers.list({ 'filter[number]': container })).data

/** The journey of a container that was discharged at Los Angeles a week ago. */
const landed = journeyAt(51, container)
const atPort = find(landed, 'DISC', 'USLAX')
const gate = (code: string, hours: number, emptyIndicatorCode: string): Event => ({
  ...atPort,
  equipmentEventTypeCode: code,
  eventDateTime: ago(hours),
  emptyIndicatorCode,
  transportCall: { ...(atPort.transportCall as Event), modeOfTransport: 'TRUCK' },
})

test('a container on its next journey has nothing of what was stated for the one before', async () => {
  await track([...landed, gate('GTOT', 60, 'LADEN'), gate('GTIN', 40, 'EMPTY')])
  const [ended] = await records()
  expect(ended!.attributes.current_status).toBe('empty_returned')
  const stated = { seal: 'IMPORT1', weight: { value: 9_000, unit: 'kg' }, last_free_day: dayFromNow(2) }
  await report('maeu-push', { locode: 'USLAX' }, ago(80), { ...stated, last_free_day: dayFromNow(4) })
  await report('trapac-la', LOS_ANGELES, ago(80), stated)

  // The container leaves empty from the same terminal, and comes back laden for export.
  const sailing = find(landed, 'LOAD', 'KRPUS')
  const next = [
    gate('GTOT', 30, 'EMPTY'),
    gate('GTIN', 10, 'LADEN'),
    { ...atPort, equipmentEventTypeCode: 'LOAD', eventDateTime: ago(6), emptyIndicatorCode: 'LADEN' },
    { ...sailing, equipmentEventTypeCode: 'DISC', eventClassifierCode: 'EST', eventDateTime: ago(-480) },
  ].map(({ documentReferences: _, seals: __, ...event }) => event)
  await track(next)
  const [onward, ...others] = (await records()).filter(({ id }) => id !== ended!.id)
  expect(others).toEqual([])
  expect(onward!.attributes).toMatchObject({
    current_status: 'on_ship',
    pickup_lfd: null,
    seal_number: null,
    weight_in_lbs: null,
  })
  expect(onward!.attributes.import_deadlines).toMatchObject({ pickup_lfd_line: null, pickup_lfd_terminal: null })
})
