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
 * The claims of a journey as the reports that had been received by a moment give them. If reports arrived as they were
 * made, as with polls, the stored claims show this; if something came late, the reports of its check are read again.
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
      // Only the last poll is kept: before it, a poll at about that moment is assumed.
      return check.last_asked_at && check.last_asked_at.getTime() <= ms ? (lastReportedMs(check) ?? ms) : ms
    },
  })
  // Which of several documents is in effect depends on those that had come.
  return [...known, ...documentClaims(documents.filter((document) => document.receivedMs <= ms))]
}

/**
 * The noted times of last polls, which decided what was served if other news came after them. Empty if the journey is
 * from before they were noted.
 */
const pollsThen = async (
  { pool }: Call,
  { account_id, id, state }: ReportedJourney['journey'],
  ms: number,
): Promise<Readonly<Record<string, number>>> => (state.polled === undefined ? {} : findPolled(pool, account_id, id, ms))

const isPolled = ({ wanted_every_s }: SubscribedCheck): boolean => wanted_every_s !== null

/** How long a polled source may take to answer. */
const ANSWERED_WITHIN_MS = 5 * 60_000

/**
 * What sources had reported by a moment, judged by when we received it. A push may be received long after it was made.
 * A polled response is received within minutes, and claims it made show when; reports are looked up only if the
 * remaining times show no more than what the source said.
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

/**
 * Whether a response shortly before a moment closed or missed a claim without making one, so that no claim shows when
 * it was received.
 */
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

/**
 * The times of the last reports until a moment, by check. Claims have them, because a report is kept only if some claim
 * has its time.
 */
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
  // Only the check records that its last report was repeated unchanged.
  for (const check of checks) {
    const { check_id, last_report, last_reported_at, last_repeated_at } = check
    // A repeated poll is another response, which does not change when the earlier one was received.
    const isReceived = isPolled(check) || (last_repeated_at?.getTime() ?? 0) <= ms
    if (last_report !== null && timeOfId(last_report) <= ms && isReceived) note(check_id, last_reported_at?.getTime())
  }
  return last
}

const timesOf = ([sinceMs, untilMs, lastSeenMs]: MissedTime) => [sinceMs, untilMs, lastSeenMs]

/** When a claim was received, by the clock of its source: a sandbox's clock is ahead of that of the ids. */
export const receivedMs = ({ source, firstSeenMs, firstReport }: SourcedClaim, call: Call): number =>
  hasSandboxClock(source.id, call) ? firstSeenMs : Math.max(firstSeenMs, timeOfId(firstReport))

const hasSandboxClock = (sourceId: string, { registry }: Call): boolean => {
  const source = registry.byId(sourceId)
  return source !== undefined && isOnSandboxClock(source)
}

/**
 * The checks with late reports. From the time at which all reports were read again, a late report is included; before
 * that, what it made shows that it came late.
 */
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
  // If the source is no longer configured, what was read from it stays.
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
    // Polls without news leave no report: until when they confirmed the last one is determined separately.
    last_repeated_at: isPolled(check) ? new Date(ms) : null,
  }
  return sourced(then, applied.claims, registry.describe(check.source_id))
}
