import type { Pool } from 'pg'
import { saveVesselPositions } from '../../records/vessels/queries.ts'
import { traced } from '../../tracing/tracing.ts'
import { noStoredBodies, type StoredBodies } from '../stored-bodies/read.ts'
import type { PollResult } from './poll.ts'
import { reportedPositions } from './positions.ts'
import { recordChanged } from './record-changed.ts'
import * as q from './record-queries.ts'
import { settleUnchanged } from './record-unchanged.ts'

/**
 * Transaction 1: report, claims, next check, subscribed journeys marked stale, for a batch of polls. Polls with
 * unchanged responses share one statement. If a batch fails, its polls are written one by one, so that one bad response
 * does not block the others.
 */
export const recordPolls = (
  pool: Pool,
  polls: readonly PollResult[],
  storedBodies: StoredBodies = noStoredBodies,
): Promise<{ stale: number }> =>
  traced('record polls', { attributes: { 'boxtrail.polls': polls.length } }, () =>
    writePolls(pool, polls, storedBodies),
  )

const writePolls = async (
  pool: Pool,
  polls: readonly PollResult[],
  storedBodies: StoredBodies,
): Promise<{ stale: number }> => {
  const concluded = polls.filter((poll) => poll.otherForm === null)
  const unchanged = concluded.filter((poll) => poll.newContent === null)
  const changed = concluded.filter((poll) => poll.newContent !== null)
  const otherForms = polls.flatMap(({ update: { id, lease_token }, otherForm }) =>
    otherForm ? { id, lease_token, ...otherForm } : [],
  )
  // Each kind is written even if the other fails.
  const written = await Promise.allSettled([
    unchanged.length > 0 ? settleUnchanged(pool, unchanged) : 0,
    changed.length > 0 ? recordChanged(pool, changed, storedBodies) : 0,
    otherForms.length > 0 ? q.pollInOtherForm(pool, otherForms).then(() => 0) : 0,
    savePositions(pool, polls),
  ])
  for (const result of written) if (result.status === 'rejected') throw result.reason
  return { stale: written.reduce((sum, result) => sum + (result.status === 'fulfilled' ? result.value : 0), 0) }
}

/** Runs outside the transaction of the responses: positions change no journey, and saving them twice has no effect. */
const savePositions = async (pool: Pool, polls: readonly PollResult[]): Promise<number> => {
  await saveVesselPositions(pool, reportedPositions(polls))
  return 0
}
