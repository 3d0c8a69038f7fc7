import { expect, test } from 'vitest'
import { createWorld, scenarios } from '../../../simulator/src/index.ts'
import { createCoverage } from './coverage.ts'
import { watch } from './watch.ts'

const simulated = createWorld(1)
const reached = createCoverage()

test.each(scenarios.map((scenario) => [scenario.key, scenario] as const))('%s', (_key, scenario) => {
  const { wrong } = watch(simulated, scenario, { see: reached.see })
  expect(wrong.slice(0, 5), scenario.invariant).toEqual([])
})

test('every webhook event and every value of status, hold, fee and stop reason is reached by some scenario', () => {
  reached.actByHand()
  console.log(reached.print())
  expect(reached.missing()).toEqual([])
})
