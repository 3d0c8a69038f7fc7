import { expect, test } from 'vitest'
import { defaultCadence, intervalMs, phaseOf, retryDelayMs } from '../../src/cadence.ts'
import { containerStatus } from '../../src/lifecycle/container-status.ts'
import {
  decideRequest,
  defaultRequestLimits,
  type RequestState,
  type Trigger,
} from '../../src/lifecycle/decide-request.ts'
import { decideStop, stopWindows } from '../../src/lifecycle/decide-stop.ts'
import { formatInstant, placeTime, readTime, wallTimeMs } from '../../src/time.ts'

const DAY = 86_400_000
const pending: RequestState = {
  status: 'pending',
  failed_reason: null,
  is_retrying: false,
  retry_count: 0,
  awaitingSinceMs: null,
}
const awaiting: RequestState = { ...pending, status: 'awaiting_manifest', awaitingSinceMs: 0 }
const outcomeOf = (outcome: string, more: object = {}): Trigger =>
  ({
    kind: 'outcome',
    outcome,
    hasShipment: false,
    bookingCancelled: false,
    hidesUnknownNumbers: false,
    ...more,
  }) as Trigger

// apps/docs/engine.md#life-of-a-tracking-request, row by row: from, trigger, to, event.
test.each([
  [
    'data',
    pending,
    'bill_of_lading',
    outcomeOf('ok', { hasShipment: true }),
    'created',
    null,
    'tracking_request.succeeded',
  ],
  [
    'line unreachable',
    pending,
    'bill_of_lading',
    outcomeOf('unreachable'),
    'pending',
    'shipping_line_unreachable',
    null,
  ],
  ['throttled', pending, 'booking', outcomeOf('throttled'), 'pending', 'shipping_line_unreachable', null],
  ['credentials rejected', pending, 'booking', outcomeOf('unauthorized'), 'pending', 'shipping_line_unreachable', null],
  ['unparsable', pending, 'container', outcomeOf('unrecognized'), 'pending', 'unrecognized_response', null],
  [
    'last attempt',
    { ...pending, retry_count: 13 },
    'container',
    outcomeOf('unreachable'),
    'failed',
    'retries_exhausted',
    'tracking_request.failed',
  ],
  [
    'container not found',
    pending,
    'container',
    outcomeOf('not_found'),
    'failed',
    'not_found',
    'tracking_request.failed',
  ],
  [
    'container not found, line does not distinguish',
    pending,
    'container',
    outcomeOf('not_found', { hidesUnknownNumbers: true }),
    'awaiting_manifest',
    null,
    'tracking_request.awaiting_manifest',
  ],
  [
    'bill not found',
    pending,
    'bill_of_lading',
    outcomeOf('not_found'),
    'awaiting_manifest',
    null,
    'tracking_request.awaiting_manifest',
  ],
  [
    'booking without data',
    pending,
    'booking',
    outcomeOf('no_data_yet'),
    'awaiting_manifest',
    null,
    'tracking_request.awaiting_manifest',
  ],
  ['still nothing', awaiting, 'bill_of_lading', outcomeOf('not_found'), 'awaiting_manifest', null, null],
  [
    'data appears',
    awaiting,
    'bill_of_lading',
    outcomeOf('ok', { hasShipment: true }),
    'created',
    null,
    'tracking_request.succeeded',
  ],
  [
    'number rejected',
    pending,
    'bill_of_lading',
    outcomeOf('number_rejected'),
    'failed',
    'invalid_number',
    'tracking_request.failed',
  ],
  [
    'line withholds',
    pending,
    'bill_of_lading',
    outcomeOf('withheld'),
    'failed',
    'data_unavailable',
    'tracking_request.failed',
  ],
  [
    'booking cancelled',
    pending,
    'booking',
    outcomeOf('ok', { bookingCancelled: true }),
    'failed',
    'booking_cancelled',
    'tracking_request.failed',
  ],
  [
    'line not detected',
    pending,
    'bill_of_lading',
    { kind: 'line_not_detected' } as Trigger,
    'failed',
    'scac_auto_detect_failed',
    'tracking_request.failed',
  ],
  [
    'collision',
    pending,
    'bill_of_lading',
    { kind: 'collides' } as Trigger,
    'failed',
    'duplicate',
    'tracking_request.failed',
  ],
  [
    'stopped',
    { ...pending, status: 'created' },
    'bill_of_lading',
    { kind: 'stopped' } as Trigger,
    'tracking_stopped',
    null,
    'tracking_request.tracking_stopped',
  ],
  [
    'resumed',
    { ...pending, status: 'tracking_stopped' },
    'bill_of_lading',
    { kind: 'resumed' } as Trigger,
    'created',
    null,
    null,
  ],
  [
    'outcome after creation',
    { ...pending, status: 'created' },
    'bill_of_lading',
    outcomeOf('unreachable'),
    'created',
    null,
    null,
  ],
  [
    'outcome after failure',
    { ...pending, status: 'failed', failed_reason: 'not_found' },
    'container',
    outcomeOf('ok', { hasShipment: true }),
    'failed',
    'not_found',
    null,
  ],
] as const)('tracking request, %s', (_, state, type, trigger, status, reason, event) => {
  const decision = decideRequest(state as RequestState, type, trigger, DAY)
  expect(decision.state).toMatchObject({ status, failed_reason: reason })
  expect(decision.event).toBe(event)
})

test('a request waits seven days for a manifest, from the day it began to wait', () => {
  const { state } = decideRequest(pending, 'bill_of_lading', outcomeOf('not_found'), 5 * DAY)
  expect(state.awaitingSinceMs).toBe(5 * DAY)
  const time = (lastAnswer: 'not_found' | 'no_data_yet') => ({ kind: 'time', lastAnswer }) as const
  const before = decideRequest(state, 'bill_of_lading', time('not_found'), 12 * DAY - 1)
  expect(before.state.status).toBe('awaiting_manifest')
  expect(decideRequest(state, 'bill_of_lading', time('no_data_yet'), 12 * DAY)).toMatchObject({
    state: { status: 'failed', failed_reason: 'expired' },
  })
  expect(decideRequest(state, 'bill_of_lading', time('not_found'), 12 * DAY)).toMatchObject({
    state: { status: 'failed', failed_reason: 'not_found' },
  })
  expect(decideRequest(state, 'bill_of_lading', outcomeOf('not_found'), 12 * DAY)).toMatchObject({
    state: { status: 'failed', failed_reason: 'not_found' },
  })
})

test('fourteen attempts take about a day', () => {
  const middle = Array.from({ length: defaultRequestLimits.maxAttempts - 1 }, (_, index) =>
    retryDelayMs(index + 1, 0.5),
  ).reduce((sum, ms) => sum + ms, 0)
  expect(middle / DAY).toBeGreaterThan(0.6)
  expect(middle / DAY).toBeLessThan(1.2)
})

// apps/docs/engine.md#status-of-a-container.
test.each([
  ['new', [], false, null],
  ['new', ['empty_out', 'full_in'], false, null],
  ['on_ship', ['vessel_loaded'], false, null],
  ['on_ship', ['vessel_loaded', 'vessel_departed', 'transshipment_discharged'], false, null],
  ['on_ship', ['vessel_departed', 'vessel_arrived', 'vessel_berthed'], false, null],
  ['grounded', ['vessel_arrived', 'vessel_discharged'], false, null],
  ['available', ['vessel_discharged'], false, true],
  ['not_available', ['vessel_discharged'], false, false],
  ['awaiting_inland_transfer', ['vessel_discharged'], true, null],
  ['on_rail', ['vessel_discharged', 'rail_loaded'], true, null],
  ['on_rail', ['vessel_discharged', 'rail_loaded', 'rail_departed', 'rail_arrived'], true, null],
  ['grounded', ['vessel_discharged', 'rail_departed', 'rail_unloaded', 'arrived_at_inland_destination'], true, null],
  ['available', ['vessel_discharged', 'rail_unloaded'], true, true],
  ['grounded', ['vessel_discharged', 'available'], false, null],
  ['awaiting_inland_transfer', ['vessel_discharged', 'available', 'left_port'], true, true],
  ['picked_up', ['full_out', 'vessel_discharged'], false, true],
  ['not_available', ['vessel_discharged', 'available'], false, false],
  ['picked_up', ['vessel_discharged', 'full_out'], false, true],
  ['delivered', ['full_out', 'delivered'], false, null],
  ['empty_returned', ['vessel_discharged', 'full_out', 'empty_in'], false, true],
  ['new', ['rail_loaded', 'rail_departed'], false, null],
] as const)('container status %s after %j', (status, milestones, hasInlandLeg, available) => {
  expect(containerStatus({ milestones, hasInlandLeg, available }).status).toBe(status)
})

const under = {
  containers: [{ emptyTerminatedAtMs: null, fullOutAtMs: null }],
  arrivedAtMs: null,
  bookingCancelled: false,
  lastNewClaimMs: 100 * DAY,
  answeredAtMs: 100 * DAY,
}

// apps/docs/engine.md#automatic-stops: each condition, confirmed a day later.
test.each([
  ['booking_cancelled', { bookingCancelled: true }],
  ['all_containers_terminated', { containers: [{ emptyTerminatedAtMs: 99 * DAY, fullOutAtMs: null }] }],
  [
    'past_full_out_window',
    { containers: [{ emptyTerminatedAtMs: null, fullOutAtMs: 100 * DAY - stopWindows.pastFullOutMs - 1 }] },
  ],
  ['past_arrival_window', { arrivedAtMs: 100 * DAY - stopWindows.pastArrivalMs - 1 }],
  ['no_updates_at_line', { lastNewClaimMs: 100 * DAY - stopWindows.noUpdatesMs - 1 }],
] as const)('tracking stops for %s once two responses a day apart confirm it', (reason, partial) => {
  const input = { ...under, ...partial }
  const first = decideStop(input, null, 100 * DAY)
  expect(first).toMatchObject({ stop: null, pending: { reason } })
  expect(decideStop({ ...input, answeredAtMs: 100 * DAY + 23 * 3_600_000 }, first.pending, 101 * DAY).stop).toBeNull()
  expect(decideStop({ ...input, answeredAtMs: 101 * DAY }, first.pending, 101 * DAY).stop).toBe(reason)
})

test('a false empty return that the next response takes back does not end tracking', () => {
  const returned = { ...under, containers: [{ emptyTerminatedAtMs: 99 * DAY, fullOutAtMs: null }] }
  const first = decideStop(returned, null, 100 * DAY)
  const second = decideStop({ ...under, answeredAtMs: 101 * DAY }, first.pending, 101 * DAY)
  expect(second).toMatchObject({ stop: null, pending: null })
  expect(decideStop({ ...returned, answeredAtMs: 102 * DAY }, second.pending, 102 * DAY).stop).toBeNull()
})

test('one container under way keeps the shipment tracked', () => {
  const containers = [
    { emptyTerminatedAtMs: 99 * DAY, fullOutAtMs: null },
    { emptyTerminatedAtMs: null, fullOutAtMs: null },
  ]
  expect(decideStop({ ...under, containers }, null, 100 * DAY)).toMatchObject({ stop: null, pending: null })
})

test.each([
  ['before_departure', null, defaultCadence.beforeDepartureMs],
  ['at_sea', null, defaultCadence.atSeaMs],
  ['at_sea', 10 * DAY, defaultCadence.atSeaMs],
  ['at_sea', 2 * DAY, defaultCadence.nearArrivalMs],
  ['discharged', null, defaultCadence.dischargedMs],
  ['after_full_out', null, defaultCadence.afterFullOutMs],
  ['awaiting', null, defaultCadence.awaitingManifestMs],
] as const)('cadence %s, arrival expected at %s', (phase, etaMs, expected) => {
  expect(intervalMs({ phase, etaMs, awaitsConfirmation: false }, DAY)).toBe(expected)
})

test('a change that awaits confirmation is polled again within six hours', () => {
  expect(intervalMs({ phase: 'before_departure', etaMs: null, awaitsConfirmation: true }, 0)).toBe(
    defaultCadence.confirmationMs,
  )
})

test('phases follow the journey', () => {
  const nothing = { departedAtMs: null, dischargedAll: false, fullOutAll: false, emptyAll: false }
  expect(phaseOf(nothing)).toBe('before_departure')
  expect(phaseOf({ ...nothing, departedAtMs: 1 })).toBe('at_sea')
  expect(phaseOf({ ...nothing, departedAtMs: 1, dischargedAll: true })).toBe('discharged')
  expect(phaseOf({ ...nothing, dischargedAll: true, fullOutAll: true })).toBe('after_full_out')
  expect(phaseOf({ ...nothing, fullOutAll: true, emptyAll: true })).toBe('finished')
})

test.each([
  ['2026-03-08T02:30:00', 'America/New_York', '2026-03-08T07:30:00Z'],
  ['2026-11-01T01:30:00', 'America/New_York', '2026-11-01T05:30:00Z'],
  ['2026-07-01T00:00:00', 'Pacific/Kiritimati', '2026-06-30T10:00:00Z'],
  ['2026-01-01', 'America/Los_Angeles', '2026-01-01T08:00:00Z'],
  ['2026-01-01T10:00:00+08:00', 'America/Los_Angeles', '2026-01-01T02:00:00Z'],
])('%s in %s is %s', (text, zone, instant) => {
  expect(formatInstant(placeTime(readTime(text)!, { zone, zoneSource: 'place' }).ms)).toBe(instant)
})

test.each([
  '2026-13-01',
  '2026-02-30',
  '2026-01-01T25:00:00',
  '2026/01/01',
  '',
  null,
  20260101,
  '0000-01-01',
  '2026-01-01T10:00:00+8',
])('%j is not a time', (text) => {
  expect(readTime(text)).toBeNull()
})

test('a false Z is read as wall time', () => {
  expect(readTime('2022-12-26T04:00:00Z', { ignoreOffset: true })).toEqual({
    at: '2022-12-26T04:00:00',
    precision: 'minute',
  })
})

test('wall times and instants convert both ways outside the hours that clocks skip or repeat', () => {
  for (const zone of ['America/St_Johns', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Europe/London']) {
    for (let day = 0; day < 365; day += 5) {
      const local = Date.UTC(2026, 0, 1 + day, 12)
      const ms = wallTimeMs(local, zone)
      expect(
        new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(ms),
      ).toBe(new Date(local).toISOString().slice(0, 19).replace('T', ' '))
    }
  }
})

test('a line that no longer reports a delivered bill still ends its tracking, when the time has passed', () => {
  const long = { ...under, arrivedAtMs: 100 * DAY - stopWindows.pastArrivalMs - 1, answeredAtMs: null }
  const first = decideStop({ ...long, lastAnsweredAtMs: 100 * DAY }, null, 100 * DAY)
  expect(first).toMatchObject({ stop: null, pending: { reason: 'past_arrival_window' } })
  expect(decideStop({ ...long, lastAnsweredAtMs: 101 * DAY }, first.pending, 101 * DAY).stop).toBe(
    'past_arrival_window',
  )
})

test('a silent line neither confirms nor discards a pending stop', () => {
  const returned = { ...under, containers: [{ emptyTerminatedAtMs: 99 * DAY, fullOutAtMs: null }] }
  const { pending } = decideStop(returned, null, 100 * DAY)
  const silent = decideStop({ ...returned, answeredAtMs: null, lastAnsweredAtMs: null }, pending, 102 * DAY)
  expect(silent).toMatchObject({ stop: null, pending })
  expect(decideStop({ ...returned, answeredAtMs: 102 * DAY }, silent.pending, 102 * DAY).stop).toBe(
    'all_containers_terminated',
  )
})

test('a line that only pushes confirms an empty return by another message, or its window ends tracking after a day', () => {
  const emptyTerminatedAtMs = 99 * DAY
  const returned = { ...under, pushes: true, containers: [{ emptyTerminatedAtMs, fullOutAtMs: null }] }
  const said = { ...returned, answeredAtMs: 100 * DAY, lastAnsweredAtMs: 100 * DAY }
  const first = decideStop(said, null, 100 * DAY)
  const endsMs = emptyTerminatedAtMs + stopWindows.pastFullOutMs + 1
  expect(first).toMatchObject({ stop: null, pending: { reason: 'all_containers_terminated' }, reevaluateAtMs: endsMs })
  const again = { ...said, answeredAtMs: 101 * DAY, lastAnsweredAtMs: 101 * DAY }
  expect(decideStop(again, first.pending, 101 * DAY).stop).toBe('all_containers_terminated')
  expect(decideStop(said, first.pending, 110 * DAY).stop).toBeNull()
  const over = decideStop(said, first.pending, endsMs)
  expect(over).toMatchObject({ stop: null, pending: { reason: 'past_full_out_window', sinceMs: endsMs } })
  expect(decideStop(said, over.pending, endsMs + DAY).stop).toBe('past_full_out_window')
})

test('the journey is evaluated again when the window after the last full-out ends', () => {
  const out = { ...under, containers: [{ emptyTerminatedAtMs: null, fullOutAtMs: 90 * DAY }] }
  expect(decideStop(out, null, 100 * DAY).reevaluateAtMs).toBe(90 * DAY + stopWindows.pastFullOutMs + 1)
})
