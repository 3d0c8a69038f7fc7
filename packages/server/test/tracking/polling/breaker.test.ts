import { defaultCadence } from '@boxtrail/engine/cadence'
import type { Outcome } from '@boxtrail/engine/statement'
import { PAGE_BREAK } from '@boxtrail/sources/port/source'
import { expect, test } from 'vitest'
import { afterPoll, type BreakerState, breakAfter } from '../../../src/tracking/polling/breaker.ts'

const NOW_MS = 1_800_000_000_000

const pollResult = (outcome: Outcome, body: string | null = null, retryAfterMs: number | null = null) => ({
  check: { id: 'one', asked_at: new Date(NOW_MS - 1_000) },
  update: { outcome },
  fetched: { outcome, body, retryAfterMs, mediaType: null, complete: true, detail: null },
})
type Result = ReturnType<typeof pollResult>

const closed: BreakerState = { failures: 0, failedChecks: [], pausedUntilMs: null }
const noted = (state: BreakerState, results: readonly Result[]) =>
  results.reduce((before, one) => afterPoll(before, one, defaultCadence, NOW_MS), state)
/** The state after results that are each about another number. */
const after = (failures: number, ...results: Result[]) => {
  const different = results.map((one, at) => ({ ...one, check: { ...one.check, id: String(at) } }))
  const state = noted({ ...closed, failures }, different)
  const seconds = state.pausedUntilMs === null ? 0 : (state.pausedUntilMs - NOW_MS) / 1_000
  return { failures: state.failures, seconds, isProbing: state.failures >= breakAfter }
}
const times = (count: number, one: Result) => Array.from({ length: count }, () => one)
const down = pollResult('unreachable')
const well = pollResult('ok', '[]')

test('the breaker opens for half a minute after five consecutive failures; one response resets the count', () => {
  expect(after(0, ...times(4, down))).toEqual({ failures: 4, seconds: 0, isProbing: false })
  expect(after(0, ...times(5, down))).toEqual({ failures: 5, seconds: 30, isProbing: true })
  expect(after(0, ...times(4, down), well, down)).toEqual({ failures: 1, seconds: 0, isProbing: false })
})

test('the breaker does not open for one number that fails again and again', () => {
  const before = noted(closed, times(20, down))
  expect(before).toEqual({ failures: 1, failedChecks: ['one'], pausedUntilMs: null })
  const others = ['two', 'three', 'four', 'five'].map((id) => ({ ...down, check: { ...down.check, id } }))
  expect(noted(before, others).pausedUntilMs).toBe(NOW_MS + 30_000)
})

test('a poll made before the breaker opened no longer counts once its pause is over, and extends it if the line says so', () => {
  const opened = { failures: breakAfter, failedChecks: [], pausedUntilMs: NOW_MS - 1 }
  expect(noted(opened, [down, well])).toEqual(opened)
  expect(noted(opened, [pollResult('throttled', null, 7_000)]).pausedUntilMs).toBe(NOW_MS + 7_000)
  const probe = { ...well, check: { id: 'probe', asked_at: new Date(NOW_MS - 1) } }
  expect(noted(opened, [probe])).toMatchObject({ failures: 0, failedChecks: [] })
})

test('the breaker opens for half a minute regardless of the number of concurrent polls', () => {
  expect(after(0, ...times(16, down), well)).toEqual({ failures: 5, seconds: 30, isProbing: true })
})

test('the breaker doubles the time after each failed probe, up to a quarter of an hour, and closes after a successful one', () => {
  const waits = [5, 6, 7, 8, 9, 10, 60].map((failures) => after(failures, down).seconds)
  expect(waits).toEqual([60, 120, 240, 480, 900, 900, 900])
  expect(after(9, well)).toEqual({ failures: 0, seconds: 0, isProbing: false })
})

test('the breaker opens at once for a throttled line, for the time it states, then lets one poll through at a time', () => {
  expect(after(0, pollResult('throttled', null, 7_000))).toEqual({ failures: breakAfter, seconds: 7, isProbing: true })
  expect(after(0, pollResult('throttled'))).toEqual({ failures: breakAfter, seconds: 30, isProbing: true })
  // The longest time of several concurrent polls counts.
  expect(after(0, pollResult('throttled', null, 7_000), pollResult('throttled', null, 90_000)).seconds).toBe(90)
})

test('the breaker opens for a line that states no time and keeps throttling', () => {
  expect(after(0, pollResult('throttled', null, 0)).seconds).toBe(30)
  expect(after(breakAfter, pollResult('throttled', null, 0)).seconds).toBe(60)
})

test.each([
  ['a web page counts as a failure of the line', ' <!doctype html><title>Log in</title>', true],
  ['a truncated response counts as a failure of the line', '[{"eventType":"EQUIP', true],
  ['a truncated page of two counts as a failure of the line', `[]${PAGE_BREAK}[{"a":`, true],
  ['any other unreadable response counts as a failure of its number', '{"nonsense":true}', false],
  ['a text other than JSON counts as a failure of its number', 'no data for this number', false],
])('%s', (_, body, isDown) => {
  expect(after(0, pollResult('unrecognized', body)).failures).toBe(isDown ? 1 : 0)
})
