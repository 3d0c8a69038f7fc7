import { expect, test } from 'vitest'
import { BASE_URL, testApi } from '../../harness/api.ts'
import { openBrowser } from '../../harness/http/browser.ts'
import { join, setUpOwner } from '../../harness/records/people.ts'
import { authorizePath, begin, CALLBACK, codeFor, exchange, proof, READ, register, WRITE } from './app.ts'

// Without limits, because these tests begin more sign-ins than one network may in a minute.
const api = await testApi({ takePlaces: async () => ({ admitted: 1, remaining: 1, resetMs: 1_000 }) })
const { app, context } = api
const owner = await setUpOwner(api)
const { account, user } = (await owner.send('GET', '/auth/session')).body
const clientId: string = (await register(app)).body.client_id
const { verifier, challenge } = proof()
const path = (more: Record<string, string | null> = {}) => authorizePath(clientId, challenge, more)

test('the page shows which app asks, where it leads, and for what', async () => {
  const begun = await begin(app, owner, path({ scope: WRITE }))
  expect([begun.response.status, begun.location]).toEqual([303, `/connect/${begun.uid}`])
  expect((await begun.read()).body).toEqual({
    app: { name: 'Desk Assistant', redirect_host: '127.0.0.1:41234', is_on_this_machine: true, publisher: null },
    scopes: ['tracking:read', 'tracking:write'],
    may_write: true,
  })
})

test('the code is sent to the client with its state and the issuer, once', async () => {
  const begun = await begin(app, owner, path())
  const { status, body, headers } = await begun.allow([READ])
  expect([status, headers.get('set-cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')])
  const callback = await begun.finish(body.continue_at)
  expect(callback.origin + callback.pathname).toBe(CALLBACK)
  expect(Object.fromEntries(callback.searchParams)).toEqual({ code: expect.any(String), state: 'abc', iss: BASE_URL })
  expect((await begun.allow([READ])).body.error.code).toBe('request_ended')
  expect((await begun.finish(body.continue_at)).href).toBe('about:blank')
  const { rows } = await context.pool.query(
    `select action, user_id, details from audit_events where action = 'app.connected' order by created_at desc limit 1`,
  )
  expect(rows).toMatchObject([{ user_id: user.id, details: { app: 'Desk Assistant', scopes: [READ] } }])
})

test('the client is informed that the user refused', async () => {
  const begun = await begin(app, owner, path())
  const { body } = await begun.refuse()
  const callback = await begun.finish(body.continue_at)
  expect([callback.searchParams.get('error'), callback.searchParams.get('state')]).toEqual(['access_denied', 'abc'])
  expect((await begun.refuse()).body.error.code).toBe('request_ended')
})

test('the user may allow less than was requested, and not more', async () => {
  const less = await begin(app, owner, path({ scope: WRITE }))
  const callback = await less.finish((await less.allow([READ])).body.continue_at)
  expect((await exchange(app, clientId, callback.searchParams.get('code')!, verifier)).body.scope).toBe(READ)
  const more = await begin(app, owner, path({ scope: READ }))
  const code = (await more.finish((await more.allow(WRITE.split(' '))).body.continue_at)).searchParams.get('code')!
  expect((await exchange(app, clientId, code, verifier)).body.scope).toBe(READ)
  const none = await begin(app, owner, path())
  expect((await none.allow([])).body.error.field).toBe('scopes')
  expect((await none.allow(['admin'])).status).toBe(422)
})

test.each([
  ['none', null, READ],
  ['others', 'openid profile offline_access', READ],
  ['some', 'offline_access tracking:write', 'tracking:write'],
])('the scopes that are known are read when %s are requested', async (_, scope, asked) => {
  expect((await (await begin(app, owner, path({ scope }))).read()).body.scopes).toEqual(asked.split(' '))
})

test('a request can be answered only in the browser in which it began, by the user who is signed in there', async () => {
  const begun = await begin(app, owner, path())
  const at = `/auth/connect/${begun.uid}`
  const other = await join(api, { accountId: account.id, email: 'vic@lakeside.example', role: 'owner' })
  for (const method of ['GET', 'POST', 'DELETE']) {
    const body = method === 'POST' ? { account_id: account.id, scopes: [READ] } : undefined
    const { status, body: answer } = await other.send(method, at, { body })
    expect([method, status, answer.error.code]).toEqual([method, 404, 'request_ended'])
  }
  expect(
    (await openBrowser(app).send('GET', at, { headers: { cookie: begun.headers.cookie.split('; ')[1]! } })).status,
  ).toBe(401)
  expect((await begun.read()).status).toBe(200)
})

test('nothing is granted in an account that the user left for another meanwhile', async () => {
  const begun = await begin(app, owner, path())
  const { accountId: foreign } = await api.otherAccount()
  expect((await begun.allow([READ], foreign)).body.error.field).toBe('account_id')
})

test('requests that a page of another site sends are refused', async () => {
  const begun = await begin(app, owner, path())
  const { status } = await owner.copy().send('POST', `/auth/connect/${begun.uid}`, {
    headers: { ...begun.headers, 'sec-fetch-site': 'cross-site' },
    body: { account_id: account.id, scopes: [READ] },
  })
  expect(status).toBe(403)
})

test('the user is asked again each time, whatever was allowed before', async () => {
  await codeFor(app, owner, clientId)
  expect((await begin(app, owner, path())).location).toMatch(/^\/connect\//)
})

test('a request that is not answered expires', async () => {
  const begun = await begin(app, owner, path())
  await context.pool.query(`update oauth_requests set expires_at = now() - interval '1 s'`)
  expect((await begun.read()).body.error.code).toBe('request_ended')
})

test.each([
  ['another path', 'http://127.0.0.1:41234/other'],
  ['another host', 'http://localhost:41234/callback'],
  ['a server', 'https://evil.example/callback'],
  ['another scheme', 'https://127.0.0.1:41234/callback'],
  ['a query', `${CALLBACK}?a=1`],
  ['a user', 'http://evil@127.0.0.1:41234/callback'],
  ['no URI', 'nonsense'],
])('the browser is never redirected to %s', async (_, redirect_uri) => {
  for (const given of [path({ redirect_uri }), path({ redirect_uri, response_type: 'token' })]) {
    const { response, location } = await begin(app, owner, given)
    expect([response.status, location]).toEqual([400, ''])
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('content-type')).toContain('text/html')
  }
})

test('texts of a request are escaped where they are shown', async () => {
  const { response } = await begin(app, owner, authorizePath('<script>alert(1)</script>', challenge))
  expect(await response.text()).not.toContain('<script>')
})

test('the port is ignored on this machine, and nowhere else', async () => {
  const other = await begin(app, owner, path({ redirect_uri: 'http://127.0.0.1:50000/callback' }))
  expect(other.location).toMatch(/^\/connect\//)
  const web: string = (await register(app, { redirect_uris: ['https://assistant.example/cb'] })).body.client_id
  const { response } = await begin(
    app,
    owner,
    authorizePath(web, challenge, { redirect_uri: 'https://assistant.example:8443/cb' }),
  )
  expect(response.status).toBe(400)
})

test.each([
  ['no proof key', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
  ['a plain one', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['one without a method', { code_challenge_method: null }, 'invalid_request'],
  ['a short one', { code_challenge: 'short' }, 'invalid_request'],
  ['the implicit grant', { response_type: 'token' }, 'unsupported_response_type'],
  ['another resource', { resource: 'https://other.example' }, 'invalid_target'],
  ['the API', { resource: `${BASE_URL}/v2` }, 'invalid_target'],
  ['no absolute resource', { resource: '/mcp' }, 'invalid_target'],
  ['the character NUL', { state: '\0' }, 'invalid_request'],
  ['to ask nobody', { prompt: 'none' }, 'login_required'],
  ['to ask nobody, for whoever connected it before', { prompt: 'none', scope: READ }, 'login_required'],
])(
  'the request with %s is refused on a page of the service, which leads to no client without a click',
  async (name, more, error) => {
    if (name.includes('before')) await codeFor(app, owner, clientId)
    for (const browser of [owner, openBrowser(app)]) {
      const { response, location } = await begin(app, browser, path(more as Record<string, string | null>))
      expect([response.status, location]).toEqual([400, ''])
      expect(response.headers.get('content-type')).toContain('text/html')
      expect(await response.text()).toContain(error)
    }
  },
)

test.each([
  ['redirect_uri', 'https://evil.example/'],
  ['client_id', 'other'],
  ['scope', 'tracking:write'],
])('a %s that is given twice is refused', async (name, value) => {
  const more = new URLSearchParams({ [name]: value })
  const { location } = await begin(app, owner, `${path({ scope: READ })}&${more}`)
  expect(location).toBe('')
})

test.each(['', '/', '/mcp', '/mcp/'])('the resource is recognized by %j', async (end) => {
  const begun = await begin(app, owner, path({ resource: `${BASE_URL}${end}` }))
  const callback = await begun.finish((await begun.allow([READ])).body.continue_at)
  const other = `${BASE_URL}${end === '/mcp' ? '/' : '/mcp'}`
  const code = callback.searchParams.get('code')!
  expect((await exchange(app, clientId, code, verifier, { resource: other })).status).toBe(200)
})
