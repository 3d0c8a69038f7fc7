/** The hosts that a server answers to, and the web pages that may call it. */
export interface Guard {
  /** Host names, with or without a port; by default only those of this machine. */
  allowedHosts?: readonly string[] | undefined
  /** Complete origins, such as `https://app.example`; by default only those of this machine. */
  allowedOrigins?: readonly string[] | undefined
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The reason to refuse a request, or null. A web page whose host name resolves to this machine (DNS rebinding) is
 * refused.
 */
export const refusalOf = (headers: Headers, { allowedHosts = [], allowedOrigins = [] }: Guard): string | null => {
  const host = headers.get('host')
  if (!isAllowedHost(host, allowedHosts))
    return `Host: ${shown(host)} is not allowed. If it is yours, set BOXTRAIL_MCP_ALLOWED_HOSTS to it.`
  const origin = headers.get('origin')
  if (origin !== null && !isAllowedOrigin(origin, allowedOrigins))
    return `Origin: ${shown(origin)} is not allowed. If it is yours, add it to BOXTRAIL_MCP_ALLOWED_ORIGINS.`
  return null
}

/** Node 20 has no URL.parse. */
const parsed = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

const shown = (header: string | null) => (header === null ? 'none' : header.slice(0, 100))

const isAllowedHost = (host: string | null, allowed: readonly string[]): boolean => {
  const url = host === null ? null : parsed(`http://${host}`)
  if (!url || url.host.toLowerCase() !== host!.toLowerCase().replace(/:80$/, '')) return false
  if (allowed.length === 0) return LOOPBACK.has(url.hostname)
  return allowed.some((one) => [url.hostname, host!.toLowerCase()].includes(one.toLowerCase()))
}

const isAllowedOrigin = (origin: string, allowed: readonly string[]): boolean => {
  if (allowed.length > 0) return allowed.some((one) => one.toLowerCase().replace(/\/$/, '') === origin.toLowerCase())
  const url = parsed(origin)
  return url !== null && /^https?:$/.test(url.protocol) && LOOPBACK.has(url.hostname)
}
