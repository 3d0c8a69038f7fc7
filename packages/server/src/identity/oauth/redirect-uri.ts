const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const MAX_URI_LENGTH = 1_000

/**
 * The schemes of programs that connect to MCP servers. A browser hands an address to whatever program has registered
 * its scheme, and many schemes of the system have an immediate effect: a scheme that is not known here is not opened.
 */
const PROGRAMS = new Set(
  'claude cursor goose jetbrains kiro lmstudio raycast trae vscode vscode-insiders vscodium warp windsurf zed'.split(
    ' ',
  ),
)

/**
 * A scheme that is the reversed domain of its owner (RFC 8252, section 7.1); `x-apple.…` and the like belong to the
 * system.
 */
const DOMAIN_SCHEME = /^(?!x-|ms-)[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/

const isProgramScheme = (scheme: string): boolean => PROGRAMS.has(scheme) || DOMAIN_SCHEME.test(scheme)

export const isLoopback = (uri: string): boolean =>
  URL.canParse(uri) && new URL(uri).protocol === 'http:' && LOOPBACK.has(new URL(uri).hostname)

/**
 * Why codes are not sent to an address; null for those that may get them: over HTTPS, on this machine, or of a program
 * with its own scheme.
 */
export const redirectProblem = (uri: unknown): string | null => {
  if (typeof uri !== 'string' || uri.length > MAX_URI_LENGTH || /[\s\\\p{Cc}\p{Cf}]/u.test(uri) || !URL.canParse(uri))
    return `A redirect URI is an absolute URI of at most ${MAX_URI_LENGTH} characters.`
  const { protocol, username, password } = new URL(uri)
  if (uri.includes('#')) return 'A redirect URI has no fragment.'
  if (username || password || /^[a-z]+:\/*[^/?#]*@/i.test(uri))
    return 'A redirect URI contains no user name or password.'
  if (protocol === 'https:' || isLoopback(uri)) return null
  if (protocol === 'http:') return 'A redirect URI over plain HTTP may only lead to the same machine.'
  const scheme = protocol.slice(0, -1)
  return isProgramScheme(scheme)
    ? null
    : `A redirect URI has the scheme https, http for the same machine, or that of a known program or of a domain (com.example.app), not ${scheme}.`
}

/** Where a code would be sent, as shown to the user: the host, or the scheme of a program. */
export const redirectHost = (uri: string): string => {
  const { protocol, host } = new URL(uri)
  return /^https?:$/.test(protocol) ? host : `${protocol}//${host}`
}
