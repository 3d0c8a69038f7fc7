import { fork } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import { join } from 'node:path'
import { createApp } from '@boxtrail/server/app'
import { ensureDemoAccount } from '@boxtrail/server/domain/accounts/demo'
import { createWakers } from '@boxtrail/server/jobs/wake'
import { getRequestListener } from '@hono/node-server'
import type { Bench, BenchParts } from './bench.ts'
import { seedContainers } from './seed.ts'

interface Measured {
  perSecond: number
  failed: number
  p99Ms: number
}

const load = async (
  origin: string,
  paths: string[],
  headers: Record<string, string>,
  ms = 6_000,
): Promise<Measured> => {
  const child = fork(join(import.meta.dirname, 'loader.ts'), { stdio: 'inherit' })
  const run = (forMs: number) =>
    new Promise<Measured>((resolve) => {
      child.once('message', (message) => resolve(message as Measured))
      child.send({ origin, paths, headers, connections: 32, ms: forMs })
    })
  await run(2_000) // warm
  const measured = await run(ms)
  child.disconnect()
  if (measured.failed > 0) throw new Error(`${measured.failed} of the requests to ${paths[0]} failed`)
  return measured
}

const serve = async (listener: RequestListener) => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${(server.address() as { port: number }).port}`, close }
}

const API_KEY = 'boxtrail-bench-key-0123456789'

/** Reads through the API against node:http with one prepared statement and the same body, at two sizes of the table. */
export const reads = async (bench: Bench, parts: BenchParts) => {
  const { pool } = bench
  await ensureDemoAccount(pool, API_KEY)
  const { rows } = await pool.query('select account_id from api_keys order by created_at desc limit 1')
  const accountId = rows[0].account_id as string
  const limits = {
    requests_per_minute: 1e9,
    tracking_requests_per_minute: 1e9,
    infer_number_per_minute: 1e9,
    refresh_per_minute: 1e9,
    custom_field_definitions: 100,
    trigger_per_minute: 1e9,
  }
  const app = createApp({
    ...parts,
    pool,
    wakers: createWakers(null),
    config: { ...parts.config, limits, baseUrl: 'http://127.0.0.1' },
    stopping: new AbortController().signal,
  })
  const ours = await serve(getRequestListener(app.fetch))
  const headers = { authorization: `Token ${API_KEY}` }
  const results: number[][] = []
  for (const size of [10_000, 300_000]) {
    await seedContainers(pool, accountId, size)
    const ids = (
      await pool.query('select id from containers where account_id = $1 order by random() limit 1000', [accountId])
    ).rows.map((row) => row.id as string)
    const one = ids.map((id) => `/v2/containers/${id}?include=shipment`)
    const list = ['/v2/containers?page[size]=100', '/v2/containers?page[size]=100&page[number]=2']
    const body = await (await fetch(`${ours.origin}${one[0]}`, { headers })).text()
    const bare = await serve(async (request, response) => {
      const id = request.url!.slice(15, 51)
      await pool.query({
        name: 'bare-container',
        text: 'select c.*, s.* from containers c join shipments s on s.account_id = c.account_id and s.id = c.shipment_id where c.account_id = $1 and c.id = $2',
        values: [accountId, id],
      })
      response.writeHead(200, { 'content-type': 'application/vnd.api+json' }).end(body)
    })
    const bareOne = await load(bare.origin, one, headers)
    const oursOne = await load(ours.origin, one, headers)
    const oursList = await load(ours.origin, list, headers)
    bare.close()
    results.push([oursOne.perSecond, oursList.perSecond])
    bench.report(
      `container with include=shipment, requests a second at ${size} containers`,
      oursOne.perSecond,
      bareOne.perSecond,
      0.5,
    )
    bench.line(
      `list of 100 containers, requests a second at ${size} containers: ${Math.round(oursList.perSecond)}, p99 ${oursList.p99Ms.toFixed(1)} ms`,
    )
  }
  const [small, large] = results as [number[], number[]]
  bench.line(
    `reads at 300,000 containers / at 10,000: single ${(large[0]! / small[0]!).toFixed(2)}, list ${(large[1]! / small[1]!).toFixed(2)} (goal 0.85)`,
  )
  ours.close()
}
