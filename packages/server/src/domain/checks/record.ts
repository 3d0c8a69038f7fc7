import { gunzipSync } from 'node:zlib'
import type { Pool, PoolClient } from 'pg'
import { isTransient } from '../../db/errors.ts'
import { transaction } from '../../db/transaction.ts'
import { applyReport } from '../../tracking/claims/apply.ts'
import type { Claim, ReadReport } from '../../tracking/claims/claim.ts'
import { containersOf } from '../../tracking/claims/strangers.ts'
import { loadClaims, saveClaims } from '../reports/claim-queries.ts'
import { loadReportBodies, type NewReport } from '../reports/queries.ts'
import { readSafely } from '../reports/read.ts'
import { rebuildCheck } from '../reports/rebuild.ts'
import { notApplied, reportOf, writeReports } from '../reports/write.ts'
import { saveVesselPositions } from '../vessels/queries.ts'
import type { PollResult } from './poll.ts'
import { reportedPositions } from './positions.ts'
import * as q from './record-queries.ts'

/**
 * Transaction 1: report, claims, next check, subscribed journeys marked stale, for a batch of askings. Askings without
 * news share one statement. A batch that fails is tried one by one, so that one bad answer holds nobody up.
 */
export const recordPolls = async (pool: Pool, polls: readonly PollResult[]): Promise<{ stale: number }> => {
  const unchanged = polls.filter((poll) => poll.news === null)
  const changed = polls.filter((poll) => poll.news !== null)
  // Each kind is written even where the other fails.
  const written = await Promise.allSettled([
    unchanged.length > 0 ? settleUnchanged(pool, unchanged) : 0,
    changed.length > 0 ? recordChanged(pool, changed) : 0,
    savePositions(pool, polls),
  ])
  for (const result of written) if (result.status === 'rejected') throw result.reason
  return { stale: written.reduce((sum, result) => sum + (result.status === 'fulfilled' ? result.value : 0), 0) }
}

/** Beside the answers: they change no journey, and told again they are the same. */
const savePositions = async (pool: Pool, polls: readonly PollResult[]): Promise<number> => {
  await saveVesselPositions(pool, reportedPositions(polls))
  return 0
}

/** A failed asking is told to the requests that wait for it in the same transaction: a kill between would lose it. */
const settleUnchanged = async (pool: Pool, unchanged: readonly PollResult[]): Promise<number> => {
  const updates = unchanged.map((poll) => poll.update)
  const failed = unchanged.filter((poll) => poll.update.outcome !== 'ok').map((poll) => poll.check.id)
  if (failed.length === 0) {
    await q.settleChecks(pool, updates)
    return 0
  }
  return transaction(pool, async (client) => {
    const locked = await q.settleChecks(client, updates)
    return q.markWaitingJourneysStale(
      client,
      failed.filter((id) => locked.has(id)),
    )
  })
}

const recordChanged = async (pool: Pool, changed: readonly PollResult[]): Promise<number> => {
  try {
    return await transaction(pool, (client) => writeChanged(client, changed))
  } catch (error) {
    if (changed.length > 1) {
      let stale = 0
      for (const poll of changed) stale += await recordChanged(pool, [poll])
      return stale
    }
    if (isTransient(error)) throw error
    return transaction(pool, (client) => setAside(client, changed[0]!, error))
  }
}

const writeChanged = async (client: PoolClient, changed: readonly PollResult[]): Promise<number> => {
  const locked = new Map(
    (
      await q.lockLeasedChecks(
        client,
        changed.map(({ update }) => update),
      )
    ).map((row) => [row.id, row]),
  )
  // Whoever lost its lease drops its answer: somebody else has asked since.
  const mine = changed.filter(({ check }) => locked.has(check.id))
  if (mine.length === 0) return 0
  const stored = await loadClaims(
    client,
    mine.map(({ check }) => check.id),
  )
  const reports: Parameters<typeof writeReports>[1][number][] = []
  const touched: { checkId: string; claim: Claim }[] = []
  const settled: q.AppliedCheck[] = []
  for (const poll of mine) {
    const { check, update, news } = poll
    const report = newReport(poll)
    reports.push({ report, problems: news!.reading?.problems ?? [] })
    const previous = locked.get(check.id)!
    const late = previous.last_reported_at !== null && previous.last_reported_at > check.asked_at
    const readable = news!.reading !== null && news!.reading.outcome === 'ok' && !late
    const applied = readable
      ? applyReport(
          check.id,
          stored.get(check.id)!,
          previousReport(previous),
          readReport(report.id, poll),
          poll.source.style,
        )
      : null
    for (const claim of applied?.touched ?? []) touched.push({ checkId: check.id, claim })
    settled.push({
      ...update,
      last_report: applied ? report.id : null,
      reported_at: applied ? check.asked_at : null,
      news: (applied?.news ?? 0) > 0,
      // A late answer is not what the claims stand for: the next one is compared with the newest, not with it.
      body_hash: late ? null : news!.bodyHash,
      content_hash: applied ? news!.contentHash : null,
      awaits_confirmation: applied?.awaitsConfirmation ?? check.awaits_confirmation,
    })
  }
  await writeReports(client, reports)
  await saveClaims(client, touched)
  await q.settleAppliedChecks(client, settled)
  for (const poll of mine) {
    const last = locked.get(poll.check.id)!.last_reported_at
    const isLate = last !== null && last > poll.check.asked_at
    if (isLate || (await hasStrangers(client, poll, stored.get(poll.check.id)!)))
      await rebuildCheck(client, poll.check, poll.source)
  }
  return q.markJourneysStale(
    client,
    mine.map(({ check }) => check.id),
  )
}

/**
 * Whether a container that this answer lacks came from an answer about another number: taken for one about this number
 * by an earlier version, or without any reference by which anybody could tell.
 */
const hasStrangers = async (client: PoolClient, { check, source, news }: PollResult, claims: readonly Claim[]) => {
  const reading = news!.reading
  if (reading?.outcome !== 'ok' || !reading.complete || !reading.namesSubject) return false
  const named = containersOf(reading.statements)
  const lacking = claims.filter(({ statement: { container } }) => container !== null && !named.has(container))
  if (lacking.length === 0) return false
  const firstReports = [...new Set(lacking.map(({ firstReport }) => firstReport))]
  const kept = await loadReportBodies(client, check.id, firstReports)
  return kept.some(({ body, complete }) => {
    const { outcome, namesSubject } = readSafely(source, { body: gunzipSync(body!).toString(), complete }, check)
    return outcome !== 'ok' || namesSubject === false
  })
}

const setAside = async (client: PoolClient, poll: PollResult, error: unknown): Promise<number> => {
  const [locked] = await q.lockLeasedChecks(client, [poll.update])
  if (!locked) return 0
  await writeReports(client, [{ report: newReport(poll), problems: notApplied(error) }])
  await q.settleChecks(client, [{ ...poll.update, outcome: 'unrecognized', answered: false }])
  return q.markWaitingJourneysStale(client, [poll.check.id])
}

const newReport = ({ check, source, fetched, update, news }: PollResult): NewReport =>
  reportOf({
    checkId: check.id,
    source,
    observedAt: check.asked_at,
    outcome: update.outcome,
    mediaType: fetched.mediaType,
    // Of the answer, not of what could be read of it: a fixed adapter reads it whole.
    complete: fetched.complete,
    contentHash: news?.contentHash ?? null,
    body: fetched.body,
  })

const previousReport = (row: q.LockedCheck) =>
  row.last_report && row.last_reported_at ? { id: row.last_report, observedAtMs: row.last_reported_at.getTime() } : null

const readReport = (id: string, { check, news }: PollResult): ReadReport => ({
  id,
  observedAtMs: check.asked_at.getTime(),
  reading: news!.reading!,
})
