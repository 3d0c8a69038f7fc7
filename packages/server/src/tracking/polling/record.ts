import { containersOf } from '@boxtrail/engine/claims/foreign-containers'
import type { Pool, PoolClient } from 'pg'
import { isTransient } from '../../db/errors.ts'
import { idv7 } from '../../db/idv7.ts'
import { transaction } from '../../db/transaction.ts'
import { saveVesselPositions } from '../../records/vessels/queries.ts'
import { traced } from '../../tracing/tracing.ts'
import { markJourneysStale, markWaitingJourneysStale } from '../journeys/stale-queries.ts'
import { type Applied, applyReports, rebuildLate, type Work } from '../reports/apply-reports.ts'
import { firstReportsOfOthers } from '../reports/claim-queries.ts'
import { loadReportBodies } from '../reports/queries.ts'
import { readSafely } from '../reports/read.ts'
import { rebuildCheck } from '../reports/rebuild.ts'
import { quarantineFailure, type Received } from '../reports/write.ts'
import { noStoredBodies, type StoredBodies, textsOf } from '../stored-bodies/read.ts'
import { audienceOf } from '../subscriptions/audience.ts'
import { lockNumbers, subscribeTrackers } from '../subscriptions/queries.ts'
import type { PollResult } from './poll.ts'
import { reportedPositions } from './positions.ts'
import * as q from './record-queries.ts'

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

/** Outside the transaction of the responses: positions change no journey, and saving them twice has no effect. */
const savePositions = async (pool: Pool, polls: readonly PollResult[]): Promise<number> => {
  await saveVesselPositions(pool, reportedPositions(polls))
  return 0
}

const isFailed = ({ update }: PollResult): boolean => update.outcome !== 'ok'

const isOfLine = ({ source }: PollResult): boolean => source.kind === 'line'

/** Requests that wait are marked in the same transaction, because a crash in between would lose the response. */
const settleUnchanged = async (pool: Pool, unchanged: readonly PollResult[]): Promise<number> => {
  const updates = unchanged.map((poll) => poll.update)
  // A request waits for its line; that a terminal cannot be reached concerns no request.
  const failed = unchanged.filter((poll) => isFailed(poll) && isOfLine(poll)).map(({ check }) => check.id)
  const answered = unchanged.filter((poll) => !isFailed(poll)).map(({ check }) => check.id)
  const concerned = [...failed, ...(await q.findAwaitedChecks(pool, answered))]
  if (concerned.length === 0) {
    await q.settleChecks(pool, updates)
    return 0
  }
  return transaction(pool, async (client) => {
    const locked = await q.settleChecks(client, updates)
    return markWaitingJourneysStale(
      client,
      concerned.filter((id) => locked.has(id)),
    )
  })
}

const recordChanged = async (
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
  // Against a journey that gets one of these containers now (tracking/projection/write.ts).
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
      // That a response is unchanged was seen when it was polled (poll.ts): only the check's row says so.
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
    // Claims do not rest on a late response: the next one is compared with the newest instead.
    body_hash: effect.kind === 'late' ? null : newContent!.bodyHash,
    content_hash: isApplied ? newContent!.contentHash : null,
    awaits_confirmation: after.awaitsConfirmation,
  }
}

/** The first response of a terminal or railway about a container concerns all who track it, as what it pushes does. */
const isFirstOfFacility = ({ check, source }: PollResult): boolean =>
  source.kind !== 'line' && check.subject_kind === 'container' && check.content_hash === null

/**
 * The polls whose check has a container that the response lacks, from a response about another number: accepted by an
 * earlier version, or because it had no references from which that could be determined.
 */
const withForeignContainers = async (
  client: PoolClient,
  polls: readonly PollResult[],
  applied: readonly Applied[],
  storedBodies: StoredBodies,
): Promise<PollResult[]> => {
  const found: PollResult[] = []
  for (const [index, poll] of polls.entries()) {
    const ids = othersSaid(poll, applied[index]!)
    if (ids.size === 0) continue
    const reports = await loadReportBodies(client, poll.check.id, [...ids])
    const texts = await textsOf(client, storedBodies, poll.check.id, reports)
    const kept = reports.flatMap(({ id, complete }) => (texts.has(id) ? [{ body: texts.get(id)!, complete }] : []))
    if (kept.some((report) => isForeign(report, poll))) found.push(poll)
  }
  return found
}

/** The reports that first named containers other than those that its response names. */
const othersSaid = ({ newContent }: PollResult, { steps }: Applied): Set<string> => {
  const reading = newContent!.reading
  const { effect, standing } = steps[0]!
  // What came late has been rebuilt already.
  if (reading?.outcome !== 'ok' || !reading.complete || !reading.namesSubject || effect.kind === 'late')
    return new Set()
  return firstReportsOfOthers(standing, containersOf(reading.statements))
}

const isForeign = (report: { body: string; complete: boolean }, { source, check }: PollResult): boolean => {
  const { outcome, namesSubject } = readSafely(source, report, check)
  return outcome !== 'ok' || namesSubject === false
}

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
