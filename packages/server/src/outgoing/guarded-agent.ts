import { lookup as systemLookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { Agent, buildConnector } from 'undici'
import type { AllowList } from './allow-list.ts'
import { isPublicAddress } from './public-address.ts'
import { validateTarget } from './validate-target.ts'

/** All addresses of a name. */
export type Resolve = (name: string) => Promise<{ address: string; family: number }[]>

/** Nothing was sent, because tenants must not make us connect to this address. */
export class RefusedTarget extends Error {
  override name = 'RefusedTarget'
}

export interface GuardOptions {
  allow: AllowList
  connectTimeoutMs?: number
  /** The most connections per origin. */
  connections?: number
  resolve?: Resolve
}

const systemResolve: Resolve = (name) => systemLookup(name, { all: true })

/**
 * An agent that connects only to public addresses, whatever a name resolves to at that moment: every address of the
 * name is checked, and only checked addresses are connected to. It follows no redirects.
 */
export const createGuardedAgent = (options: GuardOptions): Agent => {
  const { allow, connectTimeoutMs = 10_000, connections = 64, resolve = systemResolve } = options
  const resolved = resolving(resolve, () => true)
  const checked = resolving(resolve, isPublicAddress)
  const base = { timeout: connectTimeoutMs, allowH2: false }
  const open = buildConnector({ ...base, lookup: resolved } as buildConnector.BuildOptions)
  const guarded = buildConnector({ ...base, lookup: checked } as buildConnector.BuildOptions)
  return new Agent({
    connections,
    pipelining: 1,
    // Below the five seconds after which many servers close; losing that race would count as a failed delivery.
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 60_000,
    maxHeaderSize: 16_384,
    connect: (target, callback) => {
      const { protocol, port } = target
      const hostname = isIP(target.hostname) === 6 ? `[${target.hostname}]` : target.hostname
      if (allow({ protocol, hostname, port })) return open(target, callback)
      // A literal address is never looked up, so it is checked here.
      const problem = validateTarget(`${protocol}//${hostname}${port ? `:${port}` : ''}/`, allow)
      if (problem) return callback(new RefusedTarget(problem), null)
      return guarded(target, callback)
    },
  })
}

type LookupCallback = (error: Error | null, addresses?: unknown, family?: number) => void

/** A `lookup` for sockets: one special address among many rejects the name, because that is a sign of DNS rebinding. */
const resolving =
  (resolve: Resolve, admit: (address: string) => boolean) =>
  (name: string, options: { all?: boolean; family?: number | string }, callback: LookupCallback) => {
    resolve(name).then((found) => {
      if (!found.every(({ address }) => isIP(address) !== 0 && admit(address)))
        return callback(new RefusedTarget('host'))
      const first = found[0]
      if (!first) return callback(Object.assign(new Error(`no address for ${name}`), { code: 'ENOTFOUND' }))
      if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    }, callback)
  }
