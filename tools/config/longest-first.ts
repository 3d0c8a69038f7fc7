import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { root } from './test-projects.ts'

/** The slowest tests, in descending order: 465 to 40 seconds on two cores. */
const LONGEST = [
  'apps/boxtrail/e2e/upgrade/test/upgrade.slow.test.ts',
  'apps/boxtrail/e2e/crashes/test/killed-processes.slow.test.ts',
  'packages/server/test/outage/outage.slow.test.ts',
  'packages/server/test/http/generated-input.slow.test.ts',
  'apps/boxtrail/e2e/concurrency/test/concurrency.slow.test.ts',
  'packages/server/test/simulator/variations.slow.test.ts',
  'tools/check/test/mutations.slow.test.ts',
  'packages/mock/test/stateful.slow.test.ts',
  'apps/boxtrail/e2e/crashes/test/database-loss.slow.test.ts',
  'apps/boxtrail/e2e/crashes/test/stops.slow.test.ts',
  'packages/server/test/silence/plans.slow.test.ts',
  'apps/boxtrail/e2e/crashes/test/standing-still.slow.test.ts',
]

/**
 * Runs the slowest files first, so that no worker is left with one of them at the end. Vitest has no durations in a
 * fresh clone, and the size of a file says little about its time.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const missing = LONGEST.filter((file) => !existsSync(join(root, file)))
    if (missing.length > 0) throw new Error(`longest-first.ts names ${missing.join(', ')}, which is not there`)
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.indexOf(relative(root, moduleId))
      return at < 0 ? LONGEST.length : at
    }
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other))
  }
}
