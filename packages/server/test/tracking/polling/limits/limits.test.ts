import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paceOf } from '../../../../src/tracking/polling/pace.ts'
import { testDatabase } from '../../../harness/database/database.ts'
import { createWorld, exceeds, type Limits, prepare } from './world.ts'

const { pool } = await testDatabase()
await prepare(pool)

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const CHECKS = 40
const LEASE_MS = 30_000

const limits = fc.record({
  concurrency: fc.integer({ min: 1, max: 12 }),
  perMinute: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 60 })),
  perDay: fc.constant(null),
  most: fc.integer({ min: 1, max: 6 }),
})
const process = fc.nat(2)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('work' as const),
      process,
      wanted: fc.integer({ min: 1, max: 6 }),
      lateMs: fc.integer({ min: 0, max: 900 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('finish' as const), process, count: fc.integer({ min: 1, max: 6 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('elapse' as const),
      ms: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 500, max: 10_000 })),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('die' as const), process }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** The problems after these steps, and after the time that the limits need for all checks that are due. */
const problemsOf = async (
  given: Limits,
  steps: readonly Step[],
  sabotage?: string,
  checks = CHECKS,
): Promise<string[]> => {
  const world = await createWorld({ ...given, pool, processes: 3, checks, sabotage })
  for (const one of steps) {
    if (one.kind === 'work') await world.work(one.process, one.wanted, one.lateMs)
    else if (one.kind === 'finish') await world.finish(one.process, one.count)
    else if (one.kind === 'elapse') await world.elapse(one.ms)
    else world.die(one.process)
  }
  // The shares of dead processes are free once their leases have expired. After that, each turn polls something.
  for (let waitedMs = 0; waitedMs <= LEASE_MS; waitedMs += LEASE_MS / 3) await world.elapse(LEASE_MS / 3)
  const everyMs = given.perMinute === null ? 1 : (1.1 * MINUTE_MS) / given.perMinute
  for (let turn = 0; turn <= checks && world.left() > 0; turn++) {
    for (const at of [turn, turn + 1, turn + 2]) {
      await world.work(at, 1)
      await world.finish(at, 1)
    }
    await world.elapse(Math.ceil(everyMs))
  }
  if (world.left() > 0) world.problems.add('a check was not polled')
  if (given.perMinute !== null && exceeds(world.starts, MINUTE_MS, given.perMinute))
    world.problems.add('a minute had more polls than the source allows')
  return [...world.problems]
}

test('processes that begin, poll and die never exceed the limits of a source together, and poll every check once', async () => {
  await fc.assert(
    fc.asyncProperty(limits, fc.array(step, { maxLength: 40 }), async (given, steps) => {
      expect(await problemsOf(given, steps)).toEqual([])
    }),
    { numRuns: 12 },
  )
})

const busy = [0, 1, 2].flatMap((at): Step[] => [
  { kind: 'work', process: at, wanted: 6, lateMs: 0 },
  { kind: 'elapse', ms: 1 },
])

test.each([
  [
    'the shares of others are not seen',
    'delete from source_shares; update sources set lease_until = null',
    'more polls were under way than the source allows',
  ],
  ['each process has the rate to itself', 'delete from source_paces', 'a minute had more polls than the source allows'],
])('control: the limits are exceeded if %s', async (_, sabotage, problem) => {
  const given = { concurrency: 6, perMinute: 20, perDay: null, most: 6 }
  const shares = sabotage.includes('shares') ? { perMinute: null } : { concurrency: 18 }
  expect(await problemsOf({ ...given, ...shares }, busy, sabotage)).toContain(problem)
})

test('control: checks are polled twice if their leases are not kept', async () => {
  const given = { concurrency: 18, perMinute: null, perDay: null, most: 6 }
  // There are fewer checks than three processes can poll at once, so the last one can only claim checks of the others.
  expect(await problemsOf(given, busy, 'update checks set lease_until = null', 12)).toContain(
    'a check was polled twice',
  )
})

test('no day has more polls than a source allows, and a busy one has as many', async () => {
  const perDay = 48
  const given = { concurrency: 4, perMinute: null, perDay, most: 4 }
  const world = await createWorld({ ...given, pool, processes: 2, checks: 200 })
  for (let turn = 0; turn < 2 * perDay; turn++) {
    for (const at of [0, 1]) {
      await world.work(at, 4)
      await world.finish(at, 4)
    }
    await world.elapse(Math.ceil(paceOf(given)!.day!.everyMs))
  }
  expect(exceeds(world.starts, DAY_MS, perDay)).toBe(false)
  expect(exceeds(world.starts, DAY_MS, perDay - 1)).toBe(true)
})
