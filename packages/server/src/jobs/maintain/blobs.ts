import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { deleteBlob, holdUnattached } from '../../domain/blobs/queries.ts'
import type { Store } from '../../storage/store.ts'

/** Few at a time: their rows are held while the store is asked. */
const AT_ONCE = 20

/**
 * Removes files that nobody attached. The object goes first: a process that dies in between leaves a row, which the next
 * turn finds again, and never an object that nothing names.
 */
export const removeUnattached = async (pool: Pool, store: Store, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const removed = await transaction(pool, async (client) => {
      const held = await holdUnattached(client, store.name, AT_ONCE)
      for (const { account_id, id, key } of held) {
        await store.remove(key)
        await deleteBlob(client, account_id, id)
      }
      return held.length
    })
    if (removed < AT_ONCE) return
  }
}
