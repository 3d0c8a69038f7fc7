import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { Context as HttpContext } from 'hono'

interface Incoming {
  socket: { remoteAddress?: string | undefined }
}

/** Who sent a request, as an IP address; null for a request in this process. */
export type ClientAddress = (http: HttpContext) => string | null

/**
 * The address of the connection; behind trusted proxies, the last address in X-Forwarded-For that is not one of theirs.
 * Earlier ones come from the client, who can write anything.
 */
export const createClientAddress = (trustedProxies: readonly string[]): ClientAddress => {
  const trusted = new BlockList()
  for (const network of trustedProxies) {
    const [address, prefix] = network.split('/') as [string, string?]
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    trusted.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family)
  }
  const isTrusted = (address: string) =>
    (isIPv4(address) && trusted.check(address, 'ipv4')) || (isIPv6(address) && trusted.check(address, 'ipv6'))
  return (http) => {
    const { incoming } = (http.env ?? {}) as { incoming?: Incoming }
    if (!incoming) return null
    const connected = plain(incoming.socket.remoteAddress ?? 'disconnected')
    if (!isTrusted(connected)) return connected
    const hops = (http.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()))
    return hops.findLast((hop) => hop !== '' && !isTrusted(hop)) ?? connected
  }
}

/** An IPv4 address over an IPv6 socket is the same address. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
