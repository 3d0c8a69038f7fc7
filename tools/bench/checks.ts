import { setTimeout as sleep } from 'node:timers/promises'
import { bareChanges, bareChecks } from './bare.ts'
import { costsPerOperation } from './costs.ts'
import type { Bench } from './open.ts'
import { makeAllDue } from './seed.ts'

const count = async (bench: Bench, text: string) => Number((await bench.pool.query(text)).rows[0].count)
const dueChecks = (bench: Bench) => count(bench, 'select count(*) from checks where next_check_at <= now()')
const staleJourneys = (bench: Bench) => count(bench, 'select count(*) from journeys where stale_seq > projected_seq')
const waitingNotifications = (bench: Bench) =>
  count(bench, 'select count(*) from notifications where next_attempt_at is not null')

const until = async (done: () => Promise<boolean>, everyMs: number) => {
  while (!(await done())) await sleep(everyMs)
}

/** Unchanged checks a second, compared with the bare loop over as many checks. */
export const unchangedChecks = async (bench: Bench, checks: number) => {
  const bare = await bareChecks(bench.pool, bench.carrierUrl, checks, 64)
  await makeAllDue(bench.pool)
  const work = async () => {
    const began = performance.now()
    const stop = bench.startWorkers({ deliver: false })
    await until(async () => (await dueChecks(bench)) === 0, 20)
    const ours = checks / ((performance.now() - began) / 1_000)
    await stop()
    return ours
  }
  const { result, text } = await costsPerOperation(bench, work, () => checks)
  bench.report('unchanged checks a second', result, bare, 0.4)
  bench.line(`  ${text}`)
}

/** Changed checks a second: one new claim among 25, two webhooks, from the poll to the last delivery. */
export const changedChecks = async (bench: Bench, what: string, checks: number, goal: number | null = null) => {
  const webhooks = goal === null ? [] : [1, 2].map((n) => `${bench.receiverUrl}/hook?bare=${n}`)
  const bare = await bareChanges(bench.pool, { url: bench.carrierUrl, webhooks, count: checks, concurrency: 64 })
  await bench.nextRound()
  const before = (await bench.received()).received
  await makeAllDue(bench.pool)
  const work = async () => {
    const began = performance.now()
    const stop = bench.startWorkers({ deliver: true })
    await until(
      async () =>
        (await dueChecks(bench)) === 0 &&
        (await staleJourneys(bench)) === 0 &&
        (await waitingNotifications(bench)) === 0,
      50,
    )
    const seconds = (performance.now() - began) / 1_000
    await stop()
    return seconds
  }
  const { result: seconds, text } = await costsPerOperation(bench, work, () => checks)
  const received = (await bench.received()).received - before
  const [ours, webhooksEach] = [checks / seconds, (received / checks).toFixed(1)]
  bench.line(
    `${what} a second: ${Math.round(ours)}${goal === null ? '' : ` (goal ${goal})`}, bare loop ${Math.round(bare)}, ratio ${(ours / bare).toFixed(2)}, with ${Math.round(received / seconds)} webhooks a second (${webhooksEach} a check)`,
  )
  bench.line(`  ${text}`)
}

/** One pass over all checks, unmeasured: afterwards every check has the response of this round. */
export const drain = async (bench: Bench, share: number) => {
  await bench.nextRound(share)
  await makeAllDue(bench.pool)
  const stop = bench.startWorkers({ deliver: true })
  await until(
    async () =>
      (await dueChecks(bench)) === 0 && (await staleJourneys(bench)) === 0 && (await waitingNotifications(bench)) === 0,
    50,
  )
  await stop()
}

/** From the commit of a change to its webhook, at a steady number of changes a second. */
export const webhookLatency = async (bench: Bench, perSecond: number, seconds: number) => {
  await bench.nextRound()
  const known = (await bench.received()).latenciesMs.length
  const stop = bench.startWorkers({ deliver: true })
  for (let second = 0; second < seconds * 10; second++) {
    await bench.pool.query(
      `update checks set next_check_at = now() where id in (select id from checks where subject_number like 'BENCH%' and body_hash is not null order by last_asked_at limit $1)`,
      [perSecond / 10],
    )
    await sleep(100)
  }
  await until(async () => (await waitingNotifications(bench)) === 0 && (await staleJourneys(bench)) === 0, 50)
  await stop()
  const latenciesMs = (await bench.received()).latenciesMs.slice(known).sort((a, b) => a - b)
  const at = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)]
  bench.line(
    `commit to webhook received at ${perSecond} changes a second: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (goal 500), of ${latenciesMs.length}`,
  )
}

/** Nine unchanged checks and a changed one, repeatedly: the highest rate that leaves no growing backlog. */
export const mixedChecks = async (bench: Bench, seconds: number) => {
  const polls = () => count(bench, 'select coalesce(sum(lease_token), 0) as count from checks')
  await drain(bench, 10)
  const before = await polls()
  const began = performance.now()
  const stop = bench.startWorkers({ deliver: true })
  const backlogs: number[] = []
  while (performance.now() - began < seconds * 1_000) {
    // All that are not leased become due again, and one response of the line in ten has changed.
    await bench.pool.query(
      `update checks set next_check_at = now() where next_check_at > now() and lease_until is null`,
    )
    await bench.nextRound(10)
    backlogs.push((await staleJourneys(bench)) + (await waitingNotifications(bench)))
    await sleep(500)
  }
  const rate = ((await polls()) - before) / ((performance.now() - began) / 1_000)
  await stop()
  bench.line(
    `the mix, one in ten changed, for ${seconds} s: ${Math.round(rate)} checks a second (goal 1300); backlog of journeys and webhooks ${backlogs.slice(1, 4).join(', ')} ... ${backlogs.slice(-3).join(', ')}`,
  )
}
