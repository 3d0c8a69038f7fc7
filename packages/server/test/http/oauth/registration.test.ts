import { expect, test } from 'vitest'
import { createApp } from '../../../src/app.ts'
import { purgeClients } from '../../../src/identity/oauth/client-queries.ts'
import { purgeConnections } from '../../../src/identity/oauth/connection-queries.ts'
import { BASE_URL, testApi } from '../../harness/api.ts'
import { setUpOwner } from '../../harness/records/people.ts'
import { authorizePath, begin, CALLBACK, connectApp, proof, register } from './app.ts'

const api = await testApi()
const { app, context } = api
const { pool } = context
const owner = await setUpOwner(api)
/** Makes earlier registrations too old to count towards the limit. */
const asNew = () => pool.query(`update oauth_clients set registered_at = registered_at - interval '2 hours'`)

test('a public client is registered, and only the metadata that we know is kept', async () => {
  const { status, body, headers } = await register(app, {
    client_name: '  Desk\u202e Assistant\n ',
    token_endpoint_auth_method: 'client_secret_post',
    grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
    scope: 'openid tracking:read',
    jwks_uri: 'https://evil.example/keys',
    sector_identifier_uri: 'https://evil.example/sector',
    logo_uri: 'https://evil.example/logo.png',
  })
  expect([status, headers.get('cache-control')]).toEqual([201, 'no-store'])
  expect(body).toMatchObject({
    client_name: 'Desk Assistant',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    application_type: 'native',
    redirect_uris: [CALLBACK],
  })
  expect(Object.keys(body)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/secret|jwks_uri|sector|logo|registration_access_token|^scope$/)]),
  )
})

test.each([
  ['a program by its scheme', ['cursor://anysphere.cursor/oauth/callback'], 'native'],
  ['an editor by its scheme', ['vscode://publisher.extension/oauth', 'windsurf://publisher.extension/oauth'], 'native'],
  ['a program by a domain', ['com.example.assistant:/callback', 'app.example:/cb'], 'native'],
  ['this machine', ['http://localhost/callback', 'http://[::1]:8080/cb'], 'native'],
  ['a server', ['https://assistant.example/callback'], 'web'],
  ['this machine and a server', ['http://127.0.0.1:33418/', 'https://vscode.example/redirect'], 'native'],
])('redirects to %s are accepted', async (_, redirect_uris, application_type) => {
  const { status, body } = await register(app, { redirect_uris })
  expect([status, body.application_type, body.redirect_uris]).toEqual([201, application_type, redirect_uris])
})

test.each([
  'http://assistant.example/callback',
  'http://127.0.0.1.evil.example/',
  'http://localhost.evil.example/',
  'https://user:password@assistant.example/',
  'https://assistant.example/#fragment',
  'https://assistant.example/#',
  'javascript:alert(1)',
  'data:text/html,hello',
  'file:///etc/passwd',
  'vbscript:x',
  'intent://x#Intent;scheme=https;end',
  'intent:x',
  'ms-settings:privacy',
  'ms-msdt:/id PCWDiagnostic',
  'ms-word:ofe|u|https://evil.example/x.docm',
  'ms-word.macro:x',
  'search-ms:query=x',
  'x-apple.systempreferences:com.apple.preference',
  'x-safari-https://evil.example/',
  'web+thing:x',
  'filesystem:https://assistant.example/x',
  'view-source:https://assistant.example/',
  'chrome-extension://abc/callback',
  'about:blank',
  'steam://run/1',
  'smb://evil.example/x',
  'ldap://evil.example/x',
  'JavaScript:alert(1)',
  'unknown-program://callback',
  'blob:https://assistant.example/1',
  '/callback',
  'https://assistant.example/\u0000',
  'https://assistant.example/ space',
  `https://assistant.example/${'x'.repeat(1_000)}`,
  42,
])('the redirect %j is refused', async (uri) => {
  const { status, body } = await register(app, { redirect_uris: [uri] })
  expect([status, body.error]).toEqual([400, 'invalid_redirect_uri'])
  expect(body.error_description.length).toBeGreaterThan(10)
})

test.each([
  ['no redirects', { redirect_uris: [] }],
  ['too many', { redirect_uris: Array.from({ length: 11 }, (_, index) => `https://a${index}.example/`) }],
  ['a text', { redirect_uris: CALLBACK }],
])('a registration is refused: %s', async (_, metadata) => {
  expect((await register(app, metadata)).body.error).toBe('invalid_redirect_uri')
})

test.each(['no json', '[]', 'null', '"text"'])('the body %s is refused', async (body) => {
  const response = await app.request(`${BASE_URL}/oauth/register`, { method: 'POST', body })
  expect([response.status, (await response.json()).error]).toEqual([400, 'invalid_client_metadata'])
})

test('a body that is too large is refused', async () => {
  const { status, body } = await register(app, { client_name: 'x'.repeat(20_000) })
  expect([status, body.error]).toEqual([413, 'invalid_request'])
})

test('twenty clients of one network are registered in an hour, also in parallel and by several processes', async () => {
  await asNew()
  const elsewhere = createApp(context)
  const all = await Promise.all(Array.from({ length: 30 }, (_, at) => register(at % 2 ? app : elsewhere)))
  const refused = all.filter(({ status }) => status === 429)
  expect([all.filter(({ status }) => status === 201).length, refused.length]).toEqual([20, 10])
  expect(refused[0]!.body.error).toBe('temporarily_unavailable')
  expect(refused[0]!.headers.get('retry-after')).toBe('3600')
  await asNew()
  expect((await register(app)).status).toBe(201)
})

test('a client that was not used for a month is forgotten, unless a user is connected with it', async () => {
  await asNew()
  const unused: string = (await register(app)).body.client_id
  const used: string = (await register(app)).body.client_id
  const { clientId: connected } = await connectApp(app, owner)
  await pool.query(`update oauth_clients set last_used_at = now() - interval '31 days'`)
  await begin(app, owner, authorizePath(used, proof().challenge))
  await purgeClients(pool)
  const isKnown = async (id: string) =>
    (await pool.query('select from oauth_clients where id = $1', [id])).rowCount === 1
  expect([await isKnown(unused), await isKnown(used), await isKnown(connected)]).toEqual([false, true, true])
  await pool.query(`update oauth_connections set expires_at = now() - interval '1 s' where client_id = $1`, [connected])
  await purgeConnections(pool)
  await purgeClients(pool)
  expect(await isKnown(connected)).toBe(false)
  const begun = await begin(app, owner, authorizePath(unused, proof().challenge))
  expect([begun.response.status, begun.location]).toEqual([400, ''])
  expect(await begun.response.text()).toContain('unused for a month')
})

test('a client whose redirect could no longer be registered today is no longer known', async () => {
  await asNew()
  const clientId: string = (await register(app)).body.client_id
  await pool.query(
    `update oauth_clients set metadata = metadata || '{"redirect_uris": ["steam://run/1"]}' where id = $1`,
    [clientId],
  )
  const begun = await begin(app, owner, authorizePath(clientId, proof().challenge, { redirect_uri: 'steam://run/1' }))
  expect([begun.response.status, begun.location]).toEqual([400, ''])
})
