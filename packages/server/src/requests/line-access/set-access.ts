import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { lockChecks, pollNow, reschedule } from '../../tracking/checks/queries.ts'
import { interruptJourneys } from '../../tracking/journeys/queries.ts'
import { restartDetections } from '../line-detection/detection-queries.ts'
import { findOpenJourneys, notePause, nowMsOf, pollLine, setLineAccess } from './access-queries.ts'

export interface LineAccess {
  /** False if nothing changed. */
  changed: boolean
  /** Open requests at the line: polled at once, or no longer. */
  requests: number
  /** Requests whose line is being detected: that search is restarted. */
  searches: number
}

/**
 * Enables or disables a line for an account. Requests that are open at the line wait while it is disabled: they keep
 * their data, and the line is polled for them again once it is enabled.
 */
export const setAccess = (pool: Pool, accountId: string, scac: string, enabled: boolean): Promise<LineAccess> =>
  transaction(pool, async (client) => {
    const changed = await setLineAccess(client, accountId, scac, enabled)
    // In the lock order of db/transaction.ts: checks, searches, journeys.
    const journeys = await findOpenJourneys(client, accountId, scac)
    const checkIds = journeys.flatMap(({ check_ids }) => check_ids)
    await lockChecks(client, checkIds)
    const searches = await restartDetections(client, accountId)
    await interruptJourneys(
      client,
      accountId,
      journeys.map(({ id }) => id),
    )
    await notePause(client, accountId, journeys, { isEnabled: enabled, nowMs: await nowMsOf(client) })
    await pollLine(client, accountId, journeys, enabled)
    await reschedule(client, checkIds)
    if (enabled) await pollNow(client, checkIds)
    return { changed, requests: journeys.length, searches }
  })
