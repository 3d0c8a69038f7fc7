import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Context as HttpContext } from 'hono'

/** Whether an address is in one of the networks. */
export type Networks = (address: string) => boolean

/** `networks`: addresses, alone or with the length of their prefix (`10.0.0.0/8`). */
export const createNetworks = (networks: readonly string[]): Networks => {
  const list = new BlockList()
  for (const network of networks) {
    const [address, prefix] = network.split('/') as [string, string?]
    const family = familyOf(address)
    list.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}

/** The address of a request's connection; null for a request in this process. */
export const connectedAddress = ({ env }: HttpContext): string | null => {
  const { incoming } = (env ?? {}) as { incoming?: { socket: { remoteAddress?: string | undefined } } }
  return incoming ? plainAddress(incoming.socket.remoteAddress ?? 'disconnected') : null
}

/** An IPv4 address over an IPv6 socket is the same address. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
