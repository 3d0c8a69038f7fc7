import { expect, test } from 'vitest'
import { createAuthenticator } from '../../../src/http/auth/authenticate.ts'
import { createSessions } from '../../../src/http/auth/sessions.ts'
import { createDelegates } from '../../../src/http/pipeline/delegates.ts'
import { createCredentials } from '../../../src/http/pipeline/identify.ts'
import { BASE_URL, testApi } from '../../harness/api.ts'
import { setUpOwner } from '../../harness/records/people.ts'

const api = await testApi()
const { pool } = api.context
const cookie = (await setUpOwner(api)).cookie()!
const baseUrl = () => BASE_URL
const delegates = createDelegates()
const credentialOf = createCredentials({
  authenticate: createAuthenticator(pool),
  sessions: createSessions(pool, baseUrl),
  delegates,
  baseUrl,
})
const authorization = `Token ${api.apiKey}`
const request = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`${BASE_URL}/v2/shipments`, { method, headers })

test('a key identifies its account, and its requests are counted by their address until it was found valid', async () => {
  const first = credentialOf(request({ authorization }), '192.0.2.1')
  expect(first.name).toBe('address 192.0.2.1')
  expect(await first.identify()).toMatchObject({ accountId: api.accountId, keyId: api.keyId, actor: 'api_key' })
  expect(credentialOf(request({ authorization }), '192.0.2.1').name).toMatch(/^key /)
})

test('a cookie identifies the user of a session, whose requests are counted together once it was found open', async () => {
  const first = credentialOf(request({ cookie }), '192.0.2.2')
  expect(first.name).toBe('address 192.0.2.2')
  expect(await first.identify()).toMatchObject({ actor: 'user', mayWrite: true })
  expect(credentialOf(request({ cookie }), '192.0.2.3').name).toMatch(/^session /)
})

test('with an Authorization header, the cookie is never read', async () => {
  const both = credentialOf(request({ cookie, authorization }), null)
  expect(await both.identify()).toMatchObject({ actor: 'api_key' })
  const wrong = credentialOf(request({ cookie, authorization: 'Token wrong' }), null)
  expect(wrong.name).toBe('address null')
  await expect(wrong.identify()).rejects.toMatchObject({ status: 401 })
})

test('a request without credentials, or with a cookie that names no session, identifies no caller', async () => {
  for (const headers of [{}, { cookie: cookie.replace(/.{8}$/, 'AAAAAAAA') }] as Record<string, string>[])
    await expect(credentialOf(request(headers), null).identify()).rejects.toMatchObject({ status: 401 })
})

test('a page of another site changes nothing by the cookie', async () => {
  const change = (site: string) => credentialOf(request({ cookie, 'sec-fetch-site': site }, 'POST'), null).identify()
  await expect(change('cross-site')).rejects.toMatchObject({ status: 403 })
  expect(await change('same-origin')).toMatchObject({ actor: 'user' })
})

test("a request on behalf of a user is that user's, whatever it carries", async () => {
  const caller = { ...(await credentialOf(request({ authorization }), null).identify()), keyId: 'connection' }
  const { name, identify } = credentialOf(delegates.send(request({ authorization: 'Token wrong' }), caller), null)
  expect([name, await identify()]).toEqual(['connection', caller])
})
