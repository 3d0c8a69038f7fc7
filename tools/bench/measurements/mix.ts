import { setTimeout as sleep } from 'node:timers/promises'
import { benchAccount, benchApp, serveApp } from '../beside/served.ts'
import { cpuOfServer, memoryOfServer } from '../costs.ts'
import type { Bench, BenchParts } from '../open.ts'
import { checkId, seedContainers, seedJourneys, seedWebhooks } from '../seed/journeys.ts'
import { drain, waiting } from './checks.ts'

const CHECKS_A_SECOND = 150
/** Each journey is polled every eighty seconds; one in ten has changes each time. */
const JOURNEYS = 12_000
const NEWS_OF = 10
const READS_A_SECOND = 20
/** The number of containers in the account that is read. */
const CONTAINERS = 10_000
const TURN_MS = 100
const TURNS_A_SECOND = 1_000 / TURN_MS
const LOOKED_EVERY_TURNS = 5 * TURNS_A_SECOND
const MINUTE_TURNS = 60 * TURNS_A_SECOND
const MB = 2 ** 20

/**
 * Runs a steady mix: checks, of which one in ten has changes for two webhooks, and reads. After each minute, prints the
 * usage of the processes and the database, and the largest backlog.
 */
export const mix = async (bench: Bench, parts: BenchParts, minutes: number) => {
  const { pool } = bench
  const accounts = 20
  await seedJourneys(pool, { accounts, journeys: JOURNEYS })
  await drain(bench, NEWS_OF)
  const secret = parts.secretBox.seal('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
  await seedWebhooks(pool, accounts, `${bench.receiverUrl}/hook`, secret)
  const { accountId, headers } = await benchAccount(pool)
  await seedContainers(pool, accountId, CONTAINERS)
  const served = await serveApp(benchApp(pool, parts))
  const stop = bench.startWorkers()
  bench.line(
    '| Minute | Checks a second | Webhooks a second | Left to do at most: checks, journeys, webhooks | Memory: Node, of it heap, PostgreSQL | Cores: Node, PostgreSQL | WAL a second | Database |\n|---|---|---|---|---|---|---|---|',
  )
  let polled = 0
  let turn = 0
  const beganMs = performance.now()
  for (let minute = 1; minute <= minutes; minute++) {
    const before = await measuredNow(bench)
    const left: Left = { checks: 0, journeys: 0, webhooks: 0 }
    for (const ends = turn + MINUTE_TURNS; turn < ends; turn++) {
      polled = await askSome(bench, polled)
      if (turn % TURNS_A_SECOND === 0) await readSome(served.origin, headers)
      if (turn % LOOKED_EVERY_TURNS === 0) atMost(left, await waiting(bench))
      await sleep(Math.max(0, beganMs + (turn + 1) * TURN_MS - performance.now()))
    }
    bench.line(minuteInWords(minute, before, await measuredNow(bench), left))
  }
  await stop()
  served.close()
}

type Left = Awaited<ReturnType<typeof waiting>>

const atMost = (left: Left, now: Left) => {
  for (const what of Object.keys(left) as (keyof Left)[]) left[what] = Math.max(left[what], now[what])
}

/** Makes the next checks due; returns the total so far. */
const askSome = async (bench: Bench, polled: number): Promise<number> => {
  if (polled % JOURNEYS === 0) await bench.nextRound(NEWS_OF)
  const count = CHECKS_A_SECOND / TURNS_A_SECOND
  const ids = Array.from({ length: count }, (_, n) => checkId(((polled + n) % JOURNEYS) + 1))
  await bench.pool.query({
    name: 'make-due',
    text: 'update checks set next_check_at = now() where id = any($1)',
    values: [ids],
  })
  return polled + count
}

const readSome = (origin: string, headers: Record<string, string>) =>
  Promise.all(
    Array.from({ length: READS_A_SECOND }, async () => {
      const response = await fetch(`${origin}/v2/containers?page[size]=10&include=shipment`, { headers })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`a read answered ${response.status}`)
    }),
  )

type Measured = Awaited<ReturnType<typeof measuredNow>>

const measuredNow = async ({ pool, received }: Bench) => {
  const { rows } = await pool.query(`select pg_backend_pid() as pid,
    pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal, pg_database_size(current_database())::float8 as size,
    (select sum(lease_token)::float8 from checks) as polls`)
  const [{ pid, wal, size, polls }] = rows
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return {
    atMs: performance.now(),
    wal: wal as number,
    size: size as number,
    polls: polls as number,
    webhooks: (await received()).received,
    rss,
    heapUsed,
    server: memoryOfServer(pid),
    nodeMs: (user + system) / 1_000,
    serverMs: cpuOfServer(pid),
  }
}

const minuteInWords = (minute: number, before: Measured, now: Measured, left: Left): string => {
  const ms = now.atMs - before.atMs
  const aSecond = (what: 'polls' | 'webhooks' | 'wal') => ((now[what] - before[what]) / ms) * 1_000
  const cores = (what: 'nodeMs' | 'serverMs') => ((now[what] - before[what]) / ms).toFixed(2)
  const mb = (bytes: number) => `${Math.round(bytes / MB)} MB`
  const cells = [
    minute,
    Math.round(aSecond('polls')),
    Math.round(aSecond('webhooks')),
    `${left.checks}, ${left.journeys}, ${left.webhooks}`,
    [now.rss, now.heapUsed, now.server].map(mb).join(', '),
    `${cores('nodeMs')}, ${cores('serverMs')}`,
    `${Math.round(aSecond('wal') / 1_024)} kB`,
    mb(now.size),
  ]
  return `| ${cells.join(' | ')} |`
}
