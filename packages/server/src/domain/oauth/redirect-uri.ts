const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const LONGEST = 1_000

/** Schemes that run code, read files or open other programs than the client. */
const NEVER = new Set(
  'about blob chrome data file filesystem ftp intent javascript jar mailto ms-settings resource sms ssh tel vbscript view-source ws wss'.split(
    ' ',
  ),
)

export const isLoopback = (uri: string): boolean =>
  URL.canParse(uri) && new URL(uri).protocol === 'http:' && LOOPBACK.has(new URL(uri).hostname)

/** Why codes are not sent to an address; null if they may be: to HTTPS, to this machine, or to a program by its own scheme. */
export const redirectProblem = (uri: unknown): string | null => {
  if (typeof uri !== 'string' || uri.length > LONGEST || /[\s\\\p{Cc}\p{Cf}]/u.test(uri) || !URL.canParse(uri))
    return `A redirect URI is an absolute URI of at most ${LONGEST} characters.`
  const { protocol, username, password } = new URL(uri)
  if (uri.includes('#')) return 'A redirect URI has no fragment.'
  if (username || password || /^[a-z]+:\/*[^/?#]*@/i.test(uri))
    return 'A redirect URI contains no user name or password.'
  if (protocol === 'https:' || isLoopback(uri)) return null
  if (protocol === 'http:') return 'A redirect URI over plain HTTP may only lead to the same machine.'
  return NEVER.has(protocol.slice(0, -1)) ? `A redirect URI must not have the scheme ${protocol.slice(0, -1)}.` : null
}

/** Where a code would be sent, as shown to the user: the host, or the scheme of a program. */
export const redirectHost = (uri: string): string => {
  const { protocol, host } = new URL(uri)
  return /^https?:$/.test(protocol) ? host : `${protocol}//${host}`
}
