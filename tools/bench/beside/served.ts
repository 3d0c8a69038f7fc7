import { fork } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { createApp } from '@boxtrail/server/app'
import { createWakeups } from '@boxtrail/server/db/queues/wakeups'
import { ensureDemoAccount, ensureDemoKey } from '@boxtrail/server/identity/accounts/ensure-demo-account'
import { getRequestListener } from '@hono/node-server'
import type { Pool } from 'pg'
import type { BenchParts } from '../open.ts'

export interface Measured {
  /** The number of answered requests, including the warm-up. */
  all: number
  perSecond: number
  failed: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
}

interface Load {
  connections?: number
  warmMs?: number
  ms?: number
}

/** Repeated GETs from a separate process. */
export const load = async (
  origin: string,
  paths: string[],
  headers: Record<string, string>,
  { connections = 32, warmMs = 2_000, ms = 6_000 }: Load = {},
): Promise<Measured> => {
  const child = fork(join(import.meta.dirname, 'loader.ts'), { stdio: 'inherit' })
  const run = (forMs: number) =>
    new Promise<Measured>((resolve) => {
      child.once('message', (message) => resolve(message as Measured))
      child.send({ origin, paths, headers, connections, ms: forMs })
    })
  const warm = await run(warmMs)
  const measured = await run(ms)
  child.disconnect()
  if (measured.failed > 0) throw new Error(`${measured.failed} of the requests to ${paths[0]} failed`)
  return { ...measured, all: warm.all + measured.all }
}

export const serve = async (listener: RequestListener) => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${(server.address() as { port: number }).port}`, close }
}

const API_KEY = 'boxtrail-bench-key-0123456789'

/** The account of the benchmark's API key. */
export const benchAccount = async (pool: Pool) => {
  await ensureDemoAccount(pool)
  await ensureDemoKey(pool, API_KEY)
  const { rows } = await pool.query('select account_id from api_keys order by created_at desc limit 1')
  return { accountId: rows[0].account_id as string, headers: { authorization: `Token ${API_KEY}` } }
}

/** The real application, without limits by default. */
export const benchApp = (pool: Pool, parts: BenchParts, given?: BenchParts['config']['limits']) => {
  const limits = given ?? {
    ...parts.config.limits,
    requests_per_minute: 1e9,
    tracking_requests_per_minute: 1e9,
    infer_number_per_minute: 1e9,
    refresh_per_minute: 1e9,
    bulk_per_minute: 1e9,
    trigger_per_minute: 1e9,
  }
  return createApp({
    ...parts,
    pool,
    wakeups: createWakeups(null),
    config: { ...parts.config, limits, baseUrl: 'http://127.0.0.1' },
    stopping: new AbortController().signal,
  })
}

export const serveApp = (app: ReturnType<typeof benchApp>) => serve(getRequestListener(app.fetch))
