import { contradictionsIn } from '@boxtrail/engine/contradictions/contradictions'
import { projectWithExpected } from '@boxtrail/engine/expected/project-with-expected'
import { createWorld } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { inputOf } from '../../src/tracking/projection/advance/input.ts'
import { lookups } from '../harness/reference.ts'
import { loadedAt } from './play.ts'
import { smallScenarios } from './small-scenarios.ts'
import { watch } from './watch.ts'

const simulated = createWorld(1)

/** Those in which line and terminal disagree by design. */
const disagreeing: Readonly<Record<string, readonly string[]>> = { 'line-lfd': ['last_free_day_differs'] }

test.each(smallScenarios.filter(({ kind }) => kind === 'normal').map((scenario) => [scenario.key, scenario] as const))(
  'the sources of %s contradict each other only where the scenario says so',
  (key, scenario) => {
    const found = new Map<string, string>()
    watch(simulated, scenario, {
      changed: (journey, nowMs) => {
        const input = inputOf(loadedAt(journey, nowMs), lookups)
        for (const { kind, title } of [...contradictionsIn(projectWithExpected(input), input).values()].flat())
          found.set(kind, title)
      },
    })
    expect([...found.keys()], [...found.values()].join(' ')).toEqual(disagreeing[key] ?? [])
  },
)
