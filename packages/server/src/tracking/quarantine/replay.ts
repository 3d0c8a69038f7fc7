import type { Pool } from 'pg'
import { isTransient } from '../../db/errors.ts'
import type { Wakeups } from '../../db/queues/wakeups.ts'
import { transaction } from '../../db/transaction.ts'
import type { Registry } from '../../sources/registry.ts'
import type { Store } from '../../storage/store/store.ts'
import { markJourneysStale } from '../journeys/stale-queries.ts'
import { readSafely } from '../reports/read.ts'
import { rebuildCheck } from '../reports/rebuild.ts'
import { storedBodiesIn, textsOf } from '../stored-bodies/read.ts'
import * as q from './queries.ts'

export { listQuarantine } from './queries.ts'

/**
 * Reads quarantined reports again, after an adapter was fixed: each check's claims are rebuilt from all its stored
 * reports, and its journeys marked stale. `reportId` null: everything that waits.
 */
export const replayQuarantined = async (
  { pool, registry, store }: { pool: Pool; registry: Registry; store: Store },
  wakeups: Wakeups,
  reportId: string | null,
) => {
  const storedBodies = storedBodiesIn(store)
  let replayed = 0
  let stillUnread = 0
  for (const row of await q.findQuarantined(pool, reportId)) {
    const source = registry.byId(row.source_id)
    const texts = await textsOf(pool, storedBodies, row.check_id, [{ id: row.report_id, body: row.body }])
    const body = texts.get(row.report_id)
    const reading = source && body !== undefined ? readSafely(source, { body, complete: row.complete }, row) : null
    if (!source || !reading || reading.problems.length > 0) {
      stillUnread++
      continue
    }
    try {
      await transaction(pool, async (client) => {
        const check = await q.lockCheck(client, row.check_id)
        // A report that names neither container nor bill affects no journey.
        if (check.subject_kind !== 'facility') await rebuildCheck(client, check, source, storedBodies)
        await q.markReplayed(client, row.check_id, row.report_id)
        await markJourneysStale(client, [row.check_id])
      })
      replayed++
    } catch (error) {
      // A report that the database rejects stays in quarantine and does not block the others.
      if (isTransient(error)) throw error
      stillUnread++
    }
  }
  wakeups.wake('journeys')
  return { replayed, stillUnread }
}
