import { operations } from '@boxtrail/contracts/operations'
import { expect, test } from 'vitest'
import { createApp } from '../../../src/app.ts'
import { purgeSessions } from '../../../src/identity/sessions/queries.ts'
import { testApi } from '../../harness/api.ts'
import { openBrowser } from '../../harness/http/browser.ts'
import { join, OWNER, PASSWORD, setUpOwner } from '../../harness/records/people.ts'
import { trackingBody } from '../../harness/records/tracked.ts'

const api = await testApi()
const { app, context } = api
const owner = await setUpOwner(api)
const { accountId } = api

const signIn = async (browser = openBrowser(app)) => {
  const { status } = await browser.send('POST', '/auth/session', { body: { email: OWNER.email, password: PASSWORD } })
  expect(status).toBe(200)
  return browser
}
const isSignedIn = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.send('GET', '/auth/session')).status === 200

test('a session gets a new id at sign-in, and the one from before is no longer valid', async () => {
  const browser = await signIn()
  const before = browser.copy()
  await signIn(browser)
  expect(browser.cookie()).not.toBe(before.cookie())
  expect([await isSignedIn(browser), await isSignedIn(before)]).toEqual([true, false])
})

test('an id that another client chose is not adopted', async () => {
  const chosen = openBrowser(app, `__Host-boxtrail_session=${'A'.repeat(43)}`)
  await signIn(chosen)
  expect(chosen.cookie()).not.toContain('AAAA')
})

test('a session ends at sign-out in every process at once', async () => {
  const browser = await signIn()
  const elsewhere = openBrowser(createApp(context), browser.cookie())
  expect(await isSignedIn(elsewhere)).toBe(true)
  expect((await elsewhere.send('GET', '/v2/shipments')).status).toBe(200)
  const before = browser.copy()
  expect((await browser.send('DELETE', '/auth/session')).status).toBe(204)
  expect(browser.cookie()).toBeUndefined()
  expect([await isSignedIn(before), await isSignedIn(elsewhere)]).toEqual([false, false])
  expect((await elsewhere.send('GET', '/v2/shipments')).status).toBe(401)
})

test.each([
  ['a day without use', `last_seen_at = now() - interval '24 h 1 min'`],
  ['fourteen days of use', `expires_at = now() - interval '1 s'`],
])('a session ends after %s', async (_, change) => {
  const browser = await signIn()
  const { body } = await browser.send('GET', '/auth/sessions')
  const { id } = body.sessions.find(({ is_current }: { is_current: boolean }) => is_current)
  await context.pool.query(`update sessions set ${change} where id = $1`, [id])
  expect(await isSignedIn(browser)).toBe(false)
  await purgeSessions(context.pool)
  expect((await context.pool.query('select from sessions where id = $1', [id])).rowCount).toBe(0)
})

test('the sessions of a user are listed for that user, who may end each of them and no others', async () => {
  const [here, there] = [await signIn(), await signIn()]
  const { body } = await here.send('GET', '/auth/sessions')
  const others = body.sessions.filter(({ is_current }: { is_current: boolean }) => !is_current)
  expect(body.sessions.filter(({ is_current }: { is_current: boolean }) => is_current)).toHaveLength(1)
  expect(JSON.stringify(body)).not.toContain(here.cookie()!.split('=')[1])
  const stranger = await join(api, { accountId, email: 'sam@lakeside.example', role: 'member' })
  for (const { id } of body.sessions) expect((await stranger.send('DELETE', `/auth/sessions/${id}`)).status).toBe(404)
  for (const { id } of others) expect((await here.send('DELETE', `/auth/sessions/${id}`)).status).toBe(204)
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false])
  expect((await here.send('DELETE', '/auth/sessions/nothing')).status).toBe(404)
  await signIn(owner)
})

test('the other sessions of a user who changes the password end, and the change requires the old one', async () => {
  const member = await join(api, { accountId, email: 'pat@lakeside.example', role: 'member' })
  const other = openBrowser(app)
  await other.send('POST', '/auth/session', { body: { email: 'pat@lakeside.example', password: PASSWORD } })
  const before = member.copy()
  const change = (current_password: string) =>
    member.send('PUT', '/auth/password', { body: { current_password, password: 'another long password' } })
  const wrong = await change('not the password')
  expect([wrong.status, wrong.body.error.field]).toEqual([422, 'current_password'])
  expect((await change(PASSWORD)).status).toBe(200)
  expect(await Promise.all([member, other, before].map(isSignedIn))).toEqual([true, false, false])
  const old = await openBrowser(app).send('POST', '/auth/session', {
    body: { email: 'pat@lakeside.example', password: PASSWORD },
  })
  expect(old.status).toBe(401)
})

test('a user of several accounts may switch, under a new id, to their own accounts only', async () => {
  const { accountId: second } = await api.otherAccount()
  const { accountId: foreign } = await api.otherAccount()
  const browser = await join(api, { accountId, email: 'mia@lakeside.example', role: 'read_only' })
  await join(api, { accountId: second, email: 'mia@lakeside.example', role: 'owner', browser })
  const { body } = await browser.send('GET', '/auth/session')
  expect(body.accounts).toHaveLength(2)
  const before = browser.copy()
  const choose = (account_id: string) => browser.send('PUT', '/auth/session/account', { body: { account_id } })
  expect((await choose(foreign)).status).toBe(404)
  expect((await choose(crypto.randomUUID())).status).toBe(404)
  expect((await choose(accountId)).body.account).toMatchObject({ id: accountId, role: 'read_only' })
  expect([await isSignedIn(browser), await isSignedIn(before)]).toEqual([true, false])
})

test('a session calls the API with the rights of the user, in its account', async () => {
  const member = await join(api, { accountId, email: 'kim@lakeside.example', role: 'member' })
  const created = await member.send('POST', '/v2/tracking_requests', { body: trackingBody() })
  expect(created.status).toBe(201)
  expect((await api.request('GET', `/v2/tracking_requests/${created.body.data.id}`)).status).toBe(200)
  expect((await owner.send('GET', `/v2/tracking_requests/${created.body.data.id}`)).status).toBe(404)
})

const writes = Object.values(operations).filter(({ access }) => access === 'write')

test('a user who may only read reads everything, and changes nothing', async () => {
  const reader = await join(api, { accountId, email: 'ron@lakeside.example', role: 'read_only' })
  expect((await reader.send('GET', '/v2/shipments')).status).toBe(200)
  const guess = await reader.send('POST', '/v2/tracking_requests/infer_number', { body: { number: 'MSCU1234566' } })
  expect([200, 422]).toContain(guess.status)
  expect(writes.length).toBeGreaterThan(40)
  for (const { method, path } of writes) {
    const at = `/v2${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`
    const { status, body } = await reader.send(method.toUpperCase(), at, { body: {} })
    expect([at, status, body.errors[0].code]).toEqual([at, 403, 'read_only'])
  }
})

test('a change of role is applied at the next request', async () => {
  const email = 'lou@lakeside.example'
  const member = await join(api, { accountId, email, role: 'member' })
  await context.pool.query(
    `update users set role = 'read_only' where account_id = $1 and person_id = (select id from people where email = $2)`,
    [accountId, email],
  )
  expect((await member.send('POST', '/v2/tracking_requests', { body: trackingBody() })).status).toBe(403)
})

test('the cookie is never read beside an Authorization header', async () => {
  const headers = (authorization: string) => ({ headers: { authorization } })
  expect((await owner.send('GET', '/v2/shipments', headers('Token wrong'))).status).toBe(401)
  expect((await owner.send('GET', '/v2/shipments', headers(`Token ${api.apiKey}`))).status).toBe(200)
})

const body = { data: { type: 'party', attributes: { company_name: 'Cross-site Ltd' } } }

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling of our host', { 'sec-fetch-site': 'same-site' }],
  ['nowhere', { 'sec-fetch-site': 'none' }],
  ['another site that states our origin', { 'sec-fetch-site': 'cross-site', origin: 'https://boxtrail.test' }],
  ['another origin, by an old browser', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ['an opaque origin', { 'sec-fetch-site': '', origin: 'null' }],
  ['no browser', { 'sec-fetch-site': '' }],
])('changes that come from %s are rejected', async (_, given) => {
  const headers = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  const cookie = owner.cookie()!
  const send = (method: string, path: string, sent: unknown) =>
    app.request(`https://boxtrail.test${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json', ...headers } as Record<string, string>,
      body: JSON.stringify(sent),
    })
  const change = await send('POST', '/v2/parties', body)
  expect([change.status, (await change.json()).errors[0].code]).toEqual([403, 'cross_site'])
  expect((await send('DELETE', '/auth/session', {})).status).toBe(403)
  expect((await send('POST', '/auth/session', { email: OWNER.email, password: PASSWORD })).status).toBe(403)
  expect(await isSignedIn(owner)).toBe(true)
})

test('changes of a browser that states only its origin are accepted', async () => {
  const send = (origin: string, host: string) =>
    app.request('https://boxtrail.test/v2/parties', {
      method: 'POST',
      headers: { cookie: owner.cookie()!, origin, host, 'content-type': 'application/json' },
      body: JSON.stringify({ data: { type: 'party', attributes: { company_name: crypto.randomUUID() } } }),
    })
  expect((await send('https://boxtrail.test', 'internal:8080')).status).toBe(201)
  expect((await send('http://192.168.1.5:8080', '192.168.1.5:8080')).status).toBe(201)
})

test('two cookies of the same name are ignored, because one may be another user’s', async () => {
  const twice = openBrowser(app, `${owner.cookie()}; ${owner.cookie()}`)
  expect((await twice.send('GET', '/v2/shipments')).status).toBe(401)
})

test('a page of another origin cannot use the cookie', async () => {
  const open = createApp(context, { corsOrigins: ['*'] })
  const { status, headers } = await openBrowser(open, owner.cookie()).send('GET', '/auth/session', {
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-credentials')).toBeNull()
  expect(headers.get('access-control-allow-origin')).not.toBe('https://evil.example')
})
