import type { Pool } from 'pg'
import { findUnnamed } from '../../domain/blobs/queries.ts'
import type { Store } from '../../storage/store.ts'

const DAY_MS = 86_400_000

/**
 * Removes objects that no file names. Each is named before it is put, so there are none unless a database was put back to
 * an earlier day; what was put within a day is left alone whatever the database says.
 */
export const removeUnnamed = async (
  pool: Pool,
  store: Store,
  signal: AbortSignal,
  clock: () => Date = () => new Date(),
): Promise<void> => {
  for await (const keys of store.list()) {
    for (const key of keys.length > 0 ? await findUnnamed(pool, keys) : []) {
      if (signal.aborted) return
      const storedAt = await store.storedAt(key)
      if (storedAt && storedAt.getTime() < clock().getTime() - DAY_MS) await store.remove(key)
    }
    if (signal.aborted) return
  }
}

/** At the first turn, and then once a day: what it does goes through all there is. Once more at the next turn when it failed. */
export const daily = (work: () => Promise<void>): (() => Promise<void>) => {
  let due = 0
  return async () => {
    const now = performance.now()
    if (now < due) return
    await work()
    due = now + DAY_MS
  }
}
