import type { Answer } from '@boxtrail/contracts'
import { formatMoment } from '@boxtrail/engine/explain/format-moment'
import { formatName } from '@boxtrail/engine/wording'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, pusher, railway, terminal, wire } from '../../intake/feeds/feed.ts'
import { contradictionsIn } from '../../simulator/explained/wrong-sentences.ts'
import { hasPassed, type Shown } from '../../simulator/shown.ts'

const server = await testApi({ sources: [terminal(), railway()] })
const { api, context } = server
const { places } = context.reference
const push = pusher(server)
const HOUR_MS = 3_600_000

let count = 0
let container: string
beforeEach(() => {
  container = withCheckDigit(`BXTU8${String(++count).padStart(5, '0')}`)!
})

const track = async (events: readonly unknown[]) => {
  const body = trackingBody()
  server.line.knows(body.data.attributes.request_number, events)
  await api.POST('/tracking_requests', { body })
  await workUntilIdle(context)
}

const send = async (more: object) => {
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const snapshot = { container_number: container, observed_at: wire(Date.now()), facility, ...more }
  await push.message('trapac-la', { snapshots: [snapshot] })
  await workUntilIdle(context)
}

/** The explanation and the record at the same moment, as a client reads them. */
const read = async () => {
  const include = ['shipment' as const, 'transport_events' as const]
  const { data: list } = await api.GET('/containers', { params: { query: { 'filter[number]': container } } })
  const { id } = list!.data[0]!
  const { data: found } = await api.GET('/containers/{id}', { params: { path: { id }, query: { include } } })
  const { attributes, relationships, meta } = found!.data
  const nameOf = (one: { data?: { id: string } | null } | undefined) =>
    one?.data ? (places.terminalById(one.data.id)?.name ?? null) : null
  const included = found!.included!
  const shipment = included.find(({ type }) => type === 'shipment') as { attributes: Shown['shipment'] }
  const shown: Shown = {
    attributes,
    meta: meta!,
    shipment: shipment.attributes,
    events: included.flatMap((one) => {
      if (one.type !== 'transport_event' || one.attributes.invalidated_at !== null) return []
      const { event, timestamp, timezone, location_locode: locode } = one.attributes
      const ms = Date.parse(timestamp!)
      const precision = (one as { meta?: { time?: { precision: 'day' | 'minute' } } }).meta?.time?.precision
      const place = locode && formatName(places.byLocode(locode)?.name ?? null, locode)
      const name = event.replace('container.transport.', '')
      const when = formatMoment(ms, timezone, precision)
      return [{ name, ms, when, place, hasPassed: hasPassed(ms, timezone, precision, Date.now()) }]
    }),
    podTerminal: nameOf(relationships.pod_terminal),
    pickupFacility: nameOf(relationships.pickup_facility),
    nowMs: Date.now(),
  }
  const { data } = await api.GET('/containers/{id}/explain', { params: { path: { id } } })
  const { where, next, held_up_by, unknown } = (data as Answer<'explainContainer', 200>).data.attributes
  const told = { where, next, holdUps: held_up_by, unknown }
  return {
    shown,
    wrong: contradictionsIn(told as never, shown),
    texts: [...where, ...next, ...unknown].map(({ text }) => text),
  }
}

type Event = ReturnType<typeof journeyAt>[number]

const withoutTerminals = (events: readonly Event[]): Event[] =>
  events.map((event) => {
    const { facilityCode: _, facilityCodeListProvider: __, ...transportCall } = event.transportCall
    return { ...event, transportCall, eventLocation: undefined }
  })

describe('the explanation says what is served', () => {
  test.each([
    ['landed', 36, { holds: [] }],
    ['landed, with its yard location', 36, { holds: [], yard_location: 'W4-221' }],
    ['landed and available', 36, { holds: [], availability: 'yes' }],
    ['not reported as discharged by its line', 20, { holds: [], availability: 'yes' }],
  ])('of a container whose terminal only the terminal names: %s', async (_, day, says) => {
    await track(withoutTerminals(journeyAt(day, container)))
    await send(says)
    const { shown, wrong, texts } = await read()
    expect([shown.podTerminal, wrong]).toEqual([expect.stringContaining('Trapac'), []])
    expect(texts.join(' ')).not.toContain('no source has named it')
  })

  test.each([
    ['an hour before its discharge by the line', -1],
    ['a day before', -24],
    ['an hour after', 1],
  ])('of a container that was picked up %s', async (_, hours) => {
    const events = journeyAt(36, container)
    await track(events)
    const discharged = (await read()).shown.attributes.pod_discharged_at!
    await send({ holds: [], full_out_at: wire(Date.parse(discharged) + hours * HOUR_MS) })
    const { shown, wrong, texts } = await read()
    expect([shown.attributes.current_status, wrong]).toEqual(['picked_up', []])
    expect(texts[0]).toMatch(/^The full container was picked up/)
  })

  test('of a container that its receiver reports as delivered', async () => {
    await track(journeyAt(36, container))
    await send({ holds: [], full_out_at: wire(Date.now() - HOUR_MS) })
    const { data } = await api.GET('/containers', { params: { query: { 'filter[number]': container } } })
    const { id } = data!.data[0]!
    const body = { data: { type: 'container' as const, id, attributes: { delivered_at: wire(Date.now()) } } }
    await api.PATCH('/containers/{id}', { params: { path: { id } }, body })
    await workUntilIdle(context)
    const { shown, wrong, texts } = await read()
    expect([shown.attributes.current_status, wrong]).toEqual(['delivered', []])
    expect(texts[0]).toMatch(/^The container was delivered to its receiver/)
  })
})
