import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { lockChecks, pollNow, reschedule } from '../checks/queries.ts'
import { interruptJourneys } from '../journeys/queries.ts'
import { restartDetections } from '../tracking-requests/detection-queries.ts'
import { findOpenJourneys, pollLine, setLineAccess } from './access-queries.ts'

export interface LineAccess {
  /** False when it was so before. */
  changed: boolean
  /** Open requests at the line: polled at once, or no longer. */
  requests: number
  /** Requests whose line is being looked for: that search begins again. */
  searches: number
}

/**
 * Lets an account use a line, or no longer. Requests that are open at the line wait while the account may not use it:
 * they keep what they have, and the line is polled for them again once it is enabled.
 */
export const setAccess = (pool: Pool, accountId: string, scac: string, enabled: boolean): Promise<LineAccess> =>
  transaction(pool, async (client) => {
    const changed = await setLineAccess(client, accountId, scac, enabled)
    // In the order of db/transaction.ts: checks, searches, journeys.
    const journeys = await findOpenJourneys(client, accountId, scac)
    const checkIds = journeys.flatMap(({ check_ids }) => check_ids)
    await lockChecks(client, checkIds)
    const searches = await restartDetections(client, accountId)
    await interruptJourneys(
      client,
      accountId,
      journeys.map(({ id }) => id),
    )
    await pollLine(client, accountId, journeys, enabled)
    await reschedule(client, checkIds)
    if (enabled) await pollNow(client, checkIds)
    return { changed, requests: journeys.length, searches }
  })
