import { expect, test } from 'vitest'
import { smallScenarios } from '../../simulator/small-scenarios.ts'
import { playAndCompare } from './compare-current.ts'

test.each(smallScenarios.map((scenario) => [scenario.key, scenario] as const))(
  'notifies of the records of %s exactly as a request gets them at that moment',
  async (_key, scenario) => expect((await playAndCompare(scenario)).size).toBeGreaterThan(0),
)
