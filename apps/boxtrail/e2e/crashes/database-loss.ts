import { setTimeout as sleep } from 'node:timers/promises'
import { type Location, readPostmaster } from '@boxtrail/embedded-postgres'
import { createDatabase } from '@boxtrail/server/db/connection/database'
import type { Pool } from 'pg'
import type { Service } from '../../../../tools/service/service.ts'
import { audit } from './audit.ts'
import { startLine } from './line.ts'
import { type Load, startLoad } from './load.ts'

/** Takes the database away from a service under load, in one way, this many times. */
export interface Disturbance {
  times: number
  disturb(pool: Pool): Promise<void>
}

export interface LossReport {
  acknowledged: number
  statuses: Record<string, number>
  notifications: number
  problems: string[]
}

const configFor = (lineUrl: string) => `
lines: [{ scac: MAEU, base_url: "${lineUrl}", limits: { concurrency: 16, per_minute: 100000 } }]
webhooks: { allow: ["http://127.0.0.1:*"] }
cadence: { before_departure_s: 2, at_sea_s: 2, near_arrival_s: 2, confirmation_s: 2 }
limits: { requests_per_minute: 1000000, tracking_requests_per_minute: 1000000 }
`

/** After this many disturbances, the next one waits until a write is acknowledged: if none is, none can be lost. */
const BURST = 20

/** Disturbs repeatedly during requests and reports; afterwards everything acknowledged must be there. */
export const runDatabaseLoss = async (
  start: (config: string) => Promise<Service>,
  databaseUrlOf: (service: Service) => string,
  { times, disturb }: Disturbance,
): Promise<LossReport> => {
  const line = await startLine()
  const service = await start(configFor(line.url))
  const { pool, close } = createDatabase(databaseUrlOf(service), { maxConnections: 2, applicationName: 'chaos' })
  try {
    await listen(service, `${line.url}/hook`)
    const load = startLoad({ connections: 8, url: () => service.url, pauseMs: 20 })
    const endedAt = await disturbRepeatedly(service, load, () => disturb(pool), times)
    await sleep(1_000)
    await load.stop()
    const problems = [...load.problems].map(([problem, count]) => `${count} x ${problem}`)
    const report = { acknowledged: load.acknowledged.length, statuses: Object.fromEntries(load.statuses) }
    if (endedAt !== null)
      return { ...report, notifications: 0, problems: [`the service ended at disturbance ${endedAt}`, ...problems] }
    problems.push(...(await missing(pool, load)), ...(await untilQuiet(pool)), ...(await audit(pool)))
    return { ...report, notifications: await countRows(pool, 'notifications'), problems }
  } finally {
    await close()
    await service.kill()
    line.close()
  }
}

/** Returns the disturbance at which the service ended, if it did. */
const disturbRepeatedly = async (service: Service, load: Load, disturb: () => Promise<void>, times: number) => {
  let ended = false
  service.process.once('exit', () => {
    ended = true
  })
  for (let n = 1; n <= times; n++) {
    if (n % BURST === 0) await untilAcknowledged(load)
    // The embedded database of a service ends with it.
    await disturb().catch(async (error) => {
      await sleep(500)
      if (!ended) throw error
    })
    if (ended) return n
  }
  return null
}

/** Waits for one more acknowledged request, for at most five seconds. */
const untilAcknowledged = async ({ acknowledged }: Load): Promise<void> => {
  const before = acknowledged.length
  for (let waitedMs = 0; acknowledged.length === before && waitedMs < 5_000; waitedMs += 10) await sleep(10)
}

const missing = async (pool: Pool, { acknowledged }: Load): Promise<string[]> => {
  const { rows } = await pool.query<{ id: string }>(
    'select id from unnest($1::uuid[]) as acknowledged(id) where id not in (select id from tracking_requests)',
    [acknowledged],
  )
  return rows.map(({ id }) => `tracking request ${id} was acknowledged and is missing`)
}

const countRows = async (pool: Pool, table: 'notifications') =>
  (await pool.query<{ count: number }>(`select count(*) as count from ${table}`)).rows[0]!.count

/** The workers must come to rest, although the line reports something new on each poll. */
const untilQuiet = async (pool: Pool): Promise<string[]> => {
  for (const until = Date.now() + 120_000; Date.now() < until; await sleep(200)) {
    // Locked in the order of the workers.
    await pool.query(`update checks set next_check_at = null where id in (
      select id from checks where next_check_at is not null order by id for update)`)
    const { rows } = await pool.query(
      `select (select count(*) from journeys where stale_seq > projected_seq) + (select count(*) from checks where lease_until > now()) as waiting`,
    )
    if (Number(rows[0].waiting) === 0) return []
  }
  return ['the workers did not continue within two minutes']
}

const listen = async (service: Service, url: string): Promise<void> => {
  const response = await fetch(`${service.url}/v2/webhooks`, {
    method: 'POST',
    headers: { authorization: `Token ${service.apiKey}`, 'content-type': 'application/vnd.api+json' },
    body: JSON.stringify({ data: { type: 'webhook', attributes: { url, active: true } } }),
  })
  if (response.status !== 201) throw new Error(`the webhook was rejected: ${await response.text()}`)
}

/** Terminates a random connection of the service, in any state. */
export const terminateBackend = async (pool: Pool): Promise<void> => {
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'boxtrail %' and datname = current_database() order by random() limit 1`)
  await sleep(5)
}

/** Kills the postmaster of an embedded database and waits until it has been started again. */
export const killPostmaster = (location: Location) => async (pool: Pool) => {
  const killed = readPostmaster(location.cluster)!
  process.kill(killed.pid, 'SIGKILL')
  for (const until = Date.now() + 60_000; ; await sleep(50)) {
    const isBack = readPostmaster(location.cluster)?.pid !== killed.pid
    if (isBack && (await pool.query('select 1').catch(() => null))) break
    if (Date.now() > until) throw new Error('the server is not back after a minute')
  }
  await sleep(500)
}
