import { setTimeout } from 'node:timers/promises'
import { isTransient } from './errors.ts'

const AGAIN_AFTER_MS = 200

/**
 * Writes the outcome of work that is done, and waits for a database that is away: what was received, sent or computed
 * need not be done again. Gives up after `forMs`, the length of the lease at most, and at once on an error that trying
 * again will not cure.
 *
 * The answer to a commit may be lost with its connection, so `write` must know its own earlier success: a write that
 * ends a lease finds no lease to end (db/lease.ts).
 */
export const persist = async <T>(write: () => Promise<T>, forMs: number): Promise<T> => {
  const until = performance.now() + forMs
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (!isTransient(error) || performance.now() > until) throw error
      await setTimeout(AGAIN_AFTER_MS)
    }
  }
}
