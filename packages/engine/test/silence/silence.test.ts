import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pollCadence, pushCadence, type Rest, usualRestMs } from '../../src/silence/cadence.ts'
import { type Awaited, judgeSilence, type SourceSilence, silentFromMs } from '../../src/silence/silence.ts'

const HOUR_MS = 3_600_000
const NOW_MS = Date.parse('2026-11-27T06:00:00Z')
const gapsOf = (count: number, hours: number) => Array.from({ length: count }, () => hours * 3_600)

test('what is stated prevails over what is learned, and too few pushes teach nothing', () => {
  expect(pushCadence(7_200, gapsOf(50, 24))).toEqual({ every_s: 7_200, basis: 'stated', cases: null })
  expect(pushCadence(null, gapsOf(9, 24))).toBeNull()
  expect(pushCadence(null, gapsOf(10, 24))).toEqual({ every_s: 86_400, basis: 'learned', cases: 10 })
})

test('a source that rests at weekends is expected after its weekends, and one outage teaches nothing', () => {
  const weeks = Array.from({ length: 8 }, () => [72, 24, 24, 24, 24]).flat()
  expect(
    pushCadence(
      null,
      [...weeks, 400].map((hours) => hours * 3_600),
    )!.every_s,
  ).toBe(72 * 3_600)
})

test('a source may rest as it rested at the same time of the weeks before, a fifth longer', () => {
  const pushedMs = Date.parse('2026-11-27T17:00:00Z')
  const rest = (weeks: number, hours: number, s = 62 * 3_600) => ({
    from: pushedMs / 1_000 - weeks * 604_800 + hours * 3_600,
    s,
  })
  const usualMs = (...rests: Rest[]) => usualRestMs({ rests, pushingSinceMs: 0 }, pushedMs)
  expect(usualMs()).toBeNull()
  expect(usualMs(rest(1, 1), rest(2, -11, 40 * 3_600))! / HOUR_MS).toBeCloseTo(74.4)
  expect(usualMs(rest(0, 0), rest(6, 0), rest(1, 13), rest(1, -13))).toBeNull()
  const hourly = { pauses: { rests: [rest(1, 0)], pushingSinceMs: 0 }, answeredMs: pushedMs, awaitedMs: 0 }
  const learned = silentFromMs({ ...hourly, cadence: pushCadence(null, gapsOf(50, 1)) })
  expect((learned! - pushedMs) / HOUR_MS).toBeCloseTo(74.4)
  // A stated cadence prevails, and slow sources rest for longer anyway.
  expect(silentFromMs({ ...hourly, cadence: pushCadence(3_600, []) })).toBe(pushedMs + 24 * HOUR_MS)
  expect(silentFromMs({ ...hourly, cadence: pushCadence(null, gapsOf(50, 48)) })).toBe(pushedMs + 144 * HOUR_MS)
})

test('nobody knows when a source rests that has pushed for less than a week, or whose first push is not known', () => {
  const pushedMs = Date.parse('2026-11-27T17:00:00Z')
  const restHours = (pushingSinceMs: number | null, cadence = pushCadence(null, gapsOf(10, 1))) =>
    (silentFromMs({ cadence, pauses: { rests: [], pushingSinceMs }, answeredMs: pushedMs, awaitedMs: 0 })! - pushedMs) /
    HOUR_MS
  // The first push: unknown, 100 hours ago, and up to 13 hours before the same time of the previous week.
  expect(
    [null, 100, 7 * 24, 7 * 24 + 11, 7 * 24 + 13].map((hours) =>
      restHours(hours === null ? null : pushedMs - hours * HOUR_MS),
    ),
  ).toEqual([168, 168, 168, 168, 24])
  expect(restHours(pushedMs, pushCadence(3_600, []))).toBe(24)
  expect(restHours(pushedMs, pushCadence(null, gapsOf(10, 72)))).toBe(216)
})

const awaited = (hoursAgo: number | null, given: Partial<Awaited> = {}): Awaited => ({
  source: { id: 'line:MAEU', kind: 'line', name: 'Maersk' },
  answeredMs: hoursAgo === null ? null : NOW_MS - hoursAgo * HOUR_MS,
  awaitedMs: NOW_MS - 30 * HOUR_MS,
  cadence: pollCadence(3_600),
  shipments: 2,
  containers: 5,
  nowMs: NOW_MS,
  ...given,
})

test('a source is silent after a day, or after three of its intervals where they are longer', () => {
  expect(judgeSilence(awaited(23), null)).toEqual({ began: null, ended: null, lookAgainMs: NOW_MS + HOUR_MS })
  expect(judgeSilence(awaited(24), null).began).toMatchObject({ since: '2026-11-26T06:00:00Z', containers: 5 })
  const slow = { cadence: pollCadence(43_200), awaitedMs: NOW_MS - 90 * HOUR_MS }
  expect([35, 36].map((hours) => judgeSilence(awaited(hours, slow), null).began !== null)).toEqual([false, true])
})

test('one that never answered is silent since it is awaited', () => {
  const { began } = judgeSilence(awaited(null), null)
  expect(began).toMatchObject({ since: '2026-11-26T00:00:00Z', last_answered_at: null })
  expect(judgeSilence(awaited(0), began).ended!.ended_because).toBe('answered')
})

test('one that answered before it is awaited is silent since it is awaited', () => {
  expect(judgeSilence(awaited(240, { awaitedMs: NOW_MS - HOUR_MS }), null).began).toBeNull()
  const { began } = judgeSilence(awaited(240), null)
  expect(began).toMatchObject({ since: '2026-11-26T00:00:00Z', last_answered_at: '2026-11-17T06:00:00Z' })
})

test('without a cadence nothing is silent, and a reported silence ends when nothing is awaited any more', () => {
  expect(judgeSilence(awaited(400, { cadence: null }), null)).toEqual({ began: null, ended: null, lookAgainMs: null })
  const { began } = judgeSilence(awaited(30), null)
  const { ended, lookAgainMs } = judgeSilence(awaited(30, { cadence: null }), began)
  expect([ended!.ended_because, lookAgainMs]).toEqual(['not_awaited', null])
})

test('a silence lasts until the source is heard from, also where it is asked less often meanwhile', () => {
  const { began } = judgeSilence(awaited(30), null)
  expect(judgeSilence(awaited(30, { cadence: pollCadence(86_400) }), began).ended).toBeNull()
  expect(judgeSilence(awaited(1), began).ended).toMatchObject({ ended_because: 'answered', since: began!.since })
})

test('whenever it is evaluated, each silence and each end of one is reported once, in turn', () => {
  const step = fc.record({
    hours: fc.integer({ min: 0, max: 60 }),
    answers: fc.boolean(),
    everyS: fc.integer({ min: 600, max: 90_000 }),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let told: SourceSilence | null = null
      let [nowMs, answeredMs, silentS] = [NOW_MS, NOW_MS, 0]
      for (const { hours, answers, everyS } of steps) {
        nowMs += hours * HOUR_MS
        if (answers) answeredMs = nowMs
        const { began, ended, lookAgainMs } = judgeSilence(
          awaited(0, { nowMs, answeredMs, cadence: pollCadence(everyS) }),
          told,
        )
        expect(began === null || (told === null && ended === null)).toBe(true)
        expect(ended === null || (told !== null && answeredMs > Date.parse(told.since))).toBe(true)
        expect(lookAgainMs).toBeGreaterThan(nowMs)
        if (began) expect(nowMs - answeredMs).toBeGreaterThanOrEqual(Math.max(24 * HOUR_MS, 3_000 * everyS))
        told = began ?? (ended ? null : told)
        silentS = told === null ? 0 : silentS + 1
      }
      expect(silentS).toBeLessThanOrEqual(steps.length)
    }),
  )
})
