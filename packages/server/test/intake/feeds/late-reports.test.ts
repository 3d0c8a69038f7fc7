import { feedReceipt } from '@boxtrail/contracts/feed/zod'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, pusher, railway, terminal, wire } from './feed.ts'

/** These tests push what was observed at one stage of a journey at the same or a later stage. */
const api = await testApi({ sources: [terminal(), railway()] })
const push = pusher(api)
const HOUR_MS = 3_600_000
const ago = (hours: number) => wire(Date.now() - hours * HOUR_MS)
const day = (days: number) => wire(Date.now() + days * 24 * HOUR_MS).slice(0, 10)

/**
 * How many hours ago each stage is observed. The vessel arrived 48, the pickup was 10 and the empty return 4 hours ago.
 */
const observed = { 'at sea': 60, landed: 20, 'picked up': 6, returned: 2 }
type Stage = keyof typeof observed

const atTerminal = { firms: 'Y258', locode: 'USLAX' }
const gate = (container_number: string, event: object) => ({
  events: [{ container_number, facility: atTerminal, classifier: 'actual', mode: 'truck', ...event }],
})

const send = async (feed: string, content: Parameters<typeof push.message>[1]) => {
  const receipt = feedReceipt.parse(await (await push.message(feed, content)).json())
  await workUntilIdle(api.context)
  return receipt.results[0]!
}

let count = 0
const track = async (journey: (container: string) => unknown[]) => {
  const container = withCheckDigit(`BXTU5${String(10_000 + ++count)}`)!
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journey(container))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  return container
}

/** Tracks a container to a stage. Its terminal has made a statement while the container was there. */
const containerAt = async (stage: Stage, stated: object | null) => {
  const container = await track((number) => journeyAt(36, number))
  if (stated) await send('trapac-la', snapshot(container, stated, 21))
  const isOut = stage === 'picked up' || stage === 'returned'
  if (isOut) await send('trapac-la', gate(container, { event: 'gate_out', occurred_at: ago(10), observed_at: ago(9) }))
  const back = { event: 'gate_in', laden: false, occurred_at: ago(4), observed_at: ago(3) }
  if (stage === 'returned') await send('trapac-la', gate(container, back))
  return container
}

const snapshot = (container_number: string, more: object, hours: number, facility: object = atTerminal) => ({
  snapshots: [{ container_number, observed_at: ago(hours), facility, ...more }],
})

const served = async (container: string) => {
  const query = { 'filter[number]': container } as never
  const { attributes } = (await api.api.GET('/containers', { params: { query } })).data!.data[0]!
  return { ...attributes, pod_last_tracking_request_at: null, terminal_checked_at: null, updated_at: null }
}

const held = { holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }] }
const fees = { fees: [{ raw_type: 'DEMURRAGE', amount: 90, currency: 'USD' }] }
const yard = { yard_location: 'A-1' }
const available = { availability: 'yes' }
const days = { last_free_day: day(5) }

test.each([
  // What applies only to a container at the terminal must be stated again after it arrives.
  ['at sea', 'landed', fees, null, 'not_there_yet'],
  ['at sea', 'landed', days, null, 'not_there_yet'],
  ['at sea', 'picked up', available, null, 'not_there_yet'],
  ['at sea', 'returned', yard, null, 'not_there_yet'],
  ['at sea', 'landed', { off_dock_to: { name: 'Yard', locode: 'USLAX' } }, null, 'not_there_yet'],
  ['landed', 'landed', { chassis_number: 'TSXZ123456' }, { chassis_number: 'TSXZ999999' }, 'not_there_yet'],
  // A different value was observed later.
  ['at sea', 'landed', days, { last_free_day: day(3) }, 'source_precedence'],
  ['at sea', 'landed', { holds: [] }, held, 'source_precedence'],
  ['landed', 'landed', { seal: 'S1' }, { seal: 'S2' }, 'source_precedence'],
  // The container has begun its next journey.
  ['returned', 'returned', available, null, 'other_journey'],
  ['returned', 'returned', held, null, 'other_journey'],
  ['returned', 'returned', { holds: [] }, held, 'other_journey'],
  ['returned', 'returned', { weight: { value: 40_000, unit: 'lb' } }, null, 'other_journey'],
  ['returned', 'returned', yard, { yard_location: 'B-2' }, 'other_journey'],
] as const)('observed %s and pushed %s, %o changes nothing after %o: %s', async (at, pushedAt, says, stated, rule) => {
  const container = await containerAt(pushedAt, stated)
  const before = await served(container)
  expect(await send('trapac-la', snapshot(container, says, observed[at]))).toMatchObject({
    outcome: 'not_used',
    not_used: { rule },
  })
  expect(await served(container)).toEqual(before)
})

test('what counts only of a container that is there is applied once it is stated again', async () => {
  const container = await containerAt('landed', null)
  await send('trapac-la', snapshot(container, days, 60))
  expect(await send('trapac-la', snapshot(container, { ...days, ...yard }, 1))).toMatchObject({ outcome: 'applied' })
  expect((await served(container)).pickup_lfd).toEqual(expect.any(String))
})

test('a container that was available before its pickup, reported after it, sets the event and names it', async () => {
  const container = await containerAt('picked up', null)
  expect((await served(container)).availability_known).toBe(false)
  expect(await send('trapac-la', snapshot(container, available, 20))).toMatchObject({
    outcome: 'applied',
    changed: expect.arrayContaining(['container.transport.available']),
  })
  expect(await served(container)).toMatchObject({ availability_known: true, available_for_pickup: false })
})

test('that its terminal did not know whether a container was available says nothing of it after the pickup', async () => {
  const container = await containerAt('picked up', null)
  await send('trapac-la', snapshot(container, { availability: 'unknown' }, 20))
  expect(await served(container)).toMatchObject({ availability_known: false, available_for_pickup: null })
})

test('availability that ended before a pickup which the line reports, and is pushed after it, takes nothing away', async () => {
  const out = (number: string) => ({
    ...journeyAt(36, number).find(({ equipmentReference }) => equipmentReference === number)!,
    equipmentEventTypeCode: 'GTOT',
    eventClassifierCode: 'ACT',
    eventDateTime: ago(10),
    emptyIndicatorCode: 'LADEN',
    transportCall: { modeOfTransport: 'TRUCK', UNLocationCode: 'USLAX', facilityTypeCode: 'POTE' },
  })
  const container = await track((number) => [...journeyAt(36, number), out(number)])
  await send('trapac-la', snapshot(container, available, 21))
  const before = await served(container)
  expect(await send('trapac-la', snapshot(container, { availability: 'unknown' }, 20))).toMatchObject({
    outcome: 'not_used',
    not_used: { rule: 'source_precedence' },
  })
  expect(await served(container)).toEqual(before)
})

test('a gate-out that is taken back before something else was observed is taken back, and the receipt names it', async () => {
  const container = await containerAt('landed', null)
  await send('trapac-la', snapshot(container, { full_out_at: ago(14) }, 12))
  await send('trapac-la', snapshot(container, { seal: 'S1' }, 2))
  expect((await served(container)).pod_full_out_at).toEqual(expect.any(String))
  expect(await send('trapac-la', snapshot(container, { full_out_at: null }, 6))).toMatchObject({
    outcome: 'applied',
    changed: ['gate_out'],
  })
  expect((await served(container)).pod_full_out_at).toBeNull()
  expect(await send('trapac-la', snapshot(container, { full_out_at: null }, 5))).toMatchObject({ outcome: 'unchanged' })
})

const ramp = { locode: 'USCHI' }

test.each([
  // The train arrived 48 hours ago.
  [60, fees, { outcome: 'not_used', not_used: { rule: 'not_there_yet' } }],
  [60, yard, { outcome: 'not_used', not_used: { rule: 'not_there_yet' } }],
  [20, fees, { outcome: 'applied' }],
  [60, days, { outcome: 'applied' }],
  [60, held, { outcome: 'applied' }],
] as const)(
  'what a railway observed %i hours ago of a container that is at its ramp: %o',
  async (hours, says, answer) => {
    const container = await track((number) => journeyAt(50, number, { rail: true }))
    expect(await send('bnsf', snapshot(container, says, hours, ramp))).toMatchObject(answer)
  },
)
