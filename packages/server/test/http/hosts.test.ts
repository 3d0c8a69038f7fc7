import { expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { testApi } from '../harness/api.ts'
import { OWNER, setUpOwner } from '../harness/records/people.ts'

const api = await testApi()
const { context } = api
await setUpOwner(api)

const appOf = (baseUrl: string, allowedHosts: string[] = []) =>
  createApp({ ...context, config: { ...context.config, baseUrl } }, { mcp: { allowedHosts } })
const signIn = (app: ReturnType<typeof appOf>, host: string) =>
  app.request('http://127.0.0.1/auth/session', {
    method: 'POST',
    headers: { host, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: OWNER.email, password: OWNER.password }),
  })

const PUBLIC = 'https://track.example'
test.each([
  ['that of the public URL', PUBLIC, [], 'track.example', true],
  ['the same with a port', PUBLIC, [], 'track.example:8443', true],
  ['the same in capitals', PUBLIC, [], 'TRACK.example', true],
  ['one that the operator lists', PUBLIC, ['office.example'], 'office.example', true],
  ['an address of this machine', 'http://127.0.0.1:8080', [], '127.0.0.1:8080', true],
  ['another address', PUBLIC, [], '[fd00::1]:8080', true],
  ['a name without a dot', PUBLIC, [], 'boxtrail:8080', true],
  ['an internal name', PUBLIC, [], 'boxtrail.tracking.svc', true],
  ['one of the web that leads here', PUBLIC, [], 'evil.example', false],
  ['the same, on the port of the service', 'http://127.0.0.1:8080', [], 'evil.example:8080', false],
  ['one that contains ours', PUBLIC, ['office.example'], 'office.example.evil.example', false],
  ['one that only looks like an address', PUBLIC, [], '127.0.0.1.evil.example', false],
  ['what is no host', PUBLIC, [], 'track.example/x', false],
])('sign-in and metrics: %s', async (_, baseUrl, hosts, host, isOurs) => {
  const app = appOf(baseUrl, hosts)
  const signedIn = await signIn(app, host)
  expect(signedIn.status).toBe(isOurs ? 200 : 421)
  if (!isOurs) expect((await signedIn.json()).error.code).toBe('unknown_host')
  const metrics = await app.request('http://127.0.0.1/metrics', { headers: { host } })
  expect(metrics.status).toBe(isOurs ? 200 : 404)
})

test('the API answers under any host: its keys come from no browser by themselves', async () => {
  const headers = { host: 'evil.example', authorization: `Token ${api.apiKey}` }
  expect((await appOf(PUBLIC).request('http://evil.example/v2/shipping_lines', { headers })).status).toBe(200)
  expect((await appOf(PUBLIC).request('http://evil.example/healthz', { headers })).status).toBe(200)
})

test.each([
  ['https://track.example', 'max-age=31536000'],
  ['https://track.example:8443/', 'max-age=31536000'],
  ['http://track.example', null],
  ['https://127.0.0.1:8443', null],
  ['https://[::1]:8443', null],
  ['https://localhost:8443', null],
])('browsers are required to keep to %s: %s', async (baseUrl, told) => {
  const app = appOf(baseUrl)
  for (const path of ['/healthz', '/v2/shipping_lines', '/auth/session', '/mcp', '/oauth/authorize', '/nothing']) {
    const { headers } = await app.request(path)
    expect([path, headers.get('strict-transport-security')]).toEqual([path, told])
  }
})
