import type { MissedTime } from '@boxtrail/engine/claims/claim'
import { documentClaims } from '@boxtrail/engine/documents/document-claims'
import { claimsAt } from '@boxtrail/engine/past/claims-at'
import type { SourcedClaim } from '@boxtrail/engine/project/projection'
import { isOnSandboxClock } from '@boxtrail/sources/port/traits'
import type { Call } from '../../context.ts'
import { timeOfId } from '../../db/idv7.ts'
import { checkOf, type ReportedJourney, type SubscribedCheck, sourced } from '../../tracking/projection/load.ts'
import { foldStored } from '../../tracking/reports/rebuild.ts'
import { storedBodiesIn } from '../../tracking/stored-bodies/read.ts'

/**
 * The claims of a journey as a fold of the reports that had been received by a moment gives them. Where reports come in the
 * order in which they were made, as those of polls do, this follows from the claims; where something came late, the reports
 * of its check are read again.
 */
export const claimsKnownAt = async (
  call: Call,
  { claims, checks, documents }: ReportedJourney,
  ms: number,
): Promise<SourcedClaim[]> => {
  const reported = claims.filter(({ document }) => !document)
  const late = lateChecks(call, reported, checks, ms)
  const lateIds = new Set(late.map(({ check_id }) => check_id))
  const all = reported.filter((claim) => !lateIds.has(checkOf(claim)!))
  for (const check of late) {
    const stored = reported.filter((claim) => checkOf(claim) === check.check_id)
    all.push(...(await claimsReadAgain(call, check, stored, ms)))
  }
  const lastReports = lastReportsOf(all, ms)
  const polled = new Set(checks.flatMap(({ check_id, wanted_every_s }) => (wanted_every_s === null ? [] : [check_id])))
  const lastReportMs = (claim: SourcedClaim) => lastReports.get(checkOf(claim)) ?? ms
  const known = claimsAt(all, ms, {
    madeMs: (claim) => receivedMs(claim, call),
    lastReportMs,
    confirmedMs: (claim) => (polled.has(checkOf(claim) ?? '') ? ms : lastReportMs(claim)),
  })
  // Which of several documents is in force depends on those that had come.
  return [...known, ...documentClaims(documents.filter((document) => document.receivedMs <= ms))]
}

/** The times of the last reports until a moment, by their checks: a report is kept because some claim has its time. */
const lastReportsOf = (claims: readonly SourcedClaim[], ms: number): ReadonlyMap<string | undefined, number> => {
  const last = new Map<string | undefined, number>()
  for (const claim of claims) {
    const { firstSeenMs, lastSeenMs, missingSinceMs, closedMs, missed = [] } = claim
    const times = [firstSeenMs, lastSeenMs, missingSinceMs, closedMs, ...missed.flatMap(timesOf)]
    const until = times.filter((time) => time !== null && time <= ms) as number[]
    if (until.length > 0) last.set(checkOf(claim), Math.max(last.get(checkOf(claim)) ?? 0, ...until))
  }
  return last
}

const timesOf = ([sinceMs, untilMs, lastSeenMs]: MissedTime) => [sinceMs, untilMs, lastSeenMs]

/** By the clock of the source: a sandbox's is ahead of that of the ids. */
const receivedMs = ({ source, firstSeenMs, firstReport }: SourcedClaim, call: Call): number =>
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
  ms: number,
): SubscribedCheck[] => {
  const made = new Set(
    claims.flatMap((claim) => (claim.firstSeenMs <= ms && receivedMs(claim, call) > ms ? [checkOf(claim)!] : [])),
  )
  return checks.filter(
    ({ check_id, source_id, rebuilt_at }) =>
      !hasSandboxClock(source_id, call) && (made.has(check_id) || (rebuilt_at !== null && rebuilt_at.getTime() > ms)),
  )
}

const claimsReadAgain = async (
  call: Call,
  check: SubscribedCheck,
  stored: readonly SourcedClaim[],
  ms: number,
): Promise<SourcedClaim[]> => {
  const { pool, registry, store } = call
  const source = registry.byId(check.source_id)
  // Of a source that is no longer configured, what was read from it stands.
  if (!source) return [...stored]
  const subject = { ...check, id: check.check_id }
  const { applied, last } = await foldStored(pool, subject, source, storedBodiesIn(store), stored, ms)
  const then = {
    ...check,
    last_outcome: null,
    last_report: last?.id ?? null,
    last_reported_at: last && new Date(last.observedAtMs),
  }
  return sourced(then, applied.claims, registry.describe(check.source_id))
}
