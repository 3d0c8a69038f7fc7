import { BlockList, isIPv6 } from 'node:net'
import type { Hono } from 'hono'
import type { Metrics } from '../metrics/metrics.ts'
import type { ClientAddress } from './client-address.ts'

/** Serves `/metrics` to the given networks only: it reveals what an installation tracks, and how much. */
export const bindMetrics = (
  app: Hono,
  metrics: Metrics,
  addressOf: ClientAddress,
  networks: readonly string[],
): void => {
  const allowed = new BlockList()
  for (const network of networks) {
    const [address, prefix] = network.split('/') as [string, string?]
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    allowed.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family)
  }
  app.get('/metrics', async (http) => {
    const address = addressOf(http)
    // An undeclared proxy could forward a request of anybody.
    const isForwarded = http.req.header('x-forwarded-for') !== undefined && address === connectionOf(http.env)
    const isAllowed = address === null || (!isForwarded && allowed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'))
    if (!isAllowed) return http.notFound()
    return new Response(await metrics.text(), {
      headers: { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' },
    })
  })
}

const connectionOf = (env: unknown) =>
  (env as { incoming?: { socket: { remoteAddress?: string } } } | undefined)?.incoming?.socket.remoteAddress?.replace(
    /^::ffff:/i,
    '',
  )
