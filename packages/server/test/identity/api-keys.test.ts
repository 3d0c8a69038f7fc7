import { operations } from '@boxtrail/contracts/operations'
import { expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { createAuthenticator } from '../../src/http/auth/authenticate.ts'
import { createApiKey } from '../../src/identity/accounts/accounts.ts'
import { recordUse } from '../../src/records/accounts/queries.ts'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'

const { api, app, context, accountId, userId, request } = await testApi()

const statusWith = async (key: string, of = app) =>
  (await of.request('/v2/shipments', { headers: { authorization: `Token ${key}` } })).status

test('a new key is shown once, and its purpose and last use are served', async () => {
  const expires_at = '2999-01-01T00:00:00Z'
  const { data } = await api.apiKeys.create({ name: ' ERP import ', scope: 'read', expires_at })
  expect(data.attributes).toMatchObject({ name: 'ERP import', scope: 'read', expires_at, last_used_at: null })
  const key = data.attributes.key!
  expect(data.attributes.last4).toBe(key.slice(-4))
  expect(await statusWith(key)).toBe(200)
  await expect.poll(async () => (await api.apiKeys.get(data.id)).data.attributes.last_used_at).not.toBeNull()
  const listed = await api.apiKeys.list()
  expect(listed.data[0]!.id).toBe(data.id)
  expect(JSON.stringify([listed, await api.apiKeys.get(data.id)])).not.toContain(key)
  const { rows } = await context.pool.query('select t::text from api_keys t')
  expect(JSON.stringify(rows)).not.toContain(key)
})

test.each([
  ['a blank name', { name: '  ', scope: 'read' }, 'name'],
  ['a time that has passed', { name: 'x', scope: 'read', expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
  ['another scope', { name: 'x', scope: 'admin' }, 'scope'],
  ['rights of the operator', { name: 'x', scope: 'write', is_operator: true }, 'is_operator'],
])('no key is created with %s', async (_, attributes, field) => {
  const response = await request('POST', '/v2/api_keys', { body: { data: { type: 'api_key', attributes } } })
  expect(response.status).toBe(422)
  expect((await response.json()).errors[0].source.pointer).toBe(`/data/attributes/${field}`)
})

test('a key with read scope reads everything and changes nothing', async () => {
  const { data } = await api.apiKeys.create({ name: 'reader', scope: 'read' })
  const headers = { authorization: `Token ${data.attributes.key}` }
  expect((await request('GET', '/v2/api_keys', { headers })).status).toBe(200)
  for (const { method, path, access } of Object.values(operations)) {
    if (access === 'read') continue
    const at = `/v2${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`
    const response = await request(method.toUpperCase(), at, { headers, body: {} })
    expect([at, response.status, (await response.json()).errors[0].code]).toEqual([at, 403, 'read_only'])
  }
})

test('keys from before scopes may do everything', async () => {
  const { key } = await createApiKey(context.pool, { accountId, userId })
  const headers = { authorization: `Token ${key}` }
  expect((await request('POST', '/v2/tracking_requests', { headers, body: trackingBody() })).status).toBe(201)
})

test('an expired key is rejected', async () => {
  const { key } = await createApiKey(context.pool, { accountId, userId }, { expiresAt: new Date(Date.now() - 1) })
  expect(await statusWith(key)).toBe(401)
})

test('a revoked key is rejected in every process within a second', async () => {
  const { data } = await api.apiKeys.create({ name: 'leaked', scope: 'write' })
  const key = data.attributes.key!
  const elsewhere = createApp(context)
  expect([await statusWith(key), await statusWith(key, elsewhere)]).toEqual([200, 200])
  await api.apiKeys.delete(data.id)
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect([await statusWith(key), await statusWith(key, elsewhere)]).toEqual([401, 401])
  await api.apiKeys.delete(data.id)
  expect((await api.apiKeys.get(data.id)).data.attributes.revoked_at).not.toBeNull()
})

test('a key is replaced by one with the same rights, and the old one ends after the overlap', async () => {
  const { data: old } = await api.apiKeys.create({ name: 'ERP', scope: 'read', expires_at: '2999-01-01T00:00:00Z' })
  const rotated = await api.apiKeys.rotate(old.id, { overlap_seconds: 3_600 })
  const { data } = rotated
  expect(data.attributes).toMatchObject({ name: 'ERP', scope: 'read' })
  expect(data.attributes.expires_at).not.toBeNull()
  expect([await statusWith(old.attributes.key!), await statusWith(data.attributes.key!)]).toEqual([200, 200])
  const ends = Date.parse((await api.apiKeys.get(old.id)).data.attributes.expires_at!) - Date.now()
  expect(ends).toBeGreaterThan(3_500_000)
  expect(ends).toBeLessThan(3_700_000)
  await api.apiKeys.rotate(data.id, { overlap_seconds: 0 })
  expect(await statusWith(data.attributes.key!, createApp(context))).toBe(401)
  const again = await request('POST', `/v2/api_keys/${data.id}/rotate`)
  expect([again.status, (await again.json()).errors[0].code]).toEqual([422, 'key_ended'])
})

test.each([
  ['revoked', (id: string) => api.apiKeys.delete(id)],
  ['revoked, with its id in capitals', (id: string) => request('DELETE', `/v2/api_keys/${id.toUpperCase()}`)],
  ['replaced without an overlap', (id: string) => api.apiKeys.rotate(id, { overlap_seconds: 0 })],
])('a key is rejected at once in the process in which it was %s', async (_, end) => {
  const { data } = await api.apiKeys.create({ name: 'leaked', scope: 'write' })
  const statuses = async () => Promise.all([1, 2, 3].map(() => statusWith(data.attributes.key!)))
  expect(await statuses()).toEqual([200, 200, 200])
  await end(data.id)
  expect(await statuses()).toEqual([401, 401, 401])
})

test('a key that was read before it was revoked is not remembered', async () => {
  const { id, key } = await createApiKey(context.pool, { accountId, userId })
  await recordUse(context.pool, { accountId, keyId: id })
  const read = Promise.withResolvers<void>()
  const revoked = Promise.withResolvers<void>()
  const query: typeof context.pool.query = async (...given: unknown[]) => {
    const answer = await (context.pool.query as (...all: unknown[]) => Promise<unknown>)(...given)
    read.resolve()
    await revoked.promise
    return answer as never
  }
  const authenticate = createAuthenticator({ query } as typeof context.pool)
  const before = authenticate(`Token ${key}`)
  await read.promise
  await api.apiKeys.delete(id)
  authenticate.forget(id)
  revoked.resolve()
  expect((await before).keyId).toBe(id)
  await expect(authenticate(`Token ${key}`)).rejects.toThrow()
})

test('a key of the operator is replaced and revoked by the operator only', async () => {
  const [old, other] = [
    await createApiKey(context.pool, { accountId, userId }, { isOperator: true }),
    await createApiKey(context.pool, { accountId, userId }, { isOperator: true }),
  ]
  const refused = async (method: string, path: string) => {
    const response = await request(method, `/v2/api_keys/${path}`)
    return [response.status, (await response.json()).errors[0].detail]
  }
  const needed = [403, expect.stringContaining('a key of the operator')]
  expect(await refused('POST', `${old.id}/rotate`)).toEqual(needed)
  expect(await refused('DELETE', old.id)).toEqual(needed)
  expect(await statusWith(old.key)).toBe(200)
  const headers = { authorization: `Token ${other.key}` }
  expect((await request('DELETE', `/v2/api_keys/${old.id}`, { headers })).status).toBe(204)
  expect(await statusWith(old.key)).toBe(401)
})
