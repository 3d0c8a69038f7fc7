import type { MissedTime } from '@boxtrail/engine/claims/claim'
import { documentClaims } from '@boxtrail/engine/documents/document-claims'
import { claimsAt } from '@boxtrail/engine/past/claims-at'
import type { SourcedClaim } from '@boxtrail/engine/project/types/projection'
import { isOnSandboxClock } from '@boxtrail/sources/port/traits'
import type { Call } from '../../context.ts'
import { timeOfId } from '../../db/idv7.ts'
import { findPolled } from '../../tracking/journeys/interruption-queries.ts'
import type { ReportedJourney } from '../../tracking/projection/load/load.ts'
import {
  checkOf,
  lastReportedMs,
  type SubscribedCheck,
  sourced,
} from '../../tracking/projection/load/subscribed-checks.ts'
import { foldStored } from '../../tracking/reports/rebuild.ts'
import { storedBodiesIn } from '../../tracking/stored-bodies/read.ts'
import { findReportsSaidUntil } from './queries.ts'
import { type Received, receivedBy } from './received-by.ts'

/**
 * The claims of a journey as a fold of the reports that had been received by a moment gives them. Where reports come as they
 * are made, as those of polls do, this follows from the claims; where something came late, the reports of its check are read
 * again.
 */
export const claimsKnownAt = async (
  call: Call,
  { claims, checks, documents, journey }: ReportedJourney,
  ms: number,
): Promise<SourcedClaim[]> => {
  const reported = claims.filter(({ document }) => !document)
  const received = await receivedOf(call, reported, checks, ms)
  const late = lateChecks(call, reported, checks, received, ms)
  const lateIds = new Set(late.map(({ check_id }) => check_id))
  const byCheck = Map.groupBy(reported, checkOf)
  const all: SourcedClaim[] = []
  // In the order in which they are projected.
  for (const check of checks) {
    const stored = byCheck.get(check.check_id) ?? []
    const isLate = lateIds.has(check.check_id)
    all.push(...(isLate ? await claimsReadAgain(call, check, stored, ms, received.get(check.check_id)) : stored))
  }
  const lastReports = lastReportsOf(all, checks, received, ms)
  const polled = new Map(checks.filter(isPolled).map((check) => [check.check_id, check]))
  const lastReportMs = (claim: SourcedClaim) => lastReports.get(checkOf(claim)) ?? ms
  const noted = await pollsThen(call, journey, ms)
  const known = claimsAt(all, ms, {
    madeMs: (claim) => receivedMs(claim, call),
    lastReportMs,
    confirmedMs: (claim) => {
      const check = polled.get(checkOf(claim) ?? '')
      if (!check) return lastReportMs(claim)
      const notedMs = noted[check.check_id]
      if (notedMs !== undefined) return Math.max(notedMs, lastReports.get(check.check_id) ?? 0)
      // Of polls, the last is kept: before it, one of about the moment is assumed.
      return check.last_asked_at && check.last_asked_at.getTime() <= ms ? (lastReportedMs(check) ?? ms) : ms
    },
  })
  // Which of several documents is in force depends on those that had come.
  return [...known, ...documentClaims(documents.filter((document) => document.receivedMs <= ms))]
}

/** Where other news had come after the last polls, these decide what was served. Before this was noted, nothing says it. */
const pollsThen = async (
  { pool }: Call,
  { account_id, id, state }: ReportedJourney['journey'],
  ms: number,
): Promise<Readonly<Record<string, number>>> => (state.polled === undefined ? {} : findPolled(pool, account_id, id, ms))

const isPolled = ({ wanted_every_s }: SubscribedCheck): boolean => wanted_every_s !== null

/** How long a source that is asked may take to answer. */
const ANSWERED_WITHIN_MS = 5 * 60_000

/**
 * What the sources had reported by a moment as we received it. What is pushed may be received long after it was said. What
 * is polled is received within minutes, and what it made says when: it is looked up where something else shows only what the
 * source said.
 */
const receivedOf = async (
  call: Call,
  claims: readonly SourcedClaim[],
  checks: readonly SubscribedCheck[],
  ms: number,
): Promise<ReadonlyMap<string, Received>> => {
  const byCheck = Map.groupBy(claims, checkOf)
  const ids = checks
    .filter(({ source_id }) => !hasSandboxClock(source_id, call))
    .filter((check) => !isPolled(check) || isUnexplained(byCheck.get(check.check_id) ?? [], ms))
    .map(({ check_id }) => check_id)
  if (ids.length === 0) return new Map()
  const said = Map.groupBy(await findReportsSaidUntil(call.pool, ids, ms), ({ check_id }) => check_id)
  return new Map(ids.map((id) => [id, receivedBy(said.get(id) ?? [], ms)]))
}

/** Shortly before a moment, a response closed or missed something, and made nothing that says when it was received. */
const isUnexplained = (claims: readonly SourcedClaim[], ms: number): boolean => {
  const made = new Set(claims.map(({ firstSeenMs }) => firstSeenMs))
  const isShortBefore = (time: number | null) => time !== null && time <= ms && time > ms - ANSWERED_WITHIN_MS
  return claims.some((claim) => timesIn(claim).some((time) => isShortBefore(time) && !made.has(time!)))
}

const timesIn = ({ lastSeenMs, missingSinceMs, closedMs, missed = [] }: SourcedClaim): (number | null)[] => [
  lastSeenMs,
  missingSinceMs,
  closedMs,
  ...missed.flatMap(timesOf),
]

/** The times of the last reports until a moment, by their checks: a report is kept because some claim has its time. */
const lastReportsOf = (
  claims: readonly SourcedClaim[],
  checks: readonly SubscribedCheck[],
  received: ReadonlyMap<string, Received>,
  ms: number,
): ReadonlyMap<string | undefined, number> => {
  const last = new Map<string | undefined, number>()
  const note = (check: string | undefined, time: number | null | undefined) => {
    if (time != null && time <= ms) last.set(check, Math.max(last.get(check) ?? 0, time))
  }
  for (const claim of claims) {
    const check = checkOf(claim)
    if (received.has(check ?? '')) continue
    for (const time of [claim.firstSeenMs, ...timesIn(claim)]) note(check, time)
  }
  for (const [check, { lastMs }] of received) note(check, lastMs)
  // That the last one was repeated unchanged since is recorded with the check alone.
  for (const check of checks) {
    const { check_id, last_report, last_reported_at, last_repeated_at } = check
    // Of polls, it is another response, which leaves the one before as it was received.
    const isReceived = isPolled(check) || (last_repeated_at?.getTime() ?? 0) <= ms
    if (last_report !== null && timeOfId(last_report) <= ms && isReceived) note(check_id, last_reported_at?.getTime())
  }
  return last
}

const timesOf = ([sinceMs, untilMs, lastSeenMs]: MissedTime) => [sinceMs, untilMs, lastSeenMs]

/** By the clock of the source: a sandbox's is ahead of that of the ids. */
export const receivedMs = ({ source, firstSeenMs, firstReport }: SourcedClaim, call: Call): number =>
  hasSandboxClock(source.id, call) ? firstSeenMs : Math.max(firstSeenMs, timeOfId(firstReport))

const hasSandboxClock = (sourceId: string, { registry }: Call): boolean => {
  const source = registry.byId(sourceId)
  return source !== undefined && isOnSandboxClock(source)
}

/** A late report is there from the reading of all on, and what it made shows that it came late before that. */
const lateChecks = (
  call: Call,
  claims: readonly SourcedClaim[],
  checks: readonly SubscribedCheck[],
  received: ReadonlyMap<string, Received>,
  ms: number,
): SubscribedCheck[] => {
  const made = new Set(
    claims.flatMap((claim) => (claim.firstSeenMs <= ms && receivedMs(claim, call) > ms ? [checkOf(claim)!] : [])),
  )
  const isLate = ({ check_id, rebuilt_at }: SubscribedCheck) =>
    made.has(check_id) || received.get(check_id)?.isLate || (rebuilt_at !== null && rebuilt_at.getTime() > ms)
  return checks.filter((check) => !hasSandboxClock(check.source_id, call) && isLate(check))
}

const claimsReadAgain = async (
  call: Call,
  check: SubscribedCheck,
  stored: readonly SourcedClaim[],
  ms: number,
  received: Received | undefined,
): Promise<SourcedClaim[]> => {
  const { pool, registry, store } = call
  const source = registry.byId(check.source_id)
  // Of a source that is no longer configured, what was read from it stands.
  if (!source) return [...stored]
  const subject = { ...check, id: check.check_id }
  const { applied, last } = await foldStored(
    pool,
    subject,
    source,
    storedBodiesIn(store),
    stored,
    (id) => timeOfId(id) <= ms || received?.ids.has(id) === true,
  )
  const then = {
    ...check,
    last_outcome: null,
    last_report: last?.id ?? null,
    last_reported_at: last && new Date(last.observedAtMs),
    // Polls without news are not among its reports: until when they confirmed it is known apart.
    last_repeated_at: isPolled(check) ? new Date(ms) : null,
  }
  return sourced(then, applied.claims, registry.describe(check.source_id))
}
