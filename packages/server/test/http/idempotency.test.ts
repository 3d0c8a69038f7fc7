import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { exampleRequest, requestPath } from '../harness/http/operations.ts'
import { trackingBody } from '../harness/records/tracked.ts'

const api = await testApi({ maxConnections: 12 })
let keys = 0
const newKey = () => `order-${++keys}`

const post = (path: string, key: string, body: unknown, of = api as Pick<typeof api, 'request'>) =>
  of.request('POST', path, { body, headers: { 'idempotency-key': key } })
const track = (key: string, body: unknown = trackingBody()) => post('/v2/tracking_requests', key, body)
const requests = async () => (await api.api.trackingRequests.list()).meta.total

test('the same request with the same key is applied once, and the response is repeated byte for byte', async () => {
  const [key, body, before] = [newKey(), trackingBody(), await requests()]
  const first = await track(key, body)
  const second = await track(key, body)
  expect([first.status, second.status]).toEqual([201, 201])
  expect(await second.text()).toBe(await first.text())
  expect([first.headers.get('idempotency-replayed'), second.headers.get('idempotency-replayed')]).toEqual([
    null,
    'true',
  ])
  expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
  expect(await requests()).toBe(before + 1)
})

test('concurrent requests with one key are applied once', async () => {
  const [key, body, before] = [newKey(), trackingBody(), await requests()]
  const answers = await Promise.all(Array.from({ length: 20 }, () => track(key, body)))
  const texts = new Set(await Promise.all(answers.map((answer) => answer.text())))
  expect([answers.map(({ status }) => status), texts.size]).toEqual([Array(20).fill(201), 1])
  expect(await requests()).toBe(before + 1)
})

test('a second request without a key is treated as a duplicate', async () => {
  const body = trackingBody()
  const send = () => api.request('POST', '/v2/tracking_requests', { body })
  expect([(await send()).status, (await send()).status]).toEqual([201, 422])
})

test('the order of members is ignored, but not another number', async () => {
  const key = newKey()
  const body = trackingBody() as { data: { type: string; attributes: Record<string, unknown> } }
  const { type, attributes } = body.data
  const turned = { data: { attributes: Object.fromEntries(Object.entries(attributes).reverse()), type } }
  expect((await track(key, body)).status).toBe(201)
  expect((await track(key, turned)).status).toBe(201)
  const other = await track(key)
  expect([other.status, (await other.json()).errors[0].code]).toEqual([422, 'idempotency_key_reused'])
})

test('a rejection caused by the record is repeated, even after the record would allow the request', async () => {
  const [key, body] = [newKey(), trackingBody()]
  expect((await api.request('POST', '/v2/tracking_requests', { body })).status).toBe(201)
  const refused = await track(key, body)
  await api.context.pool.query(`update tracking_requests set status = 'failed'`)
  const again = await track(key, body)
  expect([refused.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([422, 422, 'true'])
  expect(await again.text()).toBe(await refused.text())
})

test('an error in the body is not stored: the key remains free', async () => {
  const key = newKey()
  expect((await track(key, { data: { type: 'tracking_request', attributes: { nonsense: 1 } } })).status).toBe(422)
  expect((await track(key)).status).toBe(201)
})

test('a key is scoped to its account', async () => {
  const [key, body] = [newKey(), trackingBody()]
  const other = await api.otherAccount()
  const [mine, theirs] = [await track(key, body), await post('/v2/tracking_requests', key, body, other)]
  expect([mine.status, theirs.status, theirs.headers.get('idempotency-replayed')]).toEqual([201, 201, null])
  expect((await mine.json()).data.id).not.toBe((await theirs.json()).data.id)
})

test('a stored response that contains a secret is sealed', async () => {
  const key = newKey()
  const body = { data: { type: 'webhook', attributes: { url: 'https://example.com/hook', active: true } } }
  const first = await (await post('/v2/webhooks', key, body)).json()
  const second = await (await post('/v2/webhooks', key, body)).json()
  expect(second).toEqual(first)
  const { rows } = await api.context.pool.query('select request_replays::text as row from request_replays')
  expect(rows.some(({ row }) => row.includes(first.data.attributes.secret))).toBe(false)
})

test('a key is forgotten after a day', async () => {
  const [key, body] = [newKey(), trackingBody()]
  const first = await (await track(key, body)).json()
  await api.context.pool.query(
    `update request_replays set created_at = now() - interval '24 hours 1 second' where key = $1`,
    [key],
  )
  await api.context.pool.query(`update tracking_requests set status = 'failed' where id = $1`, [first.data.id])
  const later = await track(key, body)
  expect([later.status, later.headers.get('idempotency-replayed')]).toEqual([201, null])
  expect((await later.json()).data.id).not.toBe(first.data.id)
})

const posts = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method === 'post')

test('a repeated request is refused with the time of the next try if the first takes too long', async () => {
  const key = newKey()
  const client = await api.context.pool.connect()
  try {
    await client.query('begin')
    const lock = 'select pg_advisory_xact_lock(hashtextextended($2, hashtextextended($1, 0)))'
    await client.query(lock, [api.accountId, key])
    const refused = await Promise.all(
      posts.map((id) => {
        const { body, headers } = exampleRequest(id)
        return api.request('POST', requestPath(id), { body, headers: { ...headers, 'idempotency-key': key } })
      }),
    )
    for (const { status, headers } of refused) expect([status, headers.get('retry-after')]).toEqual([409, '1'])
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test.each(['', 'k'.repeat(256), 'café', 'a\tb'])('the key %j is rejected', async (key) => {
  const { status } = await track(key)
  expect(status).toBe(400)
})

test('connections are left for nested work under many concurrent keys', async () => {
  const rows = [trackingBody().data.attributes]
  const batch = () => ({ data: { type: 'tracking_request_batch', attributes: { rows } } })
  const sent = Array.from({ length: 40 }, () => post('/v2/tracking_requests/bulk', newKey(), batch()))
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200]))
})
