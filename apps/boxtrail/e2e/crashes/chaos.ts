import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDatabase } from '@boxtrail/server/db/connection/database'
import type { Pool } from 'pg'
import { API_KEY } from '../../../../tools/service/service.ts'
import { temporaryFolder } from '../../../../tools/service/temporary-folder.ts'
import { audit } from './audit.ts'
import { OUTBOX_DELAY_MS } from './broken/outbox.ts'
import { startLine } from './line.ts'

export interface ChaosOptions {
  databaseUrl: string
  /** SIGKILLs, alternately of worker and API. */
  cycles: number
  /** Break the guarantee on purpose: the run must then detect it. */
  breakOutbox?: boolean
}

export interface ChaosReport {
  acknowledged: number
  notifications: number
  deliveries: number
  duplicates: number
  /** From the last kill until nothing waited any more; informative, because it depends on the machine's speed. */
  recoveredAfterMs: number
  /** How long the longest lease still ran, by the clock of the database, when the last process was killed. */
  longestLeaseMs: number
  problems: string[]
}

const configFor = (lineUrl: string) => `
lines: [{ scac: MAEU, base_url: "${lineUrl}", limits: { concurrency: 16, per_minute: 100000 } }]
webhooks: { allow: ["http://127.0.0.1:*"] }
cadence: { before_departure_s: 1, at_sea_s: 1, near_arrival_s: 1, confirmation_s: 1 }
limits: { requests_per_minute: 100000, tracking_requests_per_minute: 100000 }
`

/** Sends requests and reports while processes are killed; then everything is counted. */
export const runChaos = async ({ databaseUrl, cycles, breakOutbox = false }: ChaosOptions): Promise<ChaosReport> => {
  const line = await startLine()
  const folder = temporaryFolder('chaos')
  const config = join(folder, 'boxtrail.yaml')
  writeFileSync(config, configFor(line.url))
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    BOXTRAIL_CONFIG: config,
    BOXTRAIL_DATA_DIR: folder,
    BOXTRAIL_API_KEY: API_KEY,
    BOXTRAIL_LOG: 'fatal',
  }
  const children: Spawned[] = []
  const start = ([script, ...args]: [string, ...string[]], more: Record<string, string>) => {
    const spawned = spawnProcess([join(import.meta.dirname, script), ...args], { ...env, ...more })
    children.push(spawned)
    return untilReady(spawned)
  }
  const startApi = () => start(['../../src/main.ts', 'start'], { PORT: '0', BOXTRAIL_ROLES: 'api' })
  const startWorker = () => start(['./worker.ts'], breakOutbox ? { CHAOS_BREAK: 'outbox' } : {})
  const { pool, close } = createDatabase(databaseUrl, { maxConnections: 4 })
  try {
    // Two of each: one is always alive, so that the flow never stops.
    const first = await startApi()
    const apis = [first, await startApi()]
    const workers = [await startWorker(), await startWorker()]
    const client = createClient(() => apis)
    const webhook = await client.send('POST', '/webhooks', {
      data: { type: 'webhook', attributes: { url: `${line.url}/hook`, active: true } },
    })
    if (webhook.status !== 201) throw new Error(`the webhook was rejected: ${JSON.stringify(webhook.body)}`)
    const stop = new AbortController()
    const flowing = Promise.all([0, 1].map((n) => keepTracking(client, n, stop.signal)))

    await untilNotified(pool, 2 * cycles)
    for (let cycle = 0; cycle < cycles; cycle++) {
      await sleep(100 + Math.random() * 200)
      const [group, again] = cycle % 2 === 0 ? [workers, startWorker] : [apis, startApi]
      const index = (cycle >> 1) % group.length
      group[index]!.child.kill('SIGKILL')
      await group[index]!.ended
      group[index] = await again()
    }
    const killedAt = Date.now()
    const longestLeaseMs = await longestLease(pool)
    // A killed worker may have held the lease of the line: it is polled again when that has expired.
    await untilNotified(pool, 5 * cycles)
    stop.abort()
    const acknowledged = (await flowing).flat()
    const waiting = await untilQuiet(pool, killedAt + 120_000)
    const recoveredAfterMs = Date.now() - killedAt
    // Notifications that are only late are not lost.
    if (breakOutbox) await sleep(2 * OUTBOX_DELAY_MS)
    const problems = await audit(pool)
    if (waiting > 0) problems.push(`${waiting} items still wait two minutes after the last kill`)
    const { rows: requests } = await pool.query<{ id: string; status: string }>(
      'select id, status from tracking_requests',
    )
    const statuses = new Map(requests.map(({ id, status }) => [id, status]))
    for (const id of acknowledged) {
      const status = statuses.get(id) ?? 'gone'
      if (status !== 'created' && status !== 'pending') problems.push(`request ${id} was acknowledged and is ${status}`)
    }
    const { rows: notifications } = await pool.query<{ id: string }>('select id from notifications')
    for (const { id } of notifications) if (!line.received.has(id)) problems.push(`notification ${id} never arrived`)
    const deliveries = [...line.received.values()].reduce((sum, times) => sum + times, 0)
    return {
      acknowledged: acknowledged.length,
      notifications: notifications.length,
      deliveries,
      duplicates: deliveries - line.received.size,
      recoveredAfterMs,
      longestLeaseMs,
      problems,
    }
  } finally {
    for (const { child, ended } of children) {
      child.kill('SIGKILL')
      await ended
    }
    await close()
    line.close()
  }
}

interface Spawned {
  child: ChildProcess
  ended: Promise<void>
}
type Running = Spawned & { url: string }

const spawnProcess = (script: string[], env: NodeJS.ProcessEnv): Spawned => {
  const child = spawn(process.execPath, script, { env, stdio: ['pipe', 'pipe', 'inherit'] })
  return { child, ended: new Promise<void>((resolve) => child.once('exit', () => resolve())) }
}

const untilReady = async ({ child, ended }: Spawned): Promise<Running> => {
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on(
      'line',
      (text) => text.startsWith('boxtrail ready ') && resolve(text.slice(15)),
    )
    void ended.then(() => reject(new Error(`${child.spawnargs[1]} ended before it was ready`)))
  })
  return { child, url, ended }
}

/** Sends to any live API process; if the connection breaks, the same request is retried. */
const createClient = (apis: () => Running[]) => ({
  async send(
    method: string,
    path: string,
    body: object,
  ): Promise<{
    status: number
    body: { data?: { id: string }; errors?: { code?: string; meta?: Record<string, string> }[] }
  }> {
    for (let attempt = 0; ; attempt++) {
      const { url } = apis()[attempt % 2]!
      try {
        const response = await fetch(`${url}/v2${path}`, {
          method,
          headers: { authorization: `Token ${API_KEY}`, 'content-type': 'application/vnd.api+json' },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(5_000),
        })
        if (response.status < 500) return { status: response.status, body: (await response.json()) as never }
      } catch {
        // Killed during the request: the next attempt shows whether it was written.
      }
      await sleep(50)
    }
  },
})

const keepTracking = async (
  client: ReturnType<typeof createClient>,
  lane: number,
  signal: AbortSignal,
): Promise<string[]> => {
  const acknowledged: string[] = []
  for (let n = 0; !signal.aborted; n++) {
    const request_number = `CHAOS${lane}${String(n).padStart(5, '0')}`
    const { status, body } = await client.send('POST', '/tracking_requests', {
      data: { type: 'tracking_request', attributes: { scac: 'MAEU', request_type: 'bill_of_lading', request_number } },
    })
    // A duplicate is our own earlier attempt, whose response was lost.
    if (status === 201) acknowledged.push(body.data!.id)
    await sleep(300)
  }
  return acknowledged
}

const LEASED = ['checks', 'journeys', 'notifications']

/** By a clock that is read after the leases: others may still lease after `now()`, the start of the transaction. */
const longestLease = async (pool: Pool): Promise<number> => {
  const leases = LEASED.map((table) => `select lease_until from ${table}`).join(' union all ')
  const { rows } = await pool.query<{ ms: string | null }>(
    `select max(extract(epoch from lease_until - clock_timestamp()) * 1000) as ms from (${leases}) held`,
  )
  return Number(rows[0]!.ms)
}

/** Waits until there are `more` notifications than now: deliveries continue. */
const untilNotified = async (pool: Pool, more: number): Promise<void> => {
  const count = async () => (await pool.query('select count(*)::int as n from notifications')).rows[0].n as number
  const [wanted, untilMs] = [(await count()) + more, Date.now() + 120_000]
  while ((await count()) < wanted) {
    if (Date.now() > untilMs) throw new Error(`${more} further notifications did not come within two minutes`)
    await sleep(100)
  }
}

/** The line reports something new on each poll; without polls, running work ends. */
const untilQuiet = async (pool: Pool, untilMs: number): Promise<number> => {
  for (;;) {
    // Repeatedly, because a new journey makes its check due again.
    // Locked in the order of the workers.
    const { rowCount } = await pool.query(`update checks set next_check_at = null where id in (
      select id from checks where next_check_at is not null order by id for update)`)
    const { rows } = await pool.query(`select (select count(*) from notifications where next_attempt_at is not null)
      + (select count(*) from journeys where stale_seq > projected_seq) + (select count(*) from checks where lease_until > now()) as waiting`)
    const waiting = (rowCount ?? 0) + Number(rows[0].waiting)
    if (waiting === 0 || Date.now() > untilMs) return waiting
    await sleep(100)
  }
}
