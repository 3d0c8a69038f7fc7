import { createWorld, scenarios } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { isLong } from '../../../../tools/config/form.ts'
import { comparing } from './explained/compared.ts'
import { begin, seenOf, step, timetable } from './play.ts'
import { smallScenarios } from './small-scenarios.ts'
import { watch } from './watch.ts'

// All runs play the same world. SEED=… plays another one.
const SEED = Number(process.env.SEED ?? 20_261)
const VARIATIONS = Number(process.env.VARIATIONS ?? (isLong ? 25 : 1))

test(`every scenario keeps its invariants, and explains what it serves, in ${VARIATIONS} variations of its world (SEED=${SEED})`, () => {
  const simulated = createWorld(SEED)
  const wrong: string[] = []
  let steps = 0
  for (const scenario of smallScenarios)
    for (let variation = 0; variation < VARIATIONS; variation++) {
      // Each variation has another hour and another season, to cover day boundaries and daylight saving time.
      const day = (variation * 7 + scenario.serial) % 365
      const beganMs = Date.UTC(2026, 0, 1 + day) + variation * 3_777_000
      const { contradictions, ...compare } = comparing()
      const watched = watch(simulated, scenario, { variation, beganMs, ...compare })
      steps += watched.steps
      wrong.push(...watched.wrong.slice(0, 2), ...[...contradictions].slice(0, 2))
    }
  console.log(`${steps} steps of ${smallScenarios.length * VARIATIONS} journeys, ${wrong.length} broken`)
  expect(wrong.slice(0, 40)).toEqual([])
})

test('a bill of hundreds of containers is explained as it is served, at some moments of its journey', () => {
  const simulated = createWorld(SEED)
  const large = scenarios.filter(({ containers = 1 }) => containers > 10)
  for (const scenario of large) {
    const journey = begin(simulated, scenario)
    const times = timetable(simulated, journey)
    const { contradictions, changed, see } = comparing()
    const statuses = new Set<unknown>()
    for (const part of [0.2, 0.4, 0.6, 0.8, 0.9, 1]) {
      const nowMs = times[Math.floor((times.length - 1) * part)]!
      step(journey, nowMs)
      changed(journey, nowMs)
      const seen = seenOf(journey, nowMs)
      see(seen)
      for (const { current_status } of seen.containers.values()) statuses.add(current_status)
    }
    expect([...contradictions].slice(0, 8)).toEqual([])
    expect(statuses.size).toBeGreaterThan(3)
  }
})
