import type { Pool, PoolClient } from 'pg'
import { isTransient } from '../../db/errors.ts'
import { idv7 } from '../../db/idv7.ts'
import { transaction } from '../../db/transaction.ts'
import { markJourneysStale, markWaitingJourneysStale } from '../journeys/stale-queries.ts'
import { type Applied, applyReports, rebuildLate, type Work } from '../reports/apply-reports.ts'
import { rebuildCheck } from '../reports/rebuild.ts'
import { quarantineFailure, type Received } from '../reports/write.ts'
import type { StoredBodies } from '../stored-bodies/read.ts'
import { audienceOf } from '../subscriptions/audience.ts'
import { lockNumbers, subscribeTrackers } from '../subscriptions/queries.ts'
import { withForeignContainers } from './foreign-containers.ts'
import type { PollResult } from './poll.ts'
import * as q from './record-queries.ts'

/** Writes new responses; if a batch fails, one by one, so that one bad response does not block the others. */
export const recordChanged = async (
  pool: Pool,
  changed: readonly PollResult[],
  storedBodies: StoredBodies,
): Promise<number> => {
  try {
    return await transaction(pool, (client) => writeChanged(client, changed, storedBodies))
  } catch (error) {
    if (changed.length > 1) {
      let stale = 0
      for (const poll of changed) stale += await recordChanged(pool, [poll], storedBodies)
      return stale
    }
    if (isTransient(error)) throw error
    return transaction(pool, (client) => quarantinePoll(client, changed[0]!, error))
  }
}

const writeChanged = async (
  client: PoolClient,
  changed: readonly PollResult[],
  storedBodies: StoredBodies,
): Promise<number> => {
  // Serializes this with a journey that gets one of these containers now (tracking/projection/write/write.ts).
  await lockNumbers(
    client,
    changed.filter(isFirstOfFacility).map(({ check }) => check.subject_number),
  )
  const updates = changed.map(({ update }) => update)
  const locked = new Map((await q.lockLeasedChecks(client, updates)).map((row) => [row.id, row]))
  // A worker that lost its lease drops its response, because the check has been polled again since.
  const mine = changed.filter(({ check }) => locked.has(check.id))
  if (mine.length === 0) return 0
  const applied = await applyReports(
    client,
    mine.map((poll) => workOf(poll, locked.get(poll.check.id)!)),
    storedBodies,
  )
  await q.settleAppliedChecks(
    client,
    applied.map((one, index) => settled(mine[index]!, one)),
  )
  for (const { check, source } of mine.filter(isFirstOfFacility))
    await subscribeTrackers(client, [check.id], audienceOf(source))
  await rebuildLate(client, applied, storedBodies)
  for (const poll of await withForeignContainers(client, mine, applied, storedBodies))
    await rebuildCheck(client, poll.check, poll.source, storedBodies)
  return markJourneysStale(
    client,
    mine.map(({ check }) => check.id),
  )
}

const workOf = (poll: PollResult, { last_report, last_reported_at }: q.LockedCheck): Work => {
  const { check, source, newContent } = poll
  const received = receivedOf(poll)
  const reading = newContent!.reading
  return {
    check,
    source,
    standing: {
      report: last_report,
      // Null, because unchanged responses were recognized when they were polled (poll.ts), and only the check's row
      // records them.
      madeMs: null,
      contentHash: null,
      reportedMs: last_reported_at?.getTime() ?? null,
      awaitsConfirmation: check.awaits_confirmation,
    },
    arrivals: [
      {
        id: idv7(),
        observedAtMs: check.asked_at.getTime(),
        reading,
        isReadable: reading?.outcome === 'ok',
        contentHash: newContent!.contentHash,
        received,
      },
    ],
  }
}

const settled = ({ update, check, newContent }: PollResult, { steps, after }: Applied): q.AppliedCheck => {
  const { arrival, effect } = steps[0]!
  const isApplied = effect.kind === 'applied'
  return {
    ...update,
    last_report: isApplied ? arrival.id : null,
    reported_at: isApplied ? check.asked_at : null,
    news: isApplied && effect.newClaims > 0,
    // Claims do not rest on a late response: the next response is compared with the newest one instead.
    body_hash: effect.kind === 'late' ? null : newContent!.bodyHash,
    content_hash: isApplied ? newContent!.contentHash : null,
    awaits_confirmation: after.awaitsConfirmation,
  }
}

/** The first response of a terminal or railway about a container concerns everyone who tracks it, as a push does. */
const isFirstOfFacility = ({ check, source }: PollResult): boolean =>
  source.kind !== 'line' && check.subject_kind === 'container' && check.content_hash === null

/** Stores a response that the database rejected, with the reason. */
const quarantinePoll = async (client: PoolClient, poll: PollResult, error: unknown): Promise<number> => {
  const [locked] = await q.lockLeasedChecks(client, [poll.update])
  if (!locked) return 0
  await quarantineFailure(client, poll.check.id, receivedOf(poll), error)
  await q.settleChecks(client, [{ ...poll.update, outcome: 'unrecognized', answered: false }])
  return markWaitingJourneysStale(client, [poll.check.id])
}

const receivedOf = ({ check, source, fetched, update, newContent }: PollResult): Received => ({
  source,
  observedAt: check.asked_at,
  outcome: update.outcome,
  mediaType: fetched.mediaType,
  // Completeness of the response, not of its reading: a fixed adapter may read it whole.
  complete: fetched.complete,
  contentHash: newContent?.contentHash ?? null,
  body: fetched.body,
})
