import { defaultCadence } from '@boxtrail/engine/cadence'
import type { Outcome } from '@boxtrail/engine/statement'
import { PAGE_BREAK } from '@boxtrail/sources/port/source'
import { expect, test } from 'vitest'
import { breakAfter, createBreaker } from '../../../src/tracking/polling/breaker.ts'

const pollResult = (outcome: Outcome, body: string | null = null, retryAfterMs: number | null = null) => ({
  check: { id: 'one' },
  update: { outcome } as never,
  fetched: { outcome, body, retryAfterMs, mediaType: null, complete: true, detail: null },
})
/** Each about another number, unless they say otherwise. */
const after = (failures: number, ...results: ReturnType<typeof pollResult>[]) => {
  const breaker = createBreaker({ failures, failed_checks: [] }, defaultCadence)
  for (const [at, one] of results.entries()) breaker.note({ ...one, check: { id: String(at) } })
  return { failures: breaker.failures(), seconds: breaker.pausedMs() / 1_000, isProbing: breaker.isProbing() }
}
const times = (count: number, one: ReturnType<typeof pollResult>) => Array.from({ length: count }, () => one)
const down = pollResult('unreachable')
const well = pollResult('ok', '[]')

test('the breaker opens for half a minute after five consecutive failures; one response resets the count', () => {
  expect(after(0, ...times(4, down))).toEqual({ failures: 4, seconds: 0, isProbing: false })
  expect(after(0, ...times(5, down))).toEqual({ failures: 5, seconds: 30, isProbing: true })
  expect(after(0, ...times(4, down), well, down)).toEqual({ failures: 1, seconds: 0, isProbing: false })
})

test('the breaker does not open for one number that fails again and again, from lease to lease', () => {
  let before = { failures: 0, failed_checks: [] as string[] }
  for (let poll = 0; poll < 20; poll++) {
    const breaker = createBreaker(before, defaultCadence)
    breaker.note(down)
    expect(breaker.pausedMs()).toBe(0)
    before = { failures: breaker.failures(), failed_checks: breaker.failed() }
  }
  expect(before).toEqual({ failures: 1, failed_checks: ['one'] })
  const breaker = createBreaker(before, defaultCadence)
  for (const id of ['two', 'three', 'four', 'five']) breaker.note({ ...down, check: { id } })
  expect(breaker.pausedMs()).toBe(30_000)
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
  // Of several concurrent polls, the longest time counts.
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
