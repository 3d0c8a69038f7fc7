import { expect } from 'vitest'
import type { TestApi } from '../../../harness/api.ts'
import { scripts } from './script.ts'
import { readServed } from './served.ts'
import { type createFeeds, createWorlds } from './worlds.ts'

/**
 * Plays many worlds side by side, then compares what the accounts are served: whoever tracks the same number at the same
 * line is served the same, whenever they began and whatever had been reported by then.
 */
export const playAndCompare = async (
  test: TestApi,
  feeds: ReturnType<typeof createFeeds>,
  { count, seed }: { count: number; seed: number },
) => {
  const all = scripts(count, seed)
  const play = await createWorlds(test, feeds, all)
  for (const index of all[0]!.steps.keys()) {
    await play.take(play.worlds.map((world) => ({ world, step: world.script.steps[index]! })))
    // What the workers have not projected by the next step, they find together with what that step brings.
    if (index % 3 !== 1) await play.project()
  }
  await play.project()
  const served = await readServed(play)
  const together = [...Map.groupBy(served, ({ by, number }) => `${by} ${number}`).values()]
  for (const [first, ...others] of together)
    for (const other of others) {
      const { script } = play.worlds.find(({ bill, container }) => [bill, container].includes(first!.number))!
      expect(
        other.shown,
        `seed ${seed}, accounts ${first!.account} and ${other.account}: ${JSON.stringify(script)}`,
      ).toEqual(first!.shown)
    }
  const compared = together.filter((group) => group.length > 1)
  return { compared: compared.length, withHolds: compared.filter((group) => hasHolds(group[0]!.shown)).length }
}

const hasHolds = (shown: unknown) => /"holds_at_pod_terminal":\[\{/.test(JSON.stringify(shown))
