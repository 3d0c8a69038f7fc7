import { setTimeout as sleep } from 'node:timers/promises'
import { bareChecks } from './bare.ts'
import type { Bench } from './bench.ts'
import { makeAllDue } from './seed.ts'

const count = async (bench: Bench, text: string) => Number((await bench.pool.query(text)).rows[0].count)

const until = async (done: () => Promise<boolean>, everyMs = 20) => {
  while (!(await done())) await sleep(everyMs)
}

/** Unchanged checks a second, against the bare loop over as many checks. */
export const unchangedChecks = async (bench: Bench, checks: number) => {
  const bare = await bareChecks(bench.pool, bench.carrierUrl, checks, 64)
  await makeAllDue(bench.pool)
  const began = performance.now()
  const stop = bench.startWorkers({ deliver: false })
  await until(async () => (await count(bench, 'select count(*) from checks where next_check_at <= now()')) === 0)
  const ours = checks / ((performance.now() - began) / 1_000)
  await stop()
  bench.report('unchanged checks a second', ours, bare, 0.4)
}

/** Changed checks a second: one new claim among 25, two webhooks, from the asking to the last delivery. */
export const changedChecks = async (bench: Bench, checks: number) => {
  await bench.nextRound()
  const before = await count(bench, `select count(*) from notifications where delivery_status = 'succeeded'`)
  await makeAllDue(bench.pool)
  const began = performance.now()
  const stop = bench.startWorkers({ deliver: true })
  await until(
    async () =>
      (await count(bench, 'select count(*) from checks where next_check_at <= now()')) === 0 &&
      (await count(bench, 'select count(*) from journeys where stale_seq > projected_seq')) === 0 &&
      (await count(bench, `select count(*) from notifications where next_attempt_at is not null`)) === 0,
    50,
  )
  const seconds = (performance.now() - began) / 1_000
  await stop()
  const delivered =
    (await count(bench, `select count(*) from notifications where delivery_status = 'succeeded'`)) - before
  bench.line(
    `changed checks a second: ${Math.round(checks / seconds)} (goal 300), ${Math.round(delivered / seconds)} webhooks a second`,
  )
}
