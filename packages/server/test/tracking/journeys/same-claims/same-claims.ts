import { expect } from 'vitest'
import { packEnded } from '../../../../src/tracking/packing/pack-ended.ts'
import type { TestApi } from '../../../harness/api.ts'
import { scripts } from './script.ts'
import { readServed } from './served.ts'
import { type createFeeds, createWorlds } from './worlds.ts'

const TOMORROW_MS = 86_400_000

/**
 * Plays many worlds side by side, and compares what the accounts are served. Accounts that track the same number at the
 * same line are served the same, whenever they began and whatever had been reported by then. Journeys that are stopped
 * are packed at once.
 */
export const playAndCompare = async (
  test: TestApi,
  feeds: ReturnType<typeof createFeeds>,
  { count, seed, length }: { count: number; seed: number; length: number },
) => {
  const all = scripts(count, seed, length)
  const play = await createWorlds(test, feeds, all)
  const longest = Math.max(...all.map((script) => script.length))
  let packed = 0
  for (let index = 0; index < longest; index++) {
    const taken = play.worlds.flatMap((world) => {
      const step = world.script[index]
      return step ? [{ world, step }] : []
    })
    await play.take(taken)
    if (taken.some(({ step }) => step.does === 'project') && index % 2 === 0) await play.project()
    packed += await packEnded(play.pool, Date.now() + TOMORROW_MS, new AbortController().signal)
  }
  await play.project()
  const served = await readServed(play)
  const together = [...Map.groupBy(served, ({ by, number }) => `${by} ${number}`).values()]
  for (const [first, ...others] of together)
    for (const other of others) {
      const { script } = play.worlds.find(({ bill, container }) => [bill, container].includes(first!.number))!
      const who = `seed ${seed}, accounts ${first!.account} and ${other.account}: ${JSON.stringify(script)}`
      expect(other.shown, who).toEqual(first!.shown)
    }
  const compared = together.filter((group) => group.length > 1)
  return {
    packed,
    compared: compared.length,
    withHolds: compared.filter((group) => hasHolds(group[0]!.shown)).length,
    withDelays: compared.filter((group) => hasDelays(group[0]!.shown)).length,
  }
}

const hasHolds = (shown: unknown) => /"holds_at_pod_terminal":\[\{/.test(JSON.stringify(shown))
const hasDelays = (shown: unknown) => /"delay_/.test(JSON.stringify(shown))
