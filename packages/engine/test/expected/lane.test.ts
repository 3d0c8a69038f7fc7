import { expect, test } from 'vitest'
import { KEPT_JOURNEYS, laneWindow } from '../../src/expected/lane.ts'

const hoursOf = (count: number, hours: number) => Array.from({ length: count }, () => hours)

test('too few journeys teach nothing, and where all take the same, a day more is allowed', () => {
  expect(laneWindow('arrival', hoursOf(19, 480))).toBeNull()
  expect(laneWindow('arrival', hoursOf(20, 480))).toEqual({ hours: 504, cases: 20 })
})

test('the first journeys to be through are the fast ones: no pickup is overdue within a week', () => {
  expect(laneWindow('gate_out', hoursOf(30, 20))!.hours).toBe(7 * 24)
})

/** Random numbers that are the same in each run. */
const randomFrom = (seed: number) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state + 1) / 4_294_967_297
  }
}

/** Most values are near the median, and some are much larger. */
const lognormal = (random: () => number, median: number, spread: number) =>
  median * Math.exp(spread * Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random()))

test.each([
  ['arrival', 480, 0.1],
  ['arrival', 700, 0.3],
  ['gate_out', 96, 0.6],
  ['empty_return', 130, 0.8],
  ['rail_departure', 60, 0.5],
  ['inland_arrival', 110, 0.3],
  ['release', 20, 0.6],
] as const)('of journeys that go well, at most one in a hundred is overdue: %s of %i hours', (step, median, spread) => {
  const random = randomFrom(7)
  let [kept, overdue, judged]: [number[], number, number] = [[], 0, 0]
  for (let index = 0; index < 5_000; index++) {
    const hours = lognormal(random, median, spread)
    const window = laneWindow(step, kept)
    if (window) {
      judged++
      if (hours > window.hours) overdue++
    }
    kept = [Math.round(hours), ...kept].slice(0, KEPT_JOURNEYS)
  }
  expect(judged).toBeGreaterThan(4_900)
  expect(overdue / judged).toBeLessThanOrEqual(0.01)
})
