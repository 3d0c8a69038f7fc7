import type { Pool, PoolClient } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { deleteBlob, type HeldBlob, holdUnattached, holdUnwanted } from '../../domain/blobs/queries.ts'
import type { Store } from '../../storage/store.ts'

/** Few at a time: their rows are held while the store is asked. */
const AT_ONCE = 20

/** Removes files that nobody attached. */
export const removeUnattached = (pool: Pool, store: Store, signal: AbortSignal): Promise<void> =>
  removeHeld(pool, store, signal, (client) => holdUnattached(client, store.name, AT_ONCE))

/** Removes files of documents that were deleted, or have another file since, once the days are over that they are kept. */
export const removeUnwanted = (pool: Pool, store: Store, keptDays: number, signal: AbortSignal): Promise<void> =>
  removeHeld(pool, store, signal, (client) => holdUnwanted(client, store.name, keptDays, AT_ONCE))

/**
 * The object goes first: a process that dies in between leaves a row, which the next turn finds again, and never an object
 * that nothing names.
 */
const removeHeld = async (
  pool: Pool,
  store: Store,
  signal: AbortSignal,
  hold: (client: PoolClient) => Promise<HeldBlob[]>,
): Promise<void> => {
  while (!signal.aborted) {
    const removed = await transaction(pool, async (client) => {
      const held = await hold(client)
      for (const { account_id, id, key } of held) {
        await store.remove(key)
        await deleteBlob(client, account_id, id)
      }
      return held.length
    })
    if (removed < AT_ONCE) return
  }
}
