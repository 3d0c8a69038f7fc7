import type { Hono } from 'hono'
import type { Metrics } from '../metrics/metrics.ts'
import type { ClientAddress } from './transport/client-address.ts'
import type { OwnHosts } from './transport/hosts.ts'
import { connectedAddress, createNetworks } from './transport/networks.ts'

export interface MetricsGuard {
  addressOf: ClientAddress
  ownHosts: OwnHosts
  networks: readonly string[]
}

/**
 * Serves `/metrics` only to the given networks and under one of our hosts: it reveals what an installation tracks, and
 * how much.
 */
export const bindMetrics = (app: Hono, metrics: Metrics, { addressOf, ownHosts, networks }: MetricsGuard): void => {
  const isAllowed = createNetworks(networks)
  app.get('/metrics', async (http) => {
    const address = addressOf(http)
    // An undeclared proxy could forward anybody's request.
    const isForwarded = http.req.header('x-forwarded-for') !== undefined && address === connectedAddress(http)
    if (address !== null && (isForwarded || !isAllowed(address))) return http.notFound()
    if (!ownHosts(http)) return http.notFound()
    return new Response(await metrics.text(), {
      headers: { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' },
    })
  })
}
