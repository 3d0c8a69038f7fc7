import { operations } from '@boxtrail/contracts/operations'
import { expect, test } from 'vitest'
import { resetPassword } from '../../../src/identity/members/manage-members.ts'
import { testApi } from '../../harness/api.ts'
import { join, PASSWORD, setUpOwner } from '../../harness/records/people.ts'
import { messageOf, post } from '../../mcp/connect.ts'
import { codeFor, connectApp, exchange, type Json, READ, refresh, WRITE } from './app.ts'

const api = await testApi()
const { app, context } = api
const owner = await setUpOwner(api)
const { account } = (await owner.send('GET', '/auth/session')).body

const calling = (name: string, given: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: given },
})
const ask = (token: string, message: unknown) => post(app, message, { headers: { authorization: `Bearer ${token}` } })
const list = calling('list_shipments', {})
const tracking = (number: string) => calling('track_container', { number, numberType: 'bill_of_lading', scac: 'MAEU' })
const track = tracking('OAUTH0001')
const toolOf = async (response: Response): Promise<Json> => (await messageOf(response)).result

const connectedAs = async (email: string, role: 'owner' | 'member' | 'read_only', scope: string) => {
  const browser = await join(api, { accountId: account.id, email, role })
  return { browser, ...(await connectApp(app, browser, scope)) }
}

test('more rights are requested before a tool that writes is called, also in a batch', async () => {
  const { tokens } = await connectApp(app, owner, READ)
  for (const message of [track, [list, track]]) {
    const response = await ask(tokens.access_token, message)
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      403,
      'Bearer error="insufficient_scope", scope="tracking:read tracking:write", resource_metadata="https://boxtrail.test/.well-known/oauth-protected-resource"',
    ])
  }
  expect((await toolOf(await ask(tokens.access_token, list))).isError).toBeUndefined()
  expect((await owner.send('GET', '/v2/tracking_requests')).body.data).toEqual([])
})

test('a tool that writes is called when the user allowed it, as that user', async () => {
  const { tokens } = await connectApp(app, owner, WRITE)
  const { structuredContent, isError } = await toolOf(await ask(tokens.access_token, track))
  expect([isError, structuredContent.tracking_request_created]).toEqual([undefined, true])
  expect((await owner.send('GET', '/v2/tracking_requests')).body.data).toHaveLength(1)
  const { data } = (await owner.send('GET', '/v2/audit_events')).body
  const [made] = data.filter((one: Json) => one.attributes.action === 'createTrackingRequest')
  expect(made.attributes.actor_type).toBe('user')
})

test('a user who may only read can do no more by an app that may write', async () => {
  const { tokens } = await connectedAs('ron@lakeside.example', 'read_only', WRITE)
  const response = await ask(tokens.access_token, tracking('OAUTH0002'))
  const { isError, structuredContent } = await toolOf(response)
  expect([response.status, isError, structuredContent.error.status]).toEqual([200, true, 403])
})

test('a change of role is followed at the next call', async () => {
  const { browser, tokens } = await connectedAs('lou@lakeside.example', 'member', WRITE)
  const { user } = (await browser.send('GET', '/auth/session')).body
  await owner.send('PATCH', `/auth/members/${user.id}`, { body: { role: 'read_only' } })
  const { isError } = await toolOf(await ask(tokens.access_token, tracking('OAUTH0003')))
  expect(isError).toBe(true)
  expect((await ask(tokens.access_token, list)).status).toBe(200)
})

test('the apps of a member who is removed are disconnected', async () => {
  const { browser, tokens } = await connectedAs('max@lakeside.example', 'member', WRITE)
  const { user } = (await browser.send('GET', '/auth/session')).body
  expect((await owner.send('DELETE', `/auth/members/${user.id}`)).status).toBe(204)
  expect((await ask(tokens.access_token, list)).status).toBe(401)
  await join(api, { accountId: account.id, email: 'max@lakeside.example', role: 'member' })
  expect((await ask(tokens.access_token, list)).status).toBe(401)
})

test.each([
  ['', {}, 401],
  [', also if asked to', { keep_apps: false }, 401],
  [', unless asked not to', { keep_apps: true }, 200],
])('the apps of a user who changes the password%s are disconnected', async (_, more, status) => {
  const email = `kim-${crypto.randomUUID()}@lakeside.example`
  const { browser, tokens, clientId } = await connectedAs(email, 'member', READ)
  const { tokens: ofOther } = await connectedAs(`other-${email}`, 'member', READ)
  const body = { current_password: 'wrong', password: 'another long password', ...more }
  expect((await browser.send('PUT', '/auth/password', { body })).status).toBe(422)
  expect((await ask(tokens.access_token, list)).status).toBe(200)
  const right = { ...body, current_password: PASSWORD }
  expect((await browser.send('PUT', '/auth/password', { body: right })).status).toBe(200)
  expect((await ask(tokens.access_token, list)).status).toBe(status)
  expect((await refresh(app, clientId, tokens.refresh_token)).status).toBe(status === 200 ? 200 : 400)
  expect((await ask(ofOther.access_token, list)).status).toBe(200)
})

test('the apps of a user who got a new password from the operator are disconnected', async () => {
  const { tokens } = await connectedAs('pat@lakeside.example', 'member', READ)
  expect((await ask(tokens.access_token, list)).status).toBe(200)
  await resetPassword(context.pool, 'pat@lakeside.example')
  expect((await ask(tokens.access_token, list)).status).toBe(401)
})

test('an app sees the account that the user chose, and no other', async () => {
  const { accountId: second, api: other } = await api.otherAccount()
  const { data } = await other.parties.create({ company_name: 'Secret Ltd' })
  const { tokens } = await connectApp(app, owner, READ)
  const { structuredContent } = await toolOf(await ask(tokens.access_token, calling('get_container', { id: data.id })))
  expect(structuredContent.error.status).toBe(404)
  const email = 'mia@lakeside.example'
  const browser = await join(api, { accountId: second, email, role: 'owner' })
  await join(api, { accountId: account.id, email, role: 'read_only', browser })
  const { tokens: here } = await connectApp(app, browser, READ)
  await browser.send('PUT', '/auth/session/account', { body: { account_id: second } })
  const { tokens: there } = await connectApp(app, browser, READ)
  const countOf = async (token: string) =>
    (await toolOf(await ask(token, calling('list_tracking_requests', {})))).structuredContent.items.length
  expect([await countOf(here.access_token), await countOf(there.access_token)]).toEqual([1, 0])
})

test('a token of an app is not a credential of the API', async () => {
  const { tokens } = await connectApp(app, owner, WRITE)
  const { path } = operations.listShipments
  for (const authorization of [`Bearer ${tokens.access_token}`, `Token ${tokens.access_token}`, 'Token signed-in']) {
    const response = await api.request('GET', `/v2${path}`, { headers: { authorization } })
    expect(response.status).toBe(401)
  }
})

test('the apps of a user are listed for that user, who may disconnect each of them, and no others', async () => {
  const { browser, tokens } = await connectedAs('ben@lakeside.example', 'member', WRITE)
  await ask(tokens.access_token, list)
  const { apps, server_url } = (await browser.send('GET', '/auth/apps')).body
  expect([server_url, apps]).toEqual([
    'https://boxtrail.test',
    [
      expect.objectContaining({
        name: 'Desk Assistant',
        redirect_host: '127.0.0.1:41234',
        may_write: true,
        publisher: null,
      }),
    ],
  ])
  const stranger = await join(api, { accountId: account.id, email: 'sam@lakeside.example', role: 'owner' })
  expect((await stranger.send('GET', '/auth/apps')).body.apps).toEqual([])
  for (const id of [apps[0].id, crypto.randomUUID(), 'nothing'])
    expect((await stranger.send('DELETE', `/auth/apps/${id}`)).status).toBe(404)
  expect((await ask(tokens.access_token, list)).status).toBe(200)
  expect((await browser.send('DELETE', `/auth/apps/${apps[0].id}`)).status).toBe(204)
  expect((await ask(tokens.access_token, list)).status).toBe(401)
  expect((await browser.send('GET', '/auth/apps')).body.apps).toEqual([])
  const { data } = (await owner.send('GET', '/v2/audit_events')).body
  expect(data[0].attributes).toMatchObject({ action: 'app.disconnected', details: { app: 'Desk Assistant' } })
})

test('a registered client is counted once: what it was allowed before ends', async () => {
  const browser = await join(api, { accountId: account.id, email: 'zoe@lakeside.example', role: 'member' })
  const { clientId, tokens } = await connectApp(app, browser, READ)
  const { code, verifier } = await codeFor(app, browser, clientId, { scope: WRITE })
  const { body } = await exchange(app, clientId, code, verifier)
  expect([(await ask(tokens.access_token, list)).status, (await ask(body.access_token, list)).status]).toEqual([
    401, 200,
  ])
  expect((await browser.send('GET', '/auth/apps')).body.apps).toHaveLength(1)
})
