/** The headers that a page from another origin may send and read, besides those that any page may. */
const crossOrigin = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'Content-Type, Authorization, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id, Last-Event-ID',
  'Access-Control-Expose-Headers': 'WWW-Authenticate, Retry-After, X-Request-Id',
  Vary: 'Origin',
}

/** Adds the headers that pages need; only an allowed origin may read the response. */
export const readable = (response: Response, origin: string | null): Response => {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(crossOrigin)) headers.set(name, value)
  if (origin !== null) headers.set('Access-Control-Allow-Origin', origin)
  headers.set('X-Content-Type-Options', 'nosniff')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}

const errorReply = (status: number, error: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ error, message }, { status, headers })

export const forbidden = (why: string) => errorReply(403, 'Forbidden', why)

export const methodNotAllowed = () =>
  errorReply(405, 'Method Not Allowed', 'Send MCP messages with POST. There are no sessions to open or to end.', {
    Allow: 'POST, OPTIONS',
  })

const SIGN_IN = 'Sign in, or send the header `Authorization: Token <API key>` with a valid key of your account.'

/** How clients learn where people sign in. */
export interface Challenge {
  /** The address of the protected resource metadata (RFC 9728). */
  metadataUrl: () => string
  /** Clients begin with the first scope. */
  scopes: readonly string[]
}

/** A request without credentials gets no error code (RFC 6750, section 3.1). */
export const unauthorized = (wasGiven: boolean, challenge?: Challenge) => {
  const problem = wasGiven ? 'error="invalid_token", error_description="The credentials are not valid."' : ''
  const where = challenge
    ? `resource_metadata="${challenge.metadataUrl()}", scope="${challenge.scopes[0]}"`
    : 'realm="mcp"'
  return errorReply(401, 'Unauthorized', SIGN_IN, {
    'WWW-Authenticate': `Bearer ${[where, problem].filter(Boolean).join(', ')}`,
  })
}

/** Names the granted scopes as well, because clients ask for exactly the scopes that the challenge names. */
export const scopeNeeded = ({ metadataUrl, scopes }: Challenge, tool: string) =>
  errorReply(403, 'Forbidden', `${tool} changes records, which you did not allow this app. Allow it, and call again.`, {
    'WWW-Authenticate': `Bearer error="insufficient_scope", scope="${scopes.join(' ')}", resource_metadata="${metadataUrl()}"`,
  })

export const protocolError = (status: number, code: number, message: string) =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status })
