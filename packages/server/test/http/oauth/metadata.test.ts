import { expect, test } from 'vitest'
import { BASE_URL, testApi } from '../../harness/api.ts'
import { post } from '../../mcp/connect.ts'

const { app } = await testApi()
const read = async (path: string) => {
  const response = await app.request(`${BASE_URL}${path}`, { headers: { origin: 'https://page.example' } })
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  return response.json()
}
const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

test.each([
  ['', ''],
  ['/mcp', '/mcp'],
])('the protected resource is described at the root%s', async (path, at) => {
  expect(await read(`/.well-known/oauth-protected-resource${path}`)).toMatchObject({
    resource: `${BASE_URL}${at}`,
    authorization_servers: [BASE_URL],
    scopes_supported: ['tracking:read', 'tracking:write'],
    bearer_methods_supported: ['header'],
  })
})

test('the authorization server is described: public clients, proof keys by S256, no other grant', async () => {
  expect(await read('/.well-known/oauth-authorization-server')).toMatchObject({
    issuer: BASE_URL,
    authorization_endpoint: `${BASE_URL}/oauth/authorize`,
    token_endpoint: `${BASE_URL}/oauth/token`,
    registration_endpoint: `${BASE_URL}/oauth/register`,
    revocation_endpoint: `${BASE_URL}/oauth/revoke`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
  })
})

const where = `resource_metadata="${BASE_URL}/.well-known/oauth-protected-resource", scope="tracking:read"`

test('a request without credentials is challenged, with no error', async () => {
  for (const path of ['/', '/mcp']) {
    const { status, headers } = await post(app, list, { path })
    expect([status, headers.get('www-authenticate')]).toEqual([401, `Bearer ${where}`])
  }
})

test('the answer to invalid credentials says so, and where to get others', async () => {
  for (const authorization of ['Bearer unknown', `Bearer ${'x'.repeat(43)}`, 'Token unknown', 'Bearer a b']) {
    const { status, headers } = await post(app, list, { headers: { authorization } })
    expect([status, headers.get('www-authenticate')]).toEqual([
      401,
      `Bearer ${where}, error="invalid_token", error_description="The credentials are not valid."`,
    ])
  }
})

test.each([
  ['POST', '/oauth/token', true],
  ['POST', '/oauth/register', true],
  ['GET', '/oauth/authorize', false],
  ['POST', '/oauth/revoke', false],
])('pages of any origin may read %s %s: %s', async (method, path, isOpen) => {
  const headers = { origin: 'https://page.example', 'content-type': 'application/json' }
  const response = await app.request(`${BASE_URL}${path}`, {
    method,
    headers,
    ...(method === 'POST' ? { body: '{}' } : {}),
  })
  expect(response.headers.get('access-control-allow-origin')).toBe(isOpen ? '*' : null)
  expect(response.headers.get('access-control-allow-credentials')).toBeNull()
})

test.each(['/oauth/userinfo', '/oauth/introspect', '/oauth/device', '/oauth/session/end', '/oauth/jwks'])(
  'there is nothing at %s',
  async (path) => {
    expect((await app.request(`${BASE_URL}${path}`)).status).toBe(404)
  },
)
