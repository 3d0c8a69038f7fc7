import type { Pool } from 'pg'
import { findUnnamed } from '../documents/blobs/queries.ts'
import type { Store } from '../storage/store/store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Removes objects that no row references. Rows are written before their objects, so there are none unless the database
 * was restored to an earlier state; objects less than a day old are always kept.
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

/**
 * Runs work once a day, because it reads everything, and for the first time an hour after start: an operator who
 * restored a wrong database has that long to stop it, and a process of the previous version to end. A failed run is
 * repeated at the next occasion.
 */
export const daily = (work: () => Promise<void>): (() => Promise<void>) => {
  let due = performance.now() + HOUR_MS
  return async () => {
    const now = performance.now()
    if (now < due) return
    await work()
    due = now + DAY_MS
  }
}
