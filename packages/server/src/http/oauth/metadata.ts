import type { Hono } from 'hono'
import { DEFAULT_SCOPE, SCOPES } from '../../identity/oauth/scopes.ts'
import { METADATA_PATH, resourceOf } from './resource.ts'

const SERVER_PATH = '/.well-known/oauth-authorization-server'

/**
 * The metadata of RFC 9728: where tokens for the MCP server are issued. `path`: the address that the document is about.
 */
const resourceMetadata = (baseUrl: string, path: string) => ({
  resource: `${resourceOf(baseUrl)}${path}`,
  authorization_servers: [baseUrl],
  bearer_methods_supported: ['header'],
  scopes_supported: SCOPES,
  resource_name: 'Boxtrail',
  resource_documentation: `${baseUrl}/docs/ai-clients`,
})

/** The metadata of RFC 8414. */
const serverMetadata = (baseUrl: string) => ({
  issuer: baseUrl,
  authorization_endpoint: `${baseUrl}/oauth/authorize`,
  token_endpoint: `${baseUrl}/oauth/token`,
  registration_endpoint: `${baseUrl}/oauth/register`,
  revocation_endpoint: `${baseUrl}/oauth/revoke`,
  scopes_supported: SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: true,
  service_documentation: `${baseUrl}/docs/ai-clients`,
})

/** The challenge of a request without a valid token: where to get one, and with which scope to begin. */
export const challengeOf = (
  baseUrl: string,
  { error, scope = DEFAULT_SCOPE }: { error?: string; scope?: string } = {},
) =>
  [
    `Bearer ${error ? `error="${error}", ` : ''}resource_metadata="${baseUrl}${METADATA_PATH}"`,
    `scope="${scope}"`,
  ].join(', ')

export const bindMetadata = (app: Hono, baseUrl: () => string): void => {
  const serve = (path: string, document: (baseUrl: string) => object) =>
    app.get(path, (http) => http.json(document(baseUrl()), 200, { 'Cache-Control': 'public, max-age=300' }))
  for (const path of ['', '/mcp']) serve(METADATA_PATH + path, (url) => resourceMetadata(url, path))
  serve(SERVER_PATH, serverMetadata)
}
