import { laneWindow } from '@boxtrail/engine/expected/lane'
import { type InlandWindows, inlandSteps } from '@boxtrail/engine/lane-windows'
import { createWorld, type Scenario } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { isLong } from '../../../../tools/config/form.ts'
import { begin, type Journey, settle, step, timetable, without } from './play.ts'
import { smallScenarios } from './small-scenarios.ts'

const simulated = createWorld(20_262)
const HOUR_MS = 3_600_000

/** Scenarios in which something is late or never reported, although they are of the kind `normal`. */
const LATE = new Set(['long-dwell'])
const clean = smallScenarios.filter(({ kind, key, line }) => kind === 'normal' && !LATE.has(key) && line === undefined)

const dueIn = ({ stored }: Journey) =>
  [...stored.containers].flatMap(([number, { row }]) => (row.marks.expected ?? []).map((due) => ({ number, ...due })))
const overdueIn = (journey: Journey) =>
  journey.stopReason === null ? dueIn(journey).filter(({ overdue }) => overdue) : []

/** A journey of an account that has had others on the same inland lane before. */
const played = (scenario: Scenario, variation: number): Journey => {
  const journey = begun(scenario, variation)
  const windows = inlandWindowsOf(scenario)
  return Object.keys(windows).length === 0
    ? journey
    : { ...journey, state: { inland: { name: scenario.key, readOn: '2026-01-01', windows } } }
}

const begun = (scenario: Scenario, variation: number): Journey =>
  begin(simulated, scenario, {
    variation,
    beganMs: Date.UTC(2026, 0, 1 + ((variation * 7) % 365)) + variation * 3_777_000,
  })

const learned = new Map<string, InlandWindows>()
/** The first of the variations that are only played as earlier journeys. */
const EARLIER = 500
const EARLIER_JOURNEYS = isLong ? 60 : 22

/** The windows that earlier journeys of a scenario teach for the inland lane. */
const inlandWindowsOf = (scenario: Scenario): InlandWindows => {
  const windows = learned.get(scenario.key) ?? (isByTrain(scenario) ? learnFrom(scenario) : {})
  learned.set(scenario.key, windows)
  return windows
}

const isByTrain = ({ key }: Scenario) => key === 'rail' || key === 'rail-canada'

const learnFrom = (scenario: Scenario): InlandWindows => {
  const taught = Array.from({ length: EARLIER_JOURNEYS }, (_, index) => {
    const journey = begun(scenario, EARLIER + index)
    const moments = timetable(simulated, journey)
    // The last moment, and some in the second half, when the container may be ready for pickup.
    const polled = moments.filter((_, at) => at === moments.length - 1 || (at > moments.length / 2 && at % 6 === 0))
    return polled.map((nowMs) => step(journey, nowMs)?.inland?.taken ?? {})
  }).flat()
  return Object.fromEntries(
    inlandSteps.flatMap((name) => {
      const window = laneWindow(
        name,
        taught.flatMap((taken) => taken[name] ?? []),
      )
      return window ? [[name, window] as const] : []
    }),
  )
}

test('each step of an inland lane is learned from completed journeys', () => {
  for (const scenario of clean.filter(isByTrain))
    expect(Object.entries(inlandWindowsOf(scenario)).map(([name, { cases }]) => [name, cases])).toEqual(
      inlandSteps.map((name) => [name, EARLIER_JOURNEYS]),
    )
})

test('of journeys that go well, at most one in a hundred is ever overdue', { timeout: 3_600_000 }, () => {
  const count = isLong ? 1_000 : 12
  const raised: string[] = []
  for (let index = 0; index < count; index++) {
    const scenario = clean[index % clean.length]!
    const journey = played(scenario, Math.floor(index / clean.length))
    for (const nowMs of timetable(simulated, journey)) {
      step(journey, nowMs)
      const [first] = overdueIn(journey)
      if (!first) continue
      raised.push(
        `${scenario.key} ${index}: ${first.milestone} by ${first.due_until} at ${new Date(nowMs).toISOString()}`,
      )
      break
    }
  }
  expect(raised.length / count, raised.join('\n')).toBeLessThanOrEqual(0.01)
})

test('where every source falls silent, what is due next is overdue within its window', { timeout: 600_000 }, () => {
  let found = 0
  const byHistory = new Set<string>()
  const [rail] = clean.filter(isByTrain)
  for (const scenario of isLong ? clean : [...clean.slice(0, 2), rail!]) {
    const journey = played(scenario, 0)
    for (const [index, cutMs] of timetable(simulated, journey).entries()) {
      step(journey, cutMs)
      if (journey.stopReason !== null || (!isLong && index % 3 !== 0)) continue
      for (const due of dueIn(journey)) {
        const silent = without(journey)
        const isNoted = (nowMs: number) => {
          step(silent, nowMs)
          return dueIn(silent).some(
            ({ number, milestone, overdue }) => number === due.number && milestone === due.milestone && overdue,
          )
        }
        if (due.basis === 'history') byHistory.add(due.milestone)
        const [fromMs, untilMs] = [Date.parse(due.due_from), Date.parse(due.due_until)]
        const name = `${scenario.key} ${index} ${due.milestone}`
        if (untilMs - HOUR_MS > cutMs) expect(isNoted(untilMs - HOUR_MS), `${name}: early`).toBe(false)
        const isFound = isNoted(Math.max(fromMs + 1.2 * (untilMs - fromMs), cutMs))
        // After a long silence, tracking itself ends.
        expect(isFound || silent.stopReason !== null, name).toBe(true)
        found++
      }
    }
  }
  expect(found).toBeGreaterThan(isLong ? 300 : 20)
  expect([...byHistory]).toContain('rail_departure')
})

test('the clock wakes a journey when something becomes overdue, and that is notified once', () => {
  const scenario = smallScenarios.find(({ key }) => key === 'eta-passes')!
  const journey = begin(simulated, scenario)
  let atMs: number | null = null
  for (const nowMs of timetable(simulated, journey)) {
    // Projects at the moments that the journey itself has named, and at each poll, as the worker does.
    while (atMs !== null && atMs < nowMs) {
      const wakesMs: number = atMs
      const { attention } = settle(journey, wakesMs)
      atMs = attention.nextAtMs
      if (atMs !== null && atMs <= wakesMs) throw new Error('it would never sleep')
    }
    step(journey, nowMs)
    atMs = journey.advanced!.attention.nextAtMs
  }
  const told = journey.notified.filter((event) => event === 'container.milestone.overdue')
  expect(told.length).toBe(journey.stored.containers.size)
})

test('a window does not depend on when it is computed, or on how often', () => {
  for (const scenario of clean.slice(0, 3)) {
    const journey = played(scenario, 1)
    for (const nowMs of timetable(simulated, journey).filter((_, index) => index % 6 === 0)) {
      step(journey, nowMs)
      const before = dueIn(journey)
      const told = journey.notified.length
      settle(journey, nowMs)
      expect(dueIn(journey)).toEqual(before)
      expect(journey.notified.length).toBe(told)
      expect(before.every(({ due_from, due_until }) => due_from < due_until)).toBe(true)
    }
  }
})
