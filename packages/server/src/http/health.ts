import type { Hono } from 'hono'
import type { Pool } from 'pg'
import type { Context } from '../context.ts'
import { isReachable } from '../db/connection/ping.ts'

/** For orchestrators: `/healthz`, whether this process runs, and `/readyz`, whether it can serve requests. */
export const bindHealth = (app: Hono, { stopping, diskSpace, replica }: Context, probe: Pool): void => {
  app.get('/healthz', () => state(200, 'ok'))
  app.get('/readyz', async () => {
    if (stopping.aborted) return state(503, 'stopping')
    if (diskSpace.isFull()) return state(503, 'disk full')
    // If a load balancer left this process out, it would answer no reads either.
    if (replica?.standsIn()) return state(200, 'reads only')
    return (await isReachable(probe)) ? state(200, 'ready') : state(503, 'database away')
  })
}

const state = (status: number, text: string): Response => {
  const body = JSON.stringify({ status: text })
  return new Response(body, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
