import type { Pool } from 'pg'
import { findUnnamed } from '../../domain/blobs/queries.ts'
import type { Store } from '../../storage/store.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

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

/**
 * Once a day, for it goes through all there is, and first when the process has run for an hour: whoever has put back a
 * database by mistake has that long to stop it. What failed is done again at the next turn.
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
