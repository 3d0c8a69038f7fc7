import type { Statement } from '../statement.ts'
import type { Claim, ReadReport, SourceStyle } from './claim.ts'
import { canonical, claimKey, hashId } from './claim-key.ts'
import { withoutContradicted } from './contradicted.ts'
import { isDenied } from './denied.ts'
import { containersOf } from './foreign-containers.ts'
import { match } from './match-claims.ts'
import {
  closeMissing,
  containersOfLastReport,
  decideMissing,
  decideUnrepeated,
  needsConfirmation,
  noLongerMissing,
  recordLeftOut,
  recordUnnamed,
  seenAgain,
  withLastReport,
} from './missing-claims.ts'

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
 * Reports must come in the order of the polls; a late one goes through `foldReports`. Of claims that are already
 * closed, only the ids are needed (`closedIds`).
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
    const decide = !isNamed
      ? recordUnnamed
      : isFact
        ? style === 'snapshot'
          ? decideUnrepeated
          : recordLeftOut
        : decideMissing
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

/** The result of the reports up to one of them, which can no longer be read again. */
export interface ReadUntil {
  report: { id: string; observedAtMs: number }
  claims: readonly Claim[]
}

/**
 * Folds all reports of a check in the order of the polls, for a late report or a fixed adapter. Ids are reproducible.
 * Reports up to and including `until` are not read again.
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
  // A statement that is made again after it was closed is another claim, so the occurrence is part of the id.
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
