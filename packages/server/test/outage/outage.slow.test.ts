import { expect, test } from 'vitest'
import { type Facts, p95, problemsOf } from './judge.ts'
import { createLines, limits } from './run.ts'
import { ways } from './ways.ts'

const { run } = await createLines()
let healthy: Facts
let refusing: Facts

const report = (what: string, { lagMs, ageMs, starts, drain }: Facts) => {
  const ratio = (p95(ageMs) / p95(healthy.ageMs)).toFixed(3)
  process.stdout.write(
    `outage: ${what}: age of the other lines' answers p95 ${Math.round(p95(ageMs))} ms, ratio ${ratio}; late by p95 ${Math.round(p95(lagMs))} ms (healthy ${Math.round(p95(healthy.lagMs))} ms), of ${lagMs.length}; the line itself asked ${starts.length} times, then ${drain.length} times when it was back\n`,
  )
}

test('each number of five healthy lines is polled every time that it is due', async () => {
  healthy = await run()
  report('none is down', healthy)
  expect(problemsOf(healthy)).toEqual([])
})

test.each(ways)(
  'a line that %s is polled occasionally and the others as usual, and it catches up within its limit',
  async (way) => {
    const facts = await run({ way })
    report(`one ${way}`, facts)
    if (way === 'refuses') refusing = facts
    expect(problemsOf(facts)).toEqual([])
  },
)

test('control: a line that is down is polled again and again without a breaker', async () => {
  const isPolledTooOften = (facts: Facts) =>
    problemsOf({ ...facts, cadence: healthy.cadence }).some((problem) =>
      problem.endsWith('more than its breaker allows'),
    )
  const cadence = { breakFirstMs: 1, breakMaxMs: 1 }
  expect(isPolledTooOften(await run({ way: 'answers 500', cadence, staysUntil: isPolledTooOften }))).toBe(true)
})

test('control: the limit of a line is exceeded if the limit is a tenth', () => {
  expect(problemsOf({ ...refusing, limits: { ...limits, perMinute: limits.perMinute / 10 } })).toContain(
    'the line that came back was polled above its limit',
  )
})

test.each([
  [
    'control: one line that hangs occupies a concurrency limit shared by all lines',
    limits.concurrency / 2,
    ['the other lines'],
  ],
  ['one line that hangs occupies only its own concurrency limit', undefined, []],
] as const)('%s', async (_, sharedPlaces, expected) => {
  // The work takes three seconds. A poll that hangs lasts twice as long as the wait for the other lines.
  const facts = await run({ way: 'hangs', timeoutMs: 30_000, sharedPlaces, deadlineMs: 15_000, staysUntil: () => true })
  expect(facts.rounds < facts.of ? ['the other lines'] : []).toEqual(expected)
})
