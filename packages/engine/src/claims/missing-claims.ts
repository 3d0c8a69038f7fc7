import { type Fact, type Milestone, nameOfHold, type Statement } from '../statement.ts'
import { earliestMs, roughMs } from '../time.ts'
import type { Claim, MissedTime, ReadReport } from './claim.ts'
import { isContradicted } from './contradicted.ts'
import { containersOf } from './foreign-containers.ts'

/** What claims keep of the previous report. */
type PreviousReport = Pick<ReadReport, 'id' | 'observedAtMs'>

/** A second complete response, at least this long after the first, confirms that an actual is gone. */
export const WITHDRAWAL_CONFIRMED_AFTER_MS = 6 * 3_600_000

export const seenAgain = (claim: Claim, report: ReadReport): Claim => ({
  ...noLongerMissing(claim, report),
  lastReport: null,
  lastSeenMs: null,
})

/** Limits the size of a claim that its source keeps leaving out and repeating. */
const MAX_MISSED = 20

export const noLongerMissing = (claim: Claim, { observedAtMs }: ReadReport): Claim => {
  const { missingSinceMs, lastSeenMs, lastReport } = claim
  if (lastSeenMs === null) return claim
  const missedTime: MissedTime = [missingSinceMs, observedAtMs, lastSeenMs, lastReport]
  return { ...claim, missingSinceMs: null, missed: [...(claim.missed ?? []), missedTime].slice(-MAX_MISSED) }
}

/** Records the last report that made the claim. While the claim is open, the latest report is implied. */
export const withLastReport = (claim: Claim, previous: PreviousReport | null): Claim => ({
  ...claim,
  lastReport: claim.lastReport ?? previous?.id ?? claim.firstReport,
  lastSeenMs: claim.lastSeenMs ?? previous?.observedAtMs ?? claim.firstSeenMs,
})

/** Closes a claim that a response denies or no longer makes. */
export const closeMissing = (claim: Claim, previous: PreviousReport | null, { observedAtMs }: ReadReport): Claim => {
  const isExpected = claim.statement.says === 'milestone' && claim.statement.classifier !== 'actual'
  return {
    ...withLastReport(claim, previous),
    closedMs: observedAtMs,
    closedBecause: isExpected ? 'dropped' : 'withdrawn',
  }
}

/** The containers that the last report named. */
export const containersOfLastReport = (claims: readonly Claim[]): Set<string> =>
  containersOf(
    claims.flatMap((claim) => (claim.closedMs === null && claim.lastSeenMs === null ? [claim.statement] : [])),
  )

/** Whether another response could withdraw a claim. A response that does not name the container withdraws nothing. */
export const needsConfirmation = (claims: readonly Claim[]): boolean => {
  const missing = claims.filter(({ closedMs, missingSinceMs }) => closedMs === null && missingSinceMs !== null)
  if (missing.length === 0) return false
  const named = containersOfLastReport(claims)
  return missing.some(({ statement }) => statement.container === null || named.has(statement.container))
}

/** The response no longer names the container: nothing is withdrawn, but we record since when. */
export const recordUnnamed = (
  claim: Claim,
  previous: PreviousReport | null,
  { reading, observedAtMs }: ReadReport,
): Claim => {
  if (!reading.complete || (claim.lastSeenMs !== null && claim.missingSinceMs !== null)) return claim
  return { ...withLastReport(claim, previous), missingSinceMs: observedAtMs }
}

/**
 * Absent is not empty: a fact remains open until the source states otherwise, but we record when it was last stated.
 */
export const recordUnrepeated = (claim: Claim, previous: PreviousReport | null, { reading }: ReadReport): Claim =>
  claim.lastSeenMs === null && reading.complete ? withLastReport(claim, previous) : claim

/** A delta that leaves out a hold does not repeat it, even if the message was not read completely. */
export const recordLeftOut = (claim: Claim, previous: PreviousReport | null, report: ReadReport): Claim =>
  (claim.statement as Fact).field === 'hold' && claim.lastSeenMs === null
    ? withLastReport(claim, previous)
    : recordUnrepeated(claim, previous, report)

/**
 * In a complete response, dated holds replace a hold that was stored without its date. A dated hold or release is
 * withdrawn by two responses that lack it while they list one at least as old: the line has not purged its history.
 */
export const decideUnrepeated = (claim: Claim, previous: PreviousReport | null, report: ReadReport): Claim => {
  const { container, field, name, at } = claim.statement as Fact
  if (field !== 'hold' || !report.reading.complete) return recordUnrepeated(claim, previous, report)
  const listed = datedHolds(report.reading.statements).filter(
    (one) => nameOfHold(one.name ?? '') === nameOfHold(name ?? ''),
  )
  if (at === undefined)
    return listed.some((one) => one.container === container)
      ? closeMissing(claim, previous, report)
      : recordUnrepeated(claim, previous, report)
  const isKept = listed.some(
    (one) =>
      (container === null || one.container === null || one.container === container) && roughMs(one.at!) <= roughMs(at),
  )
  return isKept ? withdrawOnSecond(claim, previous, report) : recordUnrepeated(claim, previous, report)
}

const datedHolds = (statements: readonly Statement[]): Fact[] =>
  statements.filter((one): one is Fact => one.says === 'fact' && one.field === 'hold' && one.at !== undefined)

const withdrawOnSecond = (claim: Claim, previous: PreviousReport | null, { observedAtMs }: ReadReport): Claim => {
  if (claim.missingSinceMs === null) return { ...withLastReport(claim, previous), missingSinceMs: observedAtMs }
  if (observedAtMs - claim.missingSinceMs < WITHDRAWAL_CONFIRMED_AFTER_MS) return claim
  return { ...claim, closedMs: observedAtMs, closedBecause: 'withdrawn' }
}

export const decideMissing = (claim: Claim, previous: PreviousReport | null, report: ReadReport): Claim => {
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
  return withdrawOnSecond(claim, previous, report)
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
