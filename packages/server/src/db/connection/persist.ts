import { setTimeout } from 'node:timers/promises'
import { isTransient } from '../errors.ts'

const RETRY_AFTER_MS = 200

/**
 * Writes the outcome of finished work, and waits for an unavailable database, so that what was received, sent or
 * computed need not be repeated. Gives up after `forMs`, at most the length of the lease, and at once on an error that
 * a retry does not fix.
 *
 * The response to a commit may be lost with its connection, so `write` must detect its own earlier success: a write
 * that ends a lease finds no lease to end (db/queues/lease.ts).
 */
export const persist = async <T>(write: () => Promise<T>, forMs: number): Promise<T> => {
  const until = performance.now() + forMs
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isTransient(error) || performance.now() > until) throw error
      await setTimeout(RETRY_AFTER_MS)
    }
  }
}
