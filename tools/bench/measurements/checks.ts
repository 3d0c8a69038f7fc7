import { setTimeout as sleep } from 'node:timers/promises'
import { bareChanges, bareChecks, prepareBareChanges, prepareBareChecks } from '../beside/bare.ts'
import type { Bench } from '../open.ts'
import { measureRow } from '../rows.ts'
import { makeAllDue } from '../seed/journeys.ts'

/** The bare loop is so short that it is repeated, so that two runs give the same figure. */
const BARE_TIMES = 5

const count = async (bench: Bench, text: string) => Number((await bench.pool.query(text)).rows[0].count)
const dueChecks = (bench: Bench) =>
  count(bench, `select count(*) from checks where source_id = 'line:MAEU' and next_check_at <= now()`)
const staleJourneys = (bench: Bench) => count(bench, 'select count(*) from journeys where stale_seq > projected_seq')
const waitingNotifications = (bench: Bench) =>
  count(bench, 'select count(*) from notifications where next_attempt_at is not null')

/** The numbers of remaining tasks. */
export const waiting = async (bench: Bench) => ({
  checks: await dueChecks(bench),
  journeys: await staleJourneys(bench),
  webhooks: await waitingNotifications(bench),
})

const until = async (done: () => Promise<boolean>, everyMs: number) => {
  while (!(await done())) await sleep(everyMs)
}

/**
 * Whether any task remains. Each query only looks into an index, so that waiting costs the server a few buffers a
 * second: counting rows took a third of the measured time.
 */
const isBusy = async ({ pool }: Bench): Promise<boolean> => {
  const { rows } = await pool.query({
    name: 'is-busy',
    text: `select exists (select from checks where source_id = 'line:MAEU' and next_check_at <= now())
      or exists (select from journeys where ready_at <= now())
      or exists (select from notifications where next_attempt_at is not null) as busy`,
  })
  return rows[0].busy
}

export const untilIdle = (bench: Bench) => until(async () => !(await isBusy(bench)), 100)

/** Lets the workers run until no task remains. Returns the number of checks. */
const work = async (bench: Bench, checks: number): Promise<number> => {
  const stop = bench.startWorkers()
  await untilIdle(bench)
  await stop()
  return checks
}

/** Checks whose response is the same as before. */
export const unchangedChecks = async (bench: Bench, checks: number) => {
  await prepareBareChecks(bench.pool, checks * BARE_TIMES)
  await measureRow(bench, {
    operation: 'unchanged check',
    goal: 0.75,
    bare: () => bareChecks(bench.pool, bench.carrierUrl, 64),
    prepare: async () => {
      await makeAllDue(bench.pool)
      await work(bench, checks)
      await makeAllDue(bench.pool)
    },
    ours: () => work(bench, checks),
  })
}

interface Changed {
  operation: string
  checks: number
  goal?: number
  walGoal?: number
  /** The number of webhooks that receive changes. */
  webhooks?: number
  /** Whether nothing is known before, so that the bare loop writes its events as well. */
  isFirst?: boolean
}

/** Changed checks, with one new claim among 25: from the poll to the last delivery. */
export const changedChecks = async (
  bench: Bench,
  { operation, checks, goal, walGoal, webhooks = 0, isFirst = false }: Changed,
) => {
  await prepareBareChanges(bench.pool, checks * BARE_TIMES)
  const urls = Array.from({ length: webhooks }, (_, n) => `${bench.receiverUrl}/hook?bare=${n + 1}`)
  const before = (await bench.received()).received
  await measureRow(bench, {
    operation,
    goal,
    walGoal,
    bare: () => bareChanges(bench.pool, { url: bench.carrierUrl, webhooks: urls, concurrency: 64, isFirst }),
    prepare: async () => {
      // Only the first response can be processed as new, so there is no warm-up then.
      if (!isFirst) await drain(bench, 1)
      await bench.nextRound()
      await makeAllDue(bench.pool)
    },
    ours: () => work(bench, checks),
  })
  const { received } = await bench.received()
  const sent = checks * webhooks * (BARE_TIMES + (isFirst ? 1 : 2))
  if (received - before < sent) throw new Error(`${operation}: ${received - before} webhooks arrived, of ${sent}`)
}

/** An unmeasured pass over all checks, after which each of them has the response of this round. */
export const drain = async (bench: Bench, share: number) => {
  await bench.nextRound(share)
  await makeAllDue(bench.pool)
  await work(bench, 0)
}

/** The time from the commit of a change to its webhook, at a steady number of changes per second. */
export const webhookLatency = async (bench: Bench, perSecond: number, seconds: number) => {
  await bench.nextRound()
  const known = (await bench.received()).latenciesMs.length
  const stop = bench.startWorkers()
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

/** Nine unchanged checks and a changed one, repeatedly: the highest rate without a growing backlog. */
export const mixedChecks = async (bench: Bench, seconds: number) => {
  const polls = () => count(bench, 'select coalesce(sum(lease_token), 0) as count from checks')
  await drain(bench, 10)
  const before = await polls()
  const began = performance.now()
  const stop = bench.startWorkers()
  const backlogs: number[] = []
  while (performance.now() - began < seconds * 1_000) {
    // All checks that are not leased become due again, and one response in ten has changed.
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
