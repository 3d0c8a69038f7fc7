import { afterAll, expect, test } from 'vitest'
import { deliverBatch } from '../../src/notifications/delivery/delivery-worker.ts'
import { exportTraces } from '../../src/tracing/export-traces.ts'
import { traced } from '../../src/tracing/tracing.ts'
import { testApi } from '../harness/api.ts'
import { createScene } from '../harness/records/tracking-scene.ts'
import { startReceiver } from '../notifications/delivery/receiver.ts'
import { deliveryOptions } from '../notifications/delivery/scene.ts'
import { type ExportedSpan, startCollector } from './collector.ts'

const collector = await startCollector()
// This comes before the pools are created, so that their statements are traced.
let endTraces = exportTraces({ endpoint: collector.endpoint, serviceName: 'boxtrail', ratio: 0 })
const api = await testApi({ webhooks: { allow: ['http://127.0.0.1:*'] } })
const scene = createScene(api)
const { pool } = api.context
const receiver = await startReceiver()
await api.api.webhooks.create({ url: receiver.url('/a'), active: true })
const { containerId } = await scene.tracked()
await deliverBatch(deliveryOptions(pool))
afterAll(async () => {
  await endTraces()
  await collector.close()
})

const OF_CALLER = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' }
const change = (traceparent?: string, references = ['PO-7']) =>
  api.request('PATCH', `/v2/containers/${containerId}`, {
    headers: { 'content-type': 'application/json', ...(traceparent ? { traceparent } : {}) },
    body: JSON.stringify({ data: { id: containerId, type: 'container', attributes: { ref_numbers: references } } }),
  })
const exported = async (): Promise<ExportedSpan[]> => {
  await endTraces()
  const spans = collector.spans.splice(0)
  endTraces = exportTraces({ endpoint: collector.endpoint, serviceName: 'boxtrail', ratio: 0 })
  return spans
}

test('the request of a caller, its statements, and the delivery that it caused are one trace', async () => {
  await exported()
  const response = await change(`00-${OF_CALLER.traceId}-${OF_CALLER.spanId}-01`)
  expect(response.status).toBe(200)
  await deliverBatch(deliveryOptions(pool))
  const spans = await exported()
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([OF_CALLER.traceId]))
  const request = spans.find(({ name }) => name === 'updateContainer')!
  expect(request).toMatchObject({ parentSpanId: OF_CALLER.spanId, kind: 2 })
  expect(request.attributes).toEqual({
    'http.request.method': 'PATCH',
    'http.route': 'updateContainer',
    'http.response.status_code': 200,
    'boxtrail.request.id': response.headers.get('x-request-id'),
  })
  const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql')
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'insert-changes', 'insert-notifications', 'commit', 'find-container']),
  )
  for (const { parentSpanId } of statements) expect(parentSpanId).toBe(request.spanId)
  const deliveries = spans.filter(({ name }) => name === 'deliver')
  expect(deliveries).toHaveLength(1)
  expect(deliveries[0]).toMatchObject({
    parentSpanId: request.spanId,
    attributes: { 'boxtrail.event': 'container.updated', 'boxtrail.attempt': 1, 'http.response.status_code': 200 },
  })
  // Spans contain neither the content of requests nor whom it concerns.
  expect(JSON.stringify(spans)).not.toMatch(/PO-7|\/v2\/|Token|authorization/i)
})

test('a poll, what is made of it and its deliveries are traces of their own', async () => {
  await endTraces()
  collector.spans.splice(0)
  endTraces = exportTraces({ endpoint: collector.endpoint, serviceName: 'boxtrail', ratio: 1 })
  await scene.tracked()
  await deliverBatch(deliveryOptions(pool))
  const spans = await exported()
  expect(spans.find(({ name }) => name === 'poll')).toMatchObject({
    attributes: { 'boxtrail.source': 'line:MAEU', 'boxtrail.outcome': 'ok' },
  })
  const projected = spans.filter(({ name }) => name === 'project journeys').map(({ spanId }) => spanId)
  const delivered = spans.filter(({ name }) => name === 'deliver').map(({ parentSpanId }) => parentSpanId)
  expect(delivered.length).toBeGreaterThan(0)
  for (const parent of delivered) expect([...projected, ...spans.map(({ spanId }) => spanId)]).toContain(parent)
  expect(projected).toContain(delivered.at(-1))
})

test('a request that is refused says so, and is no failure of the service', async () => {
  await exported()
  const response = await api.request('GET', '/v2/containers/00000000-0000-0000-0000-000000000000', {
    headers: { traceparent: `00-${OF_CALLER.traceId}-${OF_CALLER.spanId}-01` },
  })
  expect(response.status).toBe(404)
  const spans = await exported()
  expect(spans.find(({ name }) => name === 'getContainer')).toMatchObject({
    attributes: { 'http.response.status_code': 404 },
    status: {},
  })
})

test('nothing is exported of a trace that the caller does not record, or that begins here with a share of 0', async () => {
  await exported()
  await change(`00-${OF_CALLER.traceId}-${OF_CALLER.spanId}-00`, ['PO-8'])
  await change(undefined, ['PO-9'])
  await change('nonsense', ['PO-10'])
  expect(await exported()).toEqual([])
})

test('an installation that exports none keeps none', async () => {
  await endTraces()
  await change(`00-${OF_CALLER.traceId}-${OF_CALLER.spanId}-01`, ['PO-11'])
  const { rows } = await pool.query('select traceparent from notifications order by created_at desc, id desc limit 1')
  expect(rows).toEqual([{ traceparent: null }])
  endTraces = exportTraces({ endpoint: collector.endpoint, serviceName: 'boxtrail', ratio: 0 })
  expect(collector.spans).toEqual([])
})

test('what fails ends its span as failed, and fails as it would have', async () => {
  await endTraces()
  endTraces = exportTraces({ endpoint: collector.endpoint, serviceName: 'boxtrail', ratio: 1 })
  const work = traced('work', {}, () => pool.query('select 1 / 0'))
  await expect(work).rejects.toThrow('division by zero')
  expect(await exported()).toMatchObject([
    { name: 'select', status: { code: 2, message: 'division by zero' } },
    { name: 'work', status: { code: 2, message: 'division by zero' } },
  ])
})
