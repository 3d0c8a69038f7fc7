import { applyReport } from '@boxtrail/engine/claims/apply'
import type { Claim } from '@boxtrail/engine/claims/claim'
import type { Reading } from '@boxtrail/engine/statement'
import type { Pushed, PushSource } from '@boxtrail/sources/port/push'
import type { PoolClient } from 'pg'
import { idv7 } from '../../db/idv7.ts'
import { markJourneysStale } from '../journeys/stale-queries.ts'
import { type Audience, lockNumbers, subscribeTrackers } from '../subscriptions/queries.ts'
import { loadStandingClaims, type StandingClaims, saveClaims } from './claim-queries.ts'
import * as q from './push-queries.ts'
import { contentHashOf, readSafely } from './read.ts'
import { rebuildCheck } from './rebuild.ts'
import { notApplied, reportOf, writeReports } from './write.ts'

/** The result for one item of a push. Of one that was kept, what became of it is found out after the commit. */
export type Ingested = ({ outcome: 'unchanged' | 'refused' } | { outcome: 'kept'; kept: Kept }) & {
  problems: Reading['problems']
}

/** A report that was just written, and the claims that it made or closed: stored until it is known what became of it. */
export interface Kept {
  checkId: string
  kind: string
  number: string
  reportId: string
  /** Null: it came late, so that all reports of the check were read again. */
  made: string[] | null
  closed: string[]
}

interface PushedReading {
  index: number
  pushed: Pushed
  observedAtMs: number
  reading: Reading
}

/**
 * Transaction 1 of pushes: reports, claims, subscriptions, journeys marked stale. Runs in the caller's transaction,
 * together with the record of its message. A push may arrive before anyone tracks the container: it is stored here.
 */
export const ingest = async (
  client: PoolClient,
  source: PushSource,
  pushed: readonly Pushed[],
  receivedMs: number,
): Promise<Ingested[]> => {
  if (pushed.length === 0) return []
  await lockNumbers(
    client,
    pushed.map(({ subject }) => subject.number),
  )
  const bySubject = Map.groupBy(
    pushed.map((one, index): PushedReading => read(source, one, index, receivedMs)),
    ({ pushed: { subject } }) => `${subject.kind} ${subject.number}`,
  )
  const subjects = [...bySubject.values()].map(([first]) => ({ id: idv7(), ...first!.pushed.subject }))
  const checks = await q.ensurePushedChecks(client, source.id, subjects)
  const readingsOf = (check: q.PushedCheck) => bySubject.get(`${check.subject_kind} ${check.subject_number}`)!
  // What a source may not report, or what cannot be read, reaches no journey.
  const readableIds = checks
    .filter((check) => readingsOf(check).some(({ reading }) => isReadable(reading)))
    .map(({ id }) => id)
  await subscribeTrackers(client, readableIds, audienceOf(source))
  const claims = await loadStandingClaims(
    client,
    checks.map(({ id }) => id),
  )
  const results: Ingested[] = pushed.map(() => ({ outcome: 'unchanged', problems: [] }))
  const settled: q.SettledPush[] = []
  for (const check of checks)
    settled.push(await applyAll(client, source, check, claims.get(check.id)!, readingsOf(check), results))
  await q.settlePushedChecks(client, settled)
  await markJourneysStale(client, readableIds)
  return results
}

const isReadable = ({ outcome, statements, denied = [] }: Reading) =>
  outcome === 'ok' && statements.length + denied.length > 0

const audienceOf = ({ kind, push: { accountId, lines } }: PushSource): Audience => ({
  accountId,
  lines,
  isLine: kind === 'line',
  isPolled: false,
  isSimulated: false,
})

/** Stores what the database rejected with the reason, so that it can be replayed once the cause is fixed. */
export const setAside = async (
  client: PoolClient,
  source: PushSource,
  pushed: Pushed,
  receivedMs: number,
  error: unknown,
): Promise<Ingested> => {
  await lockNumbers(client, [pushed.subject.number])
  const [check] = await q.ensurePushedChecks(client, source.id, [{ id: idv7(), ...pushed.subject }])
  const { observedAtMs, reading } = read(source, pushed, 0, receivedMs)
  const report = newReport(source, check!, pushed, observedAtMs, { ...reading, outcome: 'unrecognized' }, null)
  await writeReports(client, [{ report, problems: notApplied(error) }])
  await subscribeTrackers(client, [check!.id], audienceOf(source))
  await markJourneysStale(client, [check!.id])
  return {
    outcome: 'refused',
    problems: [{ at: '', reason: 'it could not be applied, and was quarantined for the operator' }],
  }
}

const read = (source: PushSource, pushed: Pushed, index: number, receivedMs: number): PushedReading => ({
  index,
  pushed,
  // An observation cannot be later than its receipt.
  observedAtMs: Math.min(pushed.observedAtMs ?? receivedMs, receivedMs),
  reading: readSafely(
    source,
    { body: pushed.body, complete: true },
    { subject_kind: pushed.subject.kind, subject_number: pushed.subject.number },
  ),
})

/**
 * Applies a source's reports about one subject, oldest first. If one is late, the check is rebuilt from its reports.
 */
const applyAll = async (
  client: PoolClient,
  source: PushSource,
  check: q.PushedCheck,
  known: StandingClaims,
  readings: readonly PushedReading[],
  results: Ingested[],
): Promise<q.SettledPush> => {
  const ordered = [...readings].sort((a, b) => a.observedAtMs - b.observedAtMs || a.index - b.index)
  const state = {
    claims: known.open,
    touched: new Map<string, Claim>(),
    report: check.last_report,
    reportMs: check.last_report_at?.getTime() ?? null,
    reportedMs: check.last_reported_at?.getTime() ?? null,
    hash: check.content_hash,
    awaits: check.awaits_confirmation,
    news: false,
    late: false,
  }
  const reports: Parameters<typeof writeReports>[1][number][] = []
  const repeats: q.Repeat[] = []
  /** An unchanged report is stored once. Before the next different one, the time of its last repetition is recorded. */
  const keepRepeat = () => {
    const { report, reportMs, reportedMs } = state
    if (report === null || reportMs === null || reportedMs === null || reportMs >= reportedMs) return
    state.report = idv7()
    state.reportMs = reportedMs
    repeats.push({ id: state.report, of: report, said_at: new Date(reportedMs).toISOString() })
  }
  // A message that names neither container nor bill concerns no journey: it is stored, but not compared with the
  // growing number before it.
  const concernsNobody = check.subject_kind === 'facility'
  for (const { index, pushed, observedAtMs, reading } of ordered) {
    const hash = contentHashOf(source, pushed.body)
    const readable = isReadable(reading)
    const late = state.reportedMs !== null && observedAtMs < state.reportedMs
    results[index] = { outcome: readable ? 'unchanged' : 'refused', problems: reading.problems }
    if (readable && !late && hash !== null && state.hash?.equals(hash)) {
      state.reportedMs = Math.max(state.reportedMs ?? 0, observedAtMs)
      continue
    }
    const report = newReport(source, check, pushed, observedAtMs, reading, hash)
    reports.push({ report, problems: reading.problems })
    if (!readable || concernsNobody) continue
    const kept: Kept = {
      checkId: check.id,
      kind: check.subject_kind,
      number: check.subject_number,
      reportId: report.id,
      made: null,
      closed: [],
    }
    results[index] = { outcome: 'kept', kept, problems: reading.problems }
    state.news = true
    keepRepeat()
    if (late) {
      state.late = true
      continue
    }
    const previous =
      state.report && state.reportedMs !== null ? { id: state.report, observedAtMs: state.reportedMs } : null
    const applied = applyReport(
      check.id,
      state.claims,
      previous,
      { id: report.id, observedAtMs, reading },
      source.style,
      known.closedIds,
    )
    const { touched } = applied
    const made = touched.filter(({ firstReport, closedMs }) => firstReport === report.id && closedMs === null)
    kept.made = made.map(({ id }) => id)
    kept.closed = touched.filter(({ closedMs }) => closedMs !== null).map(({ id }) => id)
    for (const claim of applied.touched) state.touched.set(claim.id, claim)
    state.claims = applied.claims
    state.report = report.id
    state.reportMs = observedAtMs
    state.reportedMs = observedAtMs
    state.hash = hash
    state.awaits = applied.awaitsConfirmation
  }
  await writeReports(client, reports)
  await q.repeatReports(client, repeats)
  await saveClaims(
    client,
    [...state.touched.values()].map((claim) => ({ checkId: check.id, claim })),
  )
  if (state.late) await rebuildCheck(client, check, source)
  const lastObservedAtMs = ordered.findLast(({ reading }) => isReadable(reading))?.observedAtMs
  return {
    id: check.id,
    last_report: state.report,
    reported_at: state.reportedMs === null ? null : new Date(state.reportedMs).toISOString(),
    said_at: lastObservedAtMs === undefined ? null : new Date(lastObservedAtMs).toISOString(),
    news: state.news,
    content_hash: state.hash?.toString('hex') ?? null,
    awaits_confirmation: state.awaits,
    outcome: state.report === null ? 'unrecognized' : 'ok',
  }
}

const newReport = (
  source: PushSource,
  check: q.PushedCheck,
  { body, mediaType }: Pushed,
  observedAtMs: number,
  { outcome }: Reading,
  contentHash: Buffer | null,
) =>
  reportOf({
    checkId: check.id,
    source,
    observedAt: new Date(observedAtMs),
    outcome,
    mediaType,
    complete: true,
    contentHash,
    body,
  })
