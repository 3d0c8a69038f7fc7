import { expect, it } from 'vitest'
import manifest from '../../../mcp/package.json' with { type: 'json' }
import { testApi } from '../harness/api.ts'
import { connect, LEGACY, MODERN, messageOf, post, send } from './connect.ts'

const test = await testApi()
const { app, apiKey } = test
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
const initialize = (protocolVersion: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion, capabilities: {}, clientInfo: { name: 'test', version: '1' } },
})

it.each([...LEGACY, MODERN])('revision %s is served to the client of the SDK', async (revision) => {
  const client = await connect(app, { apiKey, revision })
  expect((await client.listTools()).tools).toHaveLength(10)
  expect(client.getServerVersion()).toMatchObject({ name: 'boxtrail-mcp', version: manifest.version })
})

it.each(['/', '/mcp'])('a list of tools without a handshake is answered at %s', async (path) => {
  const response = await post(app, list, { apiKey, path, headers: { 'mcp-protocol-version': '2025-06-18' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('mcp-session-id')).toBeNull()
  expect((await messageOf(response)).result.tools).toHaveLength(10)
})

it('the revision that the client requests is negotiated', async () => {
  const response = await post(app, initialize('2025-06-18'), { apiKey })
  expect((await messageOf(response)).result.protocolVersion).toBe('2025-06-18')
})

it('an unknown revision is rejected with the names of those that are served', async () => {
  const response = await post(app, list, { apiKey, headers: { 'mcp-protocol-version': '1999-01-01' } })
  expect(response.status).toBe(400)
  expect((await messageOf(response)).error).toMatchObject({
    code: -32000,
    message: expect.stringContaining('2025-06-18'),
  })
})

it('a batch is rejected from revision 2025-06-18 on, and accepted before', async () => {
  const batch = [list, { ...list, id: 2 }]
  const response = await post(app, batch, { apiKey, headers: { 'mcp-protocol-version': '2025-06-18' } })
  expect([response.status, (await messageOf(response)).error.code]).toEqual([400, -32600])
  expect((await post(app, batch, { apiKey })).status).toBe(200)
  expect((await post(app, Array(21).fill(list), { apiKey })).status).toBe(400)
})

it('a body that is no message or too large is rejected', async () => {
  expect((await post(app, 'no json', { apiKey })).status).toBe(400)
  expect((await post(app, { hello: 1 }, { apiKey })).status).toBe(400)
  expect((await post(app, `"${'x'.repeat(1_100_000)}"`, { apiKey })).status).toBe(413)
})

it.each(['GET', 'DELETE'])('there is no session that %s could open or end', async (method) => {
  const response = await post(app, null, { apiKey, method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
})

it('the refusal of missing credentials names sign-in and the header', async () => {
  const response = await post(app, list)
  expect([response.status, response.headers.get('www-authenticate')]).toEqual([
    401,
    expect.stringMatching(/^Bearer resource_metadata="https:/),
  ])
  expect((await response.json()).message).toMatch(/Sign in.*Authorization: Token/)
})

it.each(['Token wrong-key', 'Bearer something', 'Token', 'Token a b'])(
  'the credentials "%s" are rejected',
  async (authorization) => {
    const response = await post(app, list, { headers: { authorization } })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"')
  },
)

it('the scheme is accepted in any case', async () => {
  expect((await post(app, list, { headers: { authorization: `token ${apiKey}` } })).status).toBe(200)
})

it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io:8080', '', 'localhost@evil.example'])(
  'the host "%s" is rejected before credentials are read',
  async (host) => {
    const response = await post(app, list, { apiKey, headers: { host: host || ' ' } })
    expect(response.status).toBe(403)
    expect((await response.json()).message).toMatch(/^Host: .*BOXTRAIL_MCP_ALLOWED_HOSTS/)
  },
)

it.each(['localhost', 'localhost:8080', '127.0.0.1:1', '[::1]:8080'])(
  'the loopback host %s is served',
  async (host) => {
    expect((await post(app, list, { apiKey, headers: { host } })).status).toBe(200)
  },
)

it('pages of other origins are rejected, also their preflights, and no page can read why', async () => {
  for (const method of ['POST', 'OPTIONS']) {
    const response = await post(app, list, { apiKey, method, headers: { origin: 'https://evil.example' } })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([403, null])
  }
})

it('pages of this machine may read the answers', async () => {
  const origin = 'http://localhost:5173'
  const preflight = await send(
    app,
    new Request('http://localhost/mcp', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    }),
  )
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, origin])
  const response = await post(app, list, { headers: { origin } })
  expect(response.headers.get('access-control-expose-headers')).toContain('WWW-Authenticate')
})

it('hosts and whole origins are matched when they are configured', async () => {
  const { app, apiKey } = await testApi({
    app: { mcp: { allowedHosts: ['mcp.example'], allowedOrigins: ['https://app.example:8443'] } },
  })
  const status = async (headers: Record<string, string>) => (await post(app, list, { apiKey, headers })).status
  expect(await status({ host: 'mcp.example:9000' })).toBe(200)
  expect(await status({ host: 'localhost' })).toBe(403)
  expect(await status({ host: 'mcp.example', origin: 'https://app.example:8443' })).toBe(200)
  expect(await status({ host: 'mcp.example', origin: 'https://app.example' })).toBe(403)
  expect(await status({ host: 'mcp.example', origin: 'http://app.example:8443' })).toBe(403)
  expect(await status({ host: 'mcp.example', origin: 'http://localhost:5173' })).toBe(403)
})
