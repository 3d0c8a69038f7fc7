import { createWorld, type Scenario } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { isLong } from '../../../../tools/config/form.ts'
import { begin, type Journey, step, timetable, without } from './play.ts'
import { smallScenarios } from './small-scenarios.ts'

const simulated = createWorld(20_262)
const HOUR_MS = 3_600_000

/** In these, something is late, or is never done or reported. */
const LATE = new Set(['long-dwell'])
const clean = smallScenarios.filter(({ kind, key, line }) => kind === 'normal' && !LATE.has(key) && line === undefined)

const dueIn = ({ stored }: Journey) =>
  [...stored.containers].flatMap(([number, { row }]) => (row.marks.expected ?? []).map((due) => ({ number, ...due })))
const overdueIn = (journey: Journey) =>
  journey.stopReason === null ? dueIn(journey).filter(({ overdue }) => overdue) : []

const played = (scenario: Scenario, variation: number) =>
  begin(simulated, scenario, {
    variation,
    beganMs: Date.UTC(2026, 0, 1 + ((variation * 7) % 365)) + variation * 3_777_000,
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
  for (const scenario of isLong ? clean : clean.slice(0, 3)) {
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
        const [fromMs, untilMs] = [Date.parse(due.due_from), Date.parse(due.due_until)]
        const name = `${scenario.key} ${index} ${due.milestone}`
        if (untilMs - HOUR_MS > cutMs) expect(isNoted(untilMs - HOUR_MS), `${name}: early`).toBe(false)
        const isFound = isNoted(Math.max(fromMs + 1.2 * (untilMs - fromMs), cutMs))
        // Long silence ends the tracking itself.
        expect(isFound || silent.stopReason !== null, name).toBe(true)
        found++
      }
    }
  }
  expect(found).toBeGreaterThan(isLong ? 300 : 20)
})

test('the clock wakes a journey when something becomes overdue, and that is told once', { timeout: 60_000 }, () => {
  const scenario = smallScenarios.find(({ key }) => key === 'eta-passes')!
  const journey = begin(simulated, scenario)
  let atMs: number | null = null
  for (const nowMs of timetable(simulated, journey)) {
    // As the worker does: at the moments that the journey itself has named, and at each poll.
    while (atMs !== null && atMs < nowMs) {
      const wakesMs: number = atMs
      const { attention } = step(journey, wakesMs)
      atMs = attention.nextAtMs
      if (atMs !== null && atMs <= wakesMs) throw new Error('it would never sleep')
    }
    atMs = step(journey, nowMs).attention.nextAtMs
  }
  const told = journey.notified.filter((event) => event === 'container.milestone.overdue')
  expect(told.length).toBe(journey.stored.containers.size)
})

test('a window does not depend on when it is computed, or on how often', { timeout: 60_000 }, () => {
  for (const scenario of clean.slice(0, 3)) {
    const journey = played(scenario, 1)
    for (const nowMs of timetable(simulated, journey).filter((_, index) => index % 6 === 0)) {
      step(journey, nowMs)
      const before = dueIn(journey)
      const told = journey.notified.length
      step(journey, nowMs)
      expect(dueIn(journey)).toEqual(before)
      expect(journey.notified.length).toBe(told)
      expect(before.every(({ due_from, due_until }) => due_from < due_until)).toBe(true)
    }
  }
})
