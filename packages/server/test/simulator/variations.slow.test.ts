import { createWorld } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { isLong } from '../../../../tools/config/form.ts'
import { comparing } from './compared.ts'
import { smallScenarios } from './small-scenarios.ts'
import { watch } from './watch.ts'

// The same world for everyone; SEED=… plays another.
const SEED = Number(process.env.SEED ?? 20_261)
const VARIATIONS = Number(process.env.VARIATIONS ?? (isLong ? 25 : 1))

test(`every scenario keeps its invariants, and explains what it serves, in ${VARIATIONS} variations of its world (SEED=${SEED})`, () => {
  const simulated = createWorld(SEED)
  const wrong: string[] = []
  let steps = 0
  for (const scenario of smallScenarios)
    for (let variation = 0; variation < VARIATIONS; variation++) {
      // Another hour and another season each time, to cover day boundaries and changes of summer time.
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
