import type { Context as HttpContext } from 'hono'
import { connectedAddress, createNetworks, plainAddress } from './networks.ts'

/** Who sent a request, as an IP address; null for a request in this process. */
export type ClientAddress = (http: HttpContext) => string | null

/**
 * The address of the connection; behind trusted proxies, the last address in X-Forwarded-For that is not one of theirs.
 * Earlier ones come from the client, who can write anything.
 */
export const createClientAddress = (trustedProxies: readonly string[]): ClientAddress => {
  const isTrusted = createNetworks(trustedProxies)
  return (http) => {
    const connected = connectedAddress(http)
    if (connected === null || !isTrusted(connected)) return connected
    const hops = (http.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plainAddress(hop.trim()))
    return hops.findLast((hop) => hop !== '' && !isTrusted(hop)) ?? connected
  }
}
