import type { Pool, PoolClient } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { deleteBlob, type LockedBlob, lockUnattached, lockUnwanted } from '../../domain/blobs/queries.ts'
import type { Store } from '../../storage/store.ts'

/** Few at a time: their rows are held while the store is asked. */
const AT_ONCE = 20

/** Removes files that nobody attached. */
export const removeUnattached = (pool: Pool, store: Store, signal: AbortSignal): Promise<void> =>
  removeLocked(pool, store, signal, (client) => lockUnattached(client, store.name, AT_ONCE))

/** Removes files of documents that were deleted, or have another file since, once the days are over that they are kept. */
export const removeUnwanted = (pool: Pool, store: Store, keptDays: number, signal: AbortSignal): Promise<void> =>
  removeLocked(pool, store, signal, (client) => lockUnwanted(client, store.name, keptDays, AT_ONCE))

/**
 * The object goes first: a process that dies in between leaves a row, which the next turn finds again, and never an object
 * that nothing names.
 */
const removeLocked = async (
  pool: Pool,
  store: Store,
  signal: AbortSignal,
  lock: (client: PoolClient) => Promise<LockedBlob[]>,
): Promise<void> => {
  while (!signal.aborted) {
    const removed = await transaction(pool, async (client) => {
      const locked = await lock(client)
      for (const { account_id, id, key } of locked) {
        await store.remove(key)
        await deleteBlob(client, account_id, id)
      }
      return locked.length
    })
    if (removed < AT_ONCE) return
  }
}
