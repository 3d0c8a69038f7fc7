import { examples } from '@boxtrail/contracts/examples'
import { expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { createApiKey, revokeApiKey } from '../../src/identity/accounts/accounts.ts'
import { looksLikeApiKey } from '../../src/identity/accounts/api-key.ts'
import { createLogger } from '../../src/logger.ts'
import { testApi } from '../harness/api.ts'

let nowMs = 0
const { createAuthenticator } = await import('../../src/http/auth/authenticate.ts')
const { request, apiKey, app, context, accountId, userId } = await testApi()
const refused = examples.listShippingLines[401].unauthorized

const withAuthorization = (authorization: string) =>
  request('GET', '/v2/shipping_lines', { headers: { authorization } })

test('a missing, malformed, unknown and revoked key are answered alike', async () => {
  const revoked = await createApiKey(context.pool, { accountId, userId })
  expect(await revokeApiKey(context.pool, accountId, revoked.id)).toBe(true)
  const attempts = [
    '',
    'Token',
    `Bearer ${apiKey}`,
    `Token ${apiKey}x`,
    `Token ${revoked.key}`,
    `Token ${apiKey} ${apiKey}`,
  ]
  for (const authorization of attempts) {
    const response = await withAuthorization(authorization)
    expect(response.status, authorization).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Token')
    expect(await response.json()).toEqual(refused)
  }
})

test('the scheme before the key is accepted in any case, and the account header of other clients is ignored', async () => {
  for (const scheme of ['Token', 'token', 'TOKEN']) {
    const headers = { authorization: `${scheme} ${apiKey}`, 'x-account-id': crypto.randomUUID() }
    expect((await request('GET', '/v2/shipping_lines', { headers })).status).toBe(200)
  }
})

test('two Authorization headers are rejected', async () => {
  const headers = new Headers({ authorization: `Token ${apiKey}` })
  headers.append('authorization', `Token ${apiKey}`)
  const response = await app.request('http://localhost/v2/shipping_lines', { headers })
  expect(response.status).toBe(400)
})

test('a key in the URL is rejected, with or without one in the header', async () => {
  for (const headers of [{}, { authorization: '' }] as Record<string, string>[]) {
    const response = await request('GET', `/v2/shipping_lines?api_key=${apiKey}`, { headers })
    expect(response.status).toBe(400)
    expect((await response.json()).errors[0].source).toEqual({ parameter: 'api_key' })
  }
})

test('a key is never logged, wherever it is sent and whatever fails', async () => {
  let log = ''
  const write = (line: string) => {
    log += line
  }
  const pool = { query: () => Promise.reject(new Error('away')) } as unknown as typeof context.pool
  const broken = createApp({ ...context, pool, log: createLogger('trace', { write }) })
  const headers = { authorization: `Token ${apiKey}` }
  for (const search of ['', `?api_key=${apiKey}`, `?q=${apiKey}`])
    await broken.request(`/v2/shipments${search}`, { headers })
  expect(log).toContain('a request failed')
  expect(log).not.toContain(apiKey)
})

test('a revoked key is accepted for at most a second, and not at all where it was revoked', async () => {
  const authenticate = createAuthenticator(context.pool, () => nowMs)
  const { id, key } = await createApiKey(context.pool, { accountId, userId })
  expect(await authenticate(`Token ${key}`)).toEqual({
    accountId,
    userId,
    keyId: id,
    features: {},
    pickupLfdPolicy: 'line_first',
    isOperator: false,
    actor: 'api_key' as const,
    mayWrite: true,
  })
  await revokeApiKey(context.pool, accountId, id)
  nowMs = 1_000
  await expect(authenticate(`Token ${key}`)).rejects.toThrow('not valid')

  const other = await createApiKey(context.pool, { accountId, userId })
  await authenticate(`Token ${other.key}`)
  await revokeApiKey(context.pool, accountId, other.id)
  authenticate.forget(other.id)
  await expect(authenticate(`Token ${other.key}`)).rejects.toThrow('not valid')
})

test('the last use of a key is recorded, with one write per minute', async () => {
  const authenticate = createAuthenticator(context.pool, () => nowMs)
  const { id, key } = await createApiKey(context.pool, { accountId, userId })
  const lastUsed = async () =>
    (await context.pool.query('select last_used_at, xmin::text as version from api_keys where id = $1', [id])).rows[0]
  const use = async () => {
    // A key is cached for a second, so let more time pass.
    nowMs += 1_001
    await authenticate(`Token ${key}`)
  }
  expect((await lastUsed()).last_used_at).toBeNull()
  await use()
  await expect.poll(async () => (await lastUsed()).last_used_at).toBeInstanceOf(Date)
  const { version } = await lastUsed()
  for (let again = 0; again < 3; again++) await use()
  expect((await lastUsed()).version).toBe(version)
  await context.pool.query(`update api_keys set last_used_at = now() - interval '61 s' where id = $1`, [id])
  const { version: moved } = await lastUsed()
  expect(Number(moved)).toBeGreaterThan(Number(version))
  await use()
  await expect.poll(async () => Number((await lastUsed()).version)).toBeGreaterThan(Number(moved))
  expect(Date.now() - (await lastUsed()).last_used_at.getTime()).toBeLessThan(30_000)
})

test('no use of a rejected key is recorded', async () => {
  const authenticate = createAuthenticator(context.pool, () => nowMs)
  const { id, key } = await createApiKey(context.pool, { accountId, userId })
  await revokeApiKey(context.pool, accountId, id)
  await expect(authenticate(`Token ${key}`)).rejects.toThrow('not valid')
  const { rows } = await context.pool.query('select last_used_at from api_keys where id = $1', [id])
  expect(rows).toEqual([{ last_used_at: null }])
})

test('typing errors in a key are detected', () => {
  expect(looksLikeApiKey(apiKey)).toBe(true)
  const last = apiKey.at(-1) === 'a' ? 'b' : 'a'
  expect(looksLikeApiKey(apiKey.slice(0, -1) + last)).toBe(false)
})

test('the key itself is not stored anywhere', async () => {
  const { rows } = await context.pool.query('select * from api_keys')
  expect(JSON.stringify(rows)).not.toContain(apiKey)
})
