import { LEASE_MS } from '../../db/queues/lease.ts'
import { CONNECTIONS_PER_SOURCE } from '../../sources/configuration/configure-sources.ts'
import type { Registry } from '../../sources/registry.ts'
import { paceOf } from './pace.ts'
import { type PollingOptions, runSource } from './run-source.ts'
import { findSourcesWithWork, takeShare } from './share-queries.ts'

export interface CheckWorkerOptions extends PollingOptions {
  registry: Registry
  pollMs?: number
  /** Up to this many polls of one source are under way in this process. */
  pollsPerSource?: number
}

/** Takes shares of sources with due checks, polls them, and records the responses, until `signal` aborts. */
export const runCheckWorker = async (options: CheckWorkerOptions, signal: AbortSignal): Promise<void> => {
  const { wakeups, log, pollMs = 1_000 } = options
  const running = new Map<string, Promise<void>>()
  const begin = async (id: string) => {
    const work = await takeWork(options, id)
    if (work)
      running.set(
        id,
        runSource(options, work, signal)
          .catch((error) => log.error({ error, source: id }, 'polling a source failed'))
          .finally(() => running.delete(id)),
      )
  }
  while (!signal.aborted) {
    try {
      const found = await findSourcesWithWork(options.pool, limitsOf(options), [...running.keys()])
      // A source that fails must not keep the others from being polled.
      for (const begun of await Promise.allSettled(found.map(begin)))
        if (begun.status === 'rejected') throw begun.reason
    } catch (error) {
      log.error({ error }, 'looking for due checks failed')
    }
    await wakeups.sleep('checks', pollMs, signal)
  }
  await Promise.all(running.values())
}

/** Checks of a line that is not connected wait, however long they have been due, until the line is connected. */
const limitsOf = ({ registry: { ids, isConnected, byId } }: CheckWorkerOptions) =>
  ids.filter(isConnected).map((id) => ({ id, concurrency: byId(id)!.limits.concurrency }))

const takeWork = async (
  { pool, registry, leaseMs = LEASE_MS, pollsPerSource = CONNECTIONS_PER_SOURCE }: CheckWorkerOptions,
  id: string,
) => {
  const source = registry.byId(id)
  if (!source) return undefined
  const pace = paceOf(source.limits)
  const { concurrency } = source.limits
  const wanted = { sourceId: id, concurrency, most: pollsPerSource, isPaced: pace !== null, leaseMs }
  const share = await takeShare(pool, wanted)
  return share && { source, share, pace }
}
