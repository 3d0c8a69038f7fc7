import type { Milestone, Statement } from '../statement.ts'
import { earliestMs, roughMs } from '../time.ts'
import type { Claim, MissedTime, ReadReport, SourceStyle } from './claim.ts'
import { canonical, claimKey, hashId } from './claim-key.ts'
import { isContradicted, withoutContradicted } from './contradicted.ts'
import { isDenied } from './denied.ts'
import { containersOf } from './foreign-containers.ts'
import { match } from './match-claims.ts'

/** A second complete response, at least this long after the first, confirms that an actual is gone. */
export const WITHDRAWAL_CONFIRMED_AFTER_MS = 6 * 3_600_000

export interface Applied {
  claims: Claim[]
  /** The claims that are new or differ from those passed in; empty when the report contained nothing new. */
  touched: Claim[]
  /** Claims that the source made for the first time, corrections included. */
  newClaimCount: number
  /**
   * An actual is missing and one more complete response would withdraw it, so an unchanged response must be read too.
   */
  awaitsConfirmation: boolean
}

/**
 * Folds one report into a check's claims. Pure: `checkId` only seeds ids, and the given claims are not modified.
 * Reports must come in the order of the polls; a late one goes through `foldReports`. Of claims that were closed before,
 * only the ids are needed (`closedIds`).
 */
export const applyReport = (
  checkId: string,
  claims: readonly Claim[],
  previousReport: { id: string; observedAtMs: number } | null,
  report: ReadReport,
  style: SourceStyle,
  closedIds: ReadonlySet<string> = new Set(),
): Applied => {
  const isKnown = (id: string) => result.has(id) || closedIds.has(id)
  const result = new Map(claims.map((claim) => [claim.id, claim]))
  const touched = new Map<string, Claim>()
  const put = (claim: Claim) => {
    result.set(claim.id, claim)
    touched.set(claim.id, claim)
  }
  const open = claims.filter((claim) => claim.closedMs === null)
  const { statements, complete } = report.reading
  const stated = complete && style === 'snapshot' ? withoutContradicted(statements, report.observedAtMs) : statements
  const { repeated, changed, missing, added } = match(open, stated, style)

  for (const { claim } of repeated) if (claim.lastSeenMs !== null) put(seenAgain(claim, report))
  for (const { claim, statement } of changed) {
    const next = newClaim(checkId, isKnown, statement, report)
    put(next)
    put({
      ...withLastReport(claim, previousReport),
      closedMs: report.observedAtMs,
      closedBecause: 'superseded',
      supersededBy: next.id,
    })
  }
  for (const statement of added) put(newClaim(checkId, isKnown, statement, report))
  const named = containersOf(missing.length > 0 ? report.reading.statements : [])
  const before = missing.length > 0 ? containersOfLastReport(open) : named
  for (const claim of missing) {
    if (isDenied(claim, report.reading.denied ?? [], report.reading.statements, report.observedAtMs)) {
      put(closeMissing(claim, previousReport, report))
      continue
    }
    const isFact = claim.statement.says === 'fact'
    if (!isFact && style === 'delta') continue
    const { container } = claim.statement
    const isNamed = style === 'delta' || container === null || named.has(container)
    // A container that is named again starts over: a response without it does not count as the first one that lacks the
    // statement.
    const returns = isNamed && container !== null && claim.missingSinceMs !== null && !before.has(container)
    const decide = !isNamed ? recordUnnamed : isFact ? recordUnrepeated : decideMissing
    const next = decide(returns ? noLongerMissing(claim, report) : claim, previousReport, report)
    if (next !== claim) put(next)
  }
  const all = [...result.values()]
  return {
    claims: all,
    touched: [...touched.values()],
    newClaimCount: changed.length + added.length,
    awaitsConfirmation: needsConfirmation(all),
  }
}

/** What was read from the reports up to one, which cannot be read again. */
export interface ReadUntil {
  report: { id: string; observedAtMs: number }
  claims: readonly Claim[]
}

/**
 * Folds all reports of a check in the order of the polls, for a late report or a fixed adapter. Ids are reproducible.
 * Reports from `until` or before are left as they were read.
 */
export const foldReports = (
  checkId: string,
  reports: readonly ReadReport[],
  style: SourceStyle,
  until?: ReadUntil,
): Applied => {
  const ordered = [...reports].sort((a, b) => a.observedAtMs - b.observedAtMs || (a.id < b.id ? -1 : 1))
  let applied: Applied = {
    claims: [...(until?.claims ?? [])],
    touched: [],
    newClaimCount: 0,
    awaitsConfirmation: false,
  }
  let previous = until?.report ?? null
  for (const report of ordered) {
    if (report.reading.outcome !== 'ok' || (until && report.observedAtMs <= until.report.observedAtMs)) continue
    applied = applyReport(checkId, applied.claims, previous, report, style)
    previous = report
  }
  return applied
}

const newClaim = (
  checkId: string,
  isKnown: (id: string) => boolean,
  statement: Statement,
  report: ReadReport,
): Claim => {
  const key = claimKey(statement)
  const content = canonical(statement)
  // The same statement made again after it was closed is another claim, so the occurrence is part of the id.
  let occurrence = 0
  let id = hashId(checkId, key, content, '0')
  while (isKnown(id)) id = hashId(checkId, key, content, String(++occurrence))
  return {
    id,
    key,
    statement,
    firstReport: report.id,
    firstSeenMs: report.observedAtMs,
    lastReport: null,
    lastSeenMs: null,
    missingSinceMs: null,
    closedMs: null,
    closedBecause: null,
    supersededBy: null,
  }
}

const seenAgain = (claim: Claim, report: ReadReport): Claim => ({
  ...noLongerMissing(claim, report),
  lastReport: null,
  lastSeenMs: null,
})

/** A source that keeps leaving something out and repeating it does not make its claims grow. */
const MAX_MISSED = 20

const noLongerMissing = (claim: Claim, { observedAtMs }: ReadReport): Claim => {
  const { missingSinceMs, lastSeenMs, lastReport } = claim
  if (lastSeenMs === null) return claim
  const missedTime: MissedTime = [missingSinceMs, observedAtMs, lastSeenMs, lastReport]
  return { ...claim, missingSinceMs: null, missed: [...(claim.missed ?? []), missedTime].slice(-MAX_MISSED) }
}

/** Records the last report that made the claim. While the claim is open, the latest report is implied. */
const withLastReport = (claim: Claim, previous: { id: string; observedAtMs: number } | null): Claim => ({
  ...claim,
  lastReport: claim.lastReport ?? previous?.id ?? claim.firstReport,
  lastSeenMs: claim.lastSeenMs ?? previous?.observedAtMs ?? claim.firstSeenMs,
})

/** Closes a claim that a response denies or no longer makes. */
const closeMissing = (
  claim: Claim,
  previous: { id: string; observedAtMs: number } | null,
  { observedAtMs }: ReadReport,
): Claim => {
  const isExpected = claim.statement.says === 'milestone' && claim.statement.classifier !== 'actual'
  return {
    ...withLastReport(claim, previous),
    closedMs: observedAtMs,
    closedBecause: isExpected ? 'dropped' : 'withdrawn',
  }
}

/** The containers that the last report named. */
const containersOfLastReport = (claims: readonly Claim[]): Set<string> =>
  containersOf(
    claims.flatMap((claim) => (claim.closedMs === null && claim.lastSeenMs === null ? [claim.statement] : [])),
  )

/** A container that is not named at all withdraws nothing, and no further response would change that. */
const needsConfirmation = (claims: readonly Claim[]): boolean => {
  const missing = claims.filter(({ closedMs, missingSinceMs }) => closedMs === null && missingSinceMs !== null)
  if (missing.length === 0) return false
  const named = containersOfLastReport(claims)
  return missing.some(({ statement }) => statement.container === null || named.has(statement.container))
}

/** The response no longer names the container: it withdraws nothing, but we record since when. */
const recordUnnamed = (
  claim: Claim,
  previous: { id: string; observedAtMs: number } | null,
  { reading, observedAtMs }: ReadReport,
): Claim => {
  if (!reading.complete || (claim.lastSeenMs !== null && claim.missingSinceMs !== null)) return claim
  return { ...withLastReport(claim, previous), missingSinceMs: observedAtMs }
}

/**
 * Absent is not empty: a fact remains open until the source states otherwise, but we record when it was last stated.
 */
const recordUnrepeated = (
  claim: Claim,
  previous: { id: string; observedAtMs: number } | null,
  { reading }: ReadReport,
): Claim => (claim.lastSeenMs === null && reading.complete ? withLastReport(claim, previous) : claim)

const decideMissing = (
  claim: Claim,
  previous: { id: string; observedAtMs: number } | null,
  report: ReadReport,
): Claim => {
  const { reading, observedAtMs } = report
  if (!reading.complete) return claim
  const statement = claim.statement as Milestone
  if (statement.classifier !== 'actual') {
    return mentions(reading.statements, statement) ? closeMissing(claim, previous, report) : claim
  }
  // An actual that cannot have happened, or that the same response denies, needs no second response to be withdrawn.
  if (
    (earliestMs(statement.time) > observedAtMs && mentions(reading.statements, statement)) ||
    isContradicted(statement, reading.statements, observedAtMs)
  )
    return closeMissing(claim, previous, report)
  // A source that purges old history withdraws nothing: an earlier actual of that container must still be listed.
  if (!listsEarlierActual(reading.statements, statement)) return claim
  if (claim.missingSinceMs === null) return { ...withLastReport(claim, previous), missingSinceMs: observedAtMs }
  if (observedAtMs - claim.missingSinceMs < WITHDRAWAL_CONFIRMED_AFTER_MS) return claim
  return { ...claim, closedMs: observedAtMs, closedBecause: 'withdrawn' }
}

const milestones = (statements: readonly Statement[]) =>
  statements.filter((statement): statement is Milestone => statement.says === 'milestone')

const mentions = (statements: readonly Statement[], { container }: Milestone) =>
  container === null ? statements.length > 0 : statements.some((statement) => statement.container === container)

const listsEarlierActual = (statements: readonly Statement[], lost: Milestone) =>
  milestones(statements).some(
    (other) =>
      other.classifier === 'actual' &&
      (lost.container === null || other.container === lost.container) &&
      roughMs(other.time) < roughMs(lost.time),
  )
