import type { Pool, PoolClient } from 'pg'
import { transaction } from '../db/transaction.ts'
import { deleteBlob, type LockedBlob, lockUnattached, lockUnwanted } from '../documents/blobs/queries.ts'
import type { Store } from '../storage/store/store.ts'

/** How many files are removed at a time: few, because their rows are locked during requests to the store. */
const AT_ONCE = 20

/** Removes files that were never attached. */
export const removeUnattached = (pool: Pool, store: Store, signal: AbortSignal): Promise<void> =>
  removeLocked(pool, store, signal, (client) => lockUnattached(client, store.name, AT_ONCE))

/** Removes files of documents that were deleted or have got another file, after the retention period. */
export const removeUnwanted = (pool: Pool, store: Store, keptDays: number, signal: AbortSignal): Promise<void> =>
  removeLocked(pool, store, signal, (client) => lockUnwanted(client, store.name, keptDays, AT_ONCE))

/**
 * Removes locked files. The object is deleted first: a crash in between leaves a row, which the next run finds again,
 * and never an unreferenced object.
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
