import { badRequest } from '@boxtrail/protocol/errors'
import { DEFAULT_SCOPE, isScope, SCOPES } from '../../identity/oauth/scopes.ts'

/** The resource that tokens are for. The MCP server answers at the root and at /mcp: both are this one resource. */
export const resourceOf = (baseUrl: string): string => baseUrl

export const METADATA_PATH = '/.well-known/oauth-protected-resource'

const formsOf = (baseUrl: string): string[] => ['', '/', '/mcp', '/mcp/'].map((path) => new URL(baseUrl + path).href)

/**
 * The resource as we name it: clients write it with or without a slash at the end, and with either address. Others are
 * refused later.
 */
const plainResource = (baseUrl: string, given: string): string =>
  URL.canParse(given) && formsOf(baseUrl).includes(new URL(given).href) ? resourceOf(baseUrl) : given

/** Leaves out scopes that we do not have, as RFC 6749 allows: clients also request those of other servers. */
const plainScope = (given: string): string => {
  const known = given.split(' ').filter(isScope)
  return SCOPES.filter((scope) => known.includes(scope)).join(' ')
}

/**
 * The parameters that are passed on. Everything else that the library understands is left out: what we do not offer
 * cannot be misused.
 */
const OF_AUTHORIZATION = new Set([
  'client_id',
  'response_type',
  'redirect_uri',
  'state',
  'code_challenge',
  'code_challenge_method',
])

const prepared = (given: URLSearchParams, baseUrl: string, isKept: (name: string, value: string) => boolean) => {
  const kept = new URLSearchParams()
  for (const [name, value] of given) {
    if (value.includes('\0')) throw badRequest('A parameter contains the character NUL.')
    if (name === 'resource') kept.append(name, plainResource(baseUrl, value))
    else if (name === 'scope') {
      if (plainScope(value) !== '') kept.append(name, plainScope(value))
    } else if (isKept(name, value)) kept.append(name, value)
  }
  return kept
}

/** The parameters of a request for authorization. Repeated ones stay repeated, and are refused. */
export const authorizationParameters = (given: URLSearchParams, baseUrl: string): URLSearchParams => {
  const kept = prepared(
    given,
    baseUrl,
    (name, value) => OF_AUTHORIZATION.has(name) || (name === 'prompt' && value === 'none'),
  )
  if (!kept.has('scope')) kept.set('scope', DEFAULT_SCOPE)
  return kept
}

/** The parameters of a request for tokens. */
export const tokenParameters = (given: URLSearchParams, baseUrl: string): URLSearchParams =>
  prepared(given, baseUrl, () => true)
