import { expect, test } from 'vitest'
import { createApp } from '../../../src/app.ts'
import { purgeConnections } from '../../../src/identity/oauth/connection-queries.ts'
import { purgeTokens } from '../../../src/identity/oauth/token-queries.ts'
import { testApi } from '../../harness/api.ts'
import { setUpOwner } from '../../harness/records/people.ts'
import { messageOf, post } from '../../mcp/connect.ts'
import { CALLBACK, codeFor, connectApp, exchange, postForm, proof, READ, refresh, register, WRITE } from './app.ts'

const api = await testApi()
const { context } = api
const { pool } = context
let aheadMs = 0
const clock = () => new Date(Date.now() + aheadMs)
const app = createApp({ ...context, clock })
const owner = await setUpOwner(api)
const { account } = (await owner.send('GET', '/auth/session')).body
const clientId: string = (await register(app)).body.client_id

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
const use = async (token: string, by = app) =>
  (await post(by, list, { headers: { authorization: `Bearer ${token}` } })).status
const isConnected = async ({ clientId: id }: { clientId: string }) =>
  (await pool.query('select from oauth_connections where client_id = $1', [id])).rowCount === 1
const lastAction = async () =>
  (
    await pool.query(
      'select action from audit_events where account_id = $1 order by created_at desc, id desc limit 1',
      [account.id],
    )
  ).rows[0].action

test('a client with a token acts for the user who allowed it', async () => {
  const { tokens } = await connectApp(app, owner)
  expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: READ })
  const response = await post(app, list, { headers: { authorization: `bearer  ${tokens.access_token}` } })
  expect((await messageOf(response)).result.tools).toHaveLength(10)
})

test('tokens are issued for a code once, and revoked when it is used again', async () => {
  const { code, verifier } = await codeFor(app, owner, clientId)
  const { status, body } = await exchange(app, clientId, code, verifier)
  expect([status, await use(body.access_token)]).toEqual([200, 200])
  const again = await exchange(app, clientId, code, verifier)
  expect([again.status, again.body.error]).toEqual([400, 'invalid_grant'])
  expect(await use(body.access_token)).toBe(401)
  expect((await refresh(app, clientId, body.refresh_token)).body.error).toBe('invalid_grant')
  expect(await lastAction()).toBe('app.token_reused')
})

test('tokens are issued to one of several exchanges at the same moment', async () => {
  const { code, verifier } = await codeFor(app, owner, clientId)
  const all = await Promise.all(Array.from({ length: 5 }, () => exchange(app, clientId, code, verifier)))
  expect(all.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  expect(all.filter(({ status }) => status === 200 || status === 400)).toHaveLength(5)
})

test.each([
  ['the wrong proof', { code_verifier: proof().verifier }],
  ['another redirect', { redirect_uri: `${CALLBACK}2` }],
  ['another client', { client_id: 'other' }],
])('a code with %s is refused, and then with the right one, too', async (what, more) => {
  const { code, verifier } = await codeFor(app, owner, clientId)
  const other = what === 'another client' ? { client_id: (await register(app)).body.client_id } : more
  for (const more of [other, {}]) {
    const { status, body } = await exchange(app, clientId, code, verifier, more)
    expect([status, body.error]).toEqual([400, 'invalid_grant'])
  }
})

test('a code without a proof, or after a minute, is refused', async () => {
  const { code, verifier } = await codeFor(app, owner, clientId)
  expect((await exchange(app, clientId, code, '')).status).toBe(400)
  const late = await codeFor(app, owner, clientId)
  const { rowCount } = await pool.query(
    `update oauth_tokens set payload = payload || jsonb_build_object('exp', extract(epoch from now())::int - 1)
     where kind = 'code' and consumed_at is null and (payload ->> 'exp')::int <= extract(epoch from now()) + 60`,
  )
  expect(rowCount).toBeGreaterThan(0)
  expect((await exchange(app, clientId, late.code, late.verifier ?? verifier)).body.error).toBe('invalid_grant')
})

test('all of twelve concurrent refreshes succeed, in two processes, and one chain continues', async () => {
  const { clientId: id, tokens } = await connectApp(app, owner)
  const elsewhere = createApp({ ...context, clock })
  let token = tokens.refresh_token
  for (let round = 0; round < 3; round++) {
    const all = await Promise.all(Array.from({ length: 12 }, (_, n) => refresh(n % 2 ? elsewhere : app, id, token)))
    expect(all.map(({ status }) => status)).toEqual(Array(12).fill(200))
    const [next, ...others] = new Set(all.map(({ body }) => body.refresh_token))
    expect([others, next === token]).toEqual([[], false])
    for (const { body } of all) expect(await use(body.access_token)).toBe(200)
    token = next
  }
  const { rows } = await pool.query(
    `select count(*)::int as living from oauth_tokens t join oauth_connections o on o.id = t.connection_id
     where o.client_id = $1 and t.kind = 'refresh' and t.consumed_at is null`,
    [id],
  )
  expect(rows).toEqual([{ living: 1 }])
})

test('a late refresh follows the chain of the others, and one after a minute ends it', async () => {
  const connected = await connectApp(app, owner)
  const { clientId: id, tokens } = connected
  const { body: second } = await refresh(app, id, tokens.refresh_token)
  const { body: third } = await refresh(app, id, second.refresh_token)
  const { body: late } = await refresh(app, id, tokens.refresh_token)
  expect(late.refresh_token).toBe(second.refresh_token)
  expect((await refresh(app, id, late.refresh_token)).body.refresh_token).toBe(third.refresh_token)
  aheadMs = 61_000
  const stolen = await refresh(app, id, second.refresh_token)
  const owned = await refresh(app, id, third.refresh_token)
  aheadMs = 0
  expect([stolen.body.error, owned.body.error, await isConnected(connected)]).toEqual([
    'invalid_grant',
    'invalid_grant',
    false,
  ])
})

test('the connection ends when a refresh token is used again after a minute', async () => {
  const connected = await connectApp(app, owner)
  const { clientId: id, tokens } = connected
  const { body: next } = await refresh(app, id, tokens.refresh_token)
  aheadMs = 59_000
  expect((await refresh(app, id, tokens.refresh_token)).status).toBe(200)
  aheadMs = 61_000
  const reused = await refresh(app, id, tokens.refresh_token)
  aheadMs = 0
  expect([reused.status, reused.body.error]).toEqual([400, 'invalid_grant'])
  expect([await use(next.access_token), await use(tokens.access_token), await isConnected(connected)]).toEqual([
    401,
    401,
    false,
  ])
  expect((await refresh(app, id, next.refresh_token)).body.error).toBe('invalid_grant')
  expect(await lastAction()).toBe('app.token_reused')
})

test('a token is refreshed for its own client, and for no more than was granted', async () => {
  const { clientId: id, tokens } = await connectApp(app, owner)
  expect((await refresh(app, clientId, tokens.refresh_token)).body.error).toBe('invalid_grant')
  expect((await refresh(app, id, tokens.refresh_token, { scope: WRITE })).body.error).toBe('invalid_scope')
  expect((await refresh(app, id, tokens.refresh_token, { resource: 'https://other.example' })).body.error).toBe(
    'invalid_target',
  )
  expect((await refresh(app, id, 'x'.repeat(43))).body.error).toBe('invalid_grant')
  expect((await refresh(app, id, tokens.access_token)).body.error).toBe('invalid_grant')
})

test('a token is refreshed for all that was granted when a client names only scopes of other servers', async () => {
  const { clientId: id, tokens } = await connectApp(app, owner, WRITE)
  const all = await refresh(app, id, tokens.refresh_token, { scope: 'offline_access' })
  expect(all.body.scope).toBe(WRITE)
  const less = await refresh(app, id, all.body.refresh_token, { scope: `offline_access ${READ}` })
  expect(less.body.scope).toBe(READ)
})

test.each(['access_token', 'refresh_token'] as const)(
  'everything is revoked with its %s, in every process at once',
  async (which) => {
    const connected = await connectApp(app, owner)
    const { clientId: id, tokens } = connected
    const elsewhere = createApp(context)
    expect(await use(tokens.access_token, elsewhere)).toBe(200)
    const stranger = await postForm(app, '/oauth/revoke', { client_id: clientId, token: tokens[which] })
    expect([stranger.status, await use(tokens.access_token)]).toEqual([200, 200])
    const { status } = await postForm(app, '/oauth/revoke', { client_id: id, token: tokens[which] })
    expect([status, await use(tokens.access_token), await use(tokens.access_token, elsewhere)]).toEqual([200, 401, 401])
    expect((await refresh(app, id, tokens.refresh_token)).body.error).toBe('invalid_grant')
    expect([await isConnected(connected), await lastAction()]).toEqual([false, 'app.signed_out'])
  },
)

test('an access token is accepted until it expires', async () => {
  const { tokens } = await connectApp(app, owner)
  await pool.query(`update oauth_tokens set expires_at = now() where kind = 'access'`)
  expect(await use(tokens.access_token)).toBe(401)
})

test('only an access token is accepted as one', async () => {
  const { code } = await codeFor(app, owner, clientId)
  const { tokens } = await connectApp(app, owner)
  for (const wrong of [code, tokens.refresh_token, `${tokens.access_token}x`]) expect(await use(wrong)).toBe(401)
})

test('tokens that were issued for another address of this service are refused', async () => {
  const { tokens } = await connectApp(app, owner)
  const moved = createApp({ ...context, config: { ...context.config, baseUrl: 'https://moved.example' } })
  expect(await use(tokens.access_token, moved)).toBe(401)
})

test('no token is stored, and expired ones are forgotten', async () => {
  const { tokens } = await connectApp(app, owner)
  const { rows } = await pool.query(
    `select row_to_json(t)::text as text from oauth_tokens t union all select row_to_json(r)::text from oauth_requests r`,
  )
  const text = rows.map((row) => row.text).join()
  for (const secret of [tokens.access_token, tokens.refresh_token])
    for (const form of [secret, Buffer.from(secret).toString('base64'), Buffer.from(secret).toString('hex')])
      expect(text).not.toContain(form)
  await pool.query(`update oauth_tokens set expires_at = now() - interval '1 s'`)
  await pool.query(`update oauth_connections set expires_at = now() - interval '1 s'`)
  await purgeTokens(pool)
  await purgeConnections(pool)
  const left = await pool.query('select from oauth_tokens union all select from oauth_connections')
  expect(left.rowCount).toBe(0)
})
