import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createApp } from '../../src/app.ts'
import type { ReadReplica } from '../../src/db/replica/read-replica.ts'
import { createHttpServer } from '../../src/http/server.ts'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'

const { app, context, request, accountId } = await testApi()

const metrics = async () => (await app.request('/metrics')).text()
const sampleOf = (text: string, series: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

test('requests are counted by operation, method and status, and their duration is measured', async () => {
  const series = 'boxtrail_http_requests_total{operation="listShipments",method="get",status="200"}'
  const before = sampleOf(await metrics(), series) ?? 0
  await request('GET', '/v2/shipments')
  await request('GET', '/v2/shipments?x=1')
  const text = await metrics()
  expect(sampleOf(text, series)).toBe(before + 1)
  expect(sampleOf(text, series.replace('200', '400'))).toBe(1)
  expect(sampleOf(text, 'boxtrail_http_request_duration_seconds_count{operation="listShipments"}')).toBe(before + 2)
  await app.request('/feed/v1/none/messages', { method: 'POST' })
  expect(await metrics()).toContain(
    'boxtrail_http_requests_total{operation="feed messages",method="post",status="401"} 1',
  )
})

test('due work, the connections of each pool and the event loop are reported', async () => {
  await request('POST', '/v2/tracking_requests', { body: trackingBody() })
  const text = await metrics()
  expect(sampleOf(text, 'boxtrail_queue_due{queue="polls"}')).toBeGreaterThan(0)
  expect(sampleOf(text, 'boxtrail_queue_oldest_seconds{queue="polls"}')).toBeGreaterThanOrEqual(0)
  for (const queue of ['journeys', 'detections', 'notifications', 'documents'])
    expect(sampleOf(text, `boxtrail_queue_due{queue="${queue}"}`), queue).toBeGreaterThanOrEqual(0)
  expect(sampleOf(text, 'boxtrail_deliveries{state="waiting"}')).toBeGreaterThanOrEqual(0)
  expect(sampleOf(text, 'boxtrail_pool_connections{pool="requests",state="open"}')).toBeGreaterThan(0)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(text).not.toContain(accountId)
})

test('whether a replica answers reads, and how far it is behind, is reported where there is one', async () => {
  expect(await metrics()).not.toMatch(/^boxtrail_replica_\w+ \d/m)
  const replica = { isUsed: () => true, lagMs: () => 750 } as ReadReplica
  const text = await (await createApp({ ...context, replica }).request('/metrics')).text()
  expect(sampleOf(text, 'boxtrail_replica_used')).toBe(1)
  expect(sampleOf(text, 'boxtrail_replica_lag_seconds')).toBe(0.75)
})

test('sources that fail and are not polled are reported', async () => {
  await context.pool.query(
    `update sources set failures = 5, paused_until = now() + interval '1 min' where id = 'line:MAEU'`,
  )
  const text = await metrics()
  expect(sampleOf(text, 'boxtrail_source_failures{source="line:MAEU"}')).toBe(5)
  expect(sampleOf(text, 'boxtrail_source_paused{source="line:MAEU"}')).toBe(1)
  await context.pool.query(`update sources set failures = 0, paused_until = null where id = 'line:MAEU'`)
  expect(await metrics()).not.toContain('source="line:MAEU"')
})

test('the metrics are still answered when the database is not available', async () => {
  const pool = {
    query: () => Promise.reject(new Error('away')),
    totalCount: 0,
    idleCount: 0,
    waitingCount: 0,
  } as unknown as typeof context.pool
  const text = await (await createApp({ ...context, pool }).request('/metrics')).text()
  expect(sampleOf(text, 'boxtrail_database_up')).toBe(0)
  expect(text).toContain('process_cpu_seconds_total')
})

const serve = async (options: Parameters<typeof createApp>[1]) => {
  const server = createHttpServer(createApp(context, options)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return (headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}/metrics`, { headers })
}

test('only the configured networks are answered, even if a proxy forwards the request', async () => {
  const here = await serve({})
  expect((await here()).status).toBe(200)
  // A proxy that is not configured could forward requests of anybody.
  expect((await here({ 'x-forwarded-for': '127.0.0.1' })).status).toBe(404)
  const elsewhere = await serve({ metricsNetworks: ['10.0.0.0/8'], trustedProxies: ['127.0.0.1'] })
  expect((await elsewhere()).status).toBe(404)
  expect((await elsewhere({ 'x-forwarded-for': '10.1.2.3' })).status).toBe(200)
  expect((await elsewhere({ 'x-forwarded-for': '10.1.2.3, 203.0.113.9' })).status).toBe(404)
})

test('a process that only works serves health and metrics, and nothing else', async () => {
  const worker = createApp(context, { serves: 'health' })
  for (const path of ['/healthz', '/readyz', '/metrics']) expect((await worker.request(path)).status, path).toBe(200)
  for (const path of ['/v2/shipments', '/openapi.json', '/feed/v1/a/messages', '/storage/files/x'])
    expect((await worker.request(path)).status, path).toBe(404)
})

const docs = join(import.meta.dirname, '../../../../apps/docs')

test('each rule of the alerts and each panel of the dashboard asks for metrics that are served, and says what to do', async () => {
  await request('GET', '/v2/shipments')
  const text = await metrics()
  // Queries name a part of a histogram. For a metric without samples, only its type is served.
  const served = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, kind]) =>
      kind === 'histogram' ? `${name}_bucket` : name,
    ),
  )
  const alerts: { groups: { rules: { expr: string; annotations: Record<string, string> }[] }[] } = parse(
    readFileSync(join(docs, 'metrics-alerts.yaml'), 'utf8'),
  )
  const rules = alerts.groups.flatMap((group) => group.rules)
  const dashboard = readFileSync(join(docs, 'metrics-dashboard.json'), 'utf8')
  const asked = [...rules.map(({ expr }) => expr), dashboard].flatMap(
    (expression) => expression.match(/\b(boxtrail|nodejs|process)_\w+/g) ?? [],
  )
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((name) => !served.has(name))).toEqual([])
  for (const state of rules.flatMap(({ expr }) => expr.match(/state="\w+"/g) ?? [])) expect(text).toContain(state)
  for (const { annotations } of rules) expect(annotations.description).toMatch(/\w/)
})
