import { expect, test } from 'vitest'
import { isLong } from '../../../../../tools/config/form.ts'
import { smallScenarios } from '../../simulator/small-scenarios.ts'
import { playAndCompare } from './compare-current.ts'

const played = isLong ? smallScenarios : smallScenarios.filter((_, index) => index % 25 === 1)

test.each(played.map((scenario) => [scenario.key, scenario] as const))(
  'a webhook is notified of the records of %s exactly as a request gets them at that moment',
  async (_key, scenario) => expect((await playAndCompare(scenario)).size).toBeGreaterThan(0),
)
