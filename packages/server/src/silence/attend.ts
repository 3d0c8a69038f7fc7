import type { Pool } from 'pg'
import { findToAttend, journeysWaiting, noteAttended, projectAgain, readyJourneys } from './attend-queries.ts'

/** How many journeys are marked at a time, so that no statement holds locks for long. */
const AT_ONCE = 1_000
/** While this many journeys wait for their projection, which takes half a minute, those with new reports come first. */
const BUSY_FROM = 5_000

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Has journeys that wait for a pushing source projected again after its silence began or ended, so that their attention
 * entries say so; returns how many. They are projected once for each, not whenever the source pushes. The next call
 * continues where this one ended; a page may be marked twice, because nothing is locked in between.
 */
export const attendToSilences = async ({ pool }: { pool: Pool }): Promise<number> => {
  const one = await findToAttend(pool)
  if (!one || (await readyJourneys(pool, BUSY_FROM)) === BUSY_FROM) return 0
  const id = one.told?.id ?? null
  const after = one.attended_id === id ? one.attended_after! : FIRST_ID
  const found = await journeysWaiting(pool, one, after, AT_ONCE)
  const journeys = [...new Set(found)]
  await projectAgain(pool, one.account_id, journeys)
  await noteAttended(pool, one, { id, after: found.length < AT_ONCE ? null : found.at(-1)! })
  return Math.max(1, journeys.length)
}
