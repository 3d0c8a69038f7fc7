import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt, wire } from '../intake/feeds/feed.ts'

const api = await testApi()
const HOUR_MS = 3_600_000
const [FIRST, SECOND] = ['BXTU6000012', 'BXTU6000028'] as const
const OTHER_SHIP = { vesselIMONumber: '9811000', vesselName: 'BOXTRAIL LATE' }

type Event = ReturnType<typeof journeyAt>[number]
const isCall = ({ equipmentReference }: Event) => !equipmentReference

/** The events of a bill with two containers, of which the second left Busan five days later, on another ship. */
const onTwoShips = (hoursToFirst: number, hoursToSecond: number): unknown[] => {
  const all = journeyAt(33, FIRST)
  const arriving = (event: Event, hours: number) => ({ ...event, eventDateTime: wire(Date.now() + hours * HOUR_MS) })
  const isArrival = (event: Event) =>
    (event as { transportEventTypeCode?: string }).transportEventTypeCode === 'ARRI' &&
    event.transportCall.UNLocationCode === 'USLAX'
  const later = (event: Event) => ({
    ...event,
    eventDateTime: wire(Date.parse(event.eventDateTime) + 5 * 24 * HOUR_MS),
    transportCall: { ...event.transportCall, vessel: OTHER_SHIP },
  })
  const isFromBusan = ({ transportCall, ...event }: Event) =>
    transportCall.UNLocationCode === 'KRPUS' &&
    ((event as { equipmentEventTypeCode?: string }).equipmentEventTypeCode === 'LOAD' ||
      (event as { transportEventTypeCode?: string }).transportEventTypeCode === 'DEPA')
  const sea = all.filter(({ transportCall }) => transportCall.UNLocationCode !== 'USLAX')
  const second = sea.map((event) => (isFromBusan(event) ? later(event) : event))
  return [
    ...sea,
    ...all.filter(isArrival).flatMap((event) => [arriving(event, hoursToFirst), arriving(later(event), hoursToSecond)]),
    ...second.filter((event) => !isCall(event)).map((event) => ({ ...event, equipmentReference: SECOND })),
    ...second.filter((event) => isCall(event) && isFromBusan(event)),
  ]
}

test('an arrival that is overdue of one container of a bill needs attention, also where its shipment is estimated by another', async () => {
  const body = trackingBody()
  const { request_number: bill } = body.data.attributes
  api.line.knows(bill, onTwoShips(-30, 5 * 24))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const { data: containers } = await api.api.containers.list({})
  const of = (number: string) => containers.find(({ attributes }) => attributes.number === number)!
  const due = (number: string) =>
    (of(number).meta!.expected ?? []).map(({ milestone, overdue }) => [milestone, overdue])
  expect([due(FIRST), due(SECOND)]).toEqual([[['arrival', true]], [['arrival', false]]])
  const { data } = await api.api.attention.list({ 'filter[kind]': ['not_reported'] })
  expect(data.map(({ relationships }) => relationships.container.data?.id)).toEqual([of(FIRST).id])
  const [{ attributes }] = data as [(typeof data)[number]]
  expect(attributes.title).toContain(FIRST)
  expect(attributes.since).toBe(of(FIRST).meta!.expected![0]!.due_until)
  expect(attributes.evidence[0]!.source!.id).toBe('line:MAEU')
  // When both are late, there is one entry, which is about the shipment.
  api.line.knows(bill, onTwoShips(-30, -40))
  await api.api.containers.refresh(of(FIRST).id)
  await workUntilIdle(api.context)
  const { data: again } = await api.api.attention.list({ 'filter[kind]': ['not_reported'] })
  expect(again.map(({ relationships }) => relationships.container.data)).toEqual([null])
})
