import { MAX_CLOCK_SKEW_MS } from '@boxtrail/engine/project/milestones/milestones'
import type { SourcedClaim } from '@boxtrail/engine/project/types/projection'
import { isLineSource } from '@boxtrail/engine/source-id'
import type { Statement } from '@boxtrail/engine/statement'
import { earliestMs, latestMs, type TimeValue } from '@boxtrail/engine/time'
import type { LoadedJourney } from '../load/load.ts'
import { checkOf, lastReportedMs, type SubscribedCheck } from '../load/subscribed-checks.ts'

type Reported = Pick<LoadedJourney, 'journey' | 'checks' | 'claims'>

/**
 * The checks whose next response matters to a journey even if it is unchanged: they last reported before the latest
 * news of the container, and some of what they report counts only once it is repeated after that (a fee since the
 * landing, a list of holds since a single release). Without news, a repetition changes nothing. A line's next response
 * matters after others have reported an actual or a hold (its estimate of the arrival, once a terminal reports the
 * gate-out). After a failure, the next response is news in any case.
 */
export const awaitingRepetition = (reported: Reported): Set<string> =>
  new Set(
    checksBefore(reported)
      .filter(({ last_outcome }) => last_outcome === 'ok')
      .map(({ check_id }) => check_id),
  )

/**
 * When polled checks had last reported, by their ids: those that did so before the latest fact or actual was reported.
 * Their next response may change what is served, and leaves no report if it is unchanged.
 */
export const lastPolls = (reported: Reported): Record<string, number> =>
  Object.fromEntries(
    checksBefore({ ...reported, claims: reported.claims.filter(isDecisive) })
      .filter(({ wanted_every_s }) => wanted_every_s !== null)
      .map((check) => [check.check_id, lastReportedMs(check)!]),
  )

const checksBefore = ({ checks, claims, journey }: Reported): SubscribedCheck[] => {
  const nowMs = journey.now.getTime()
  const newsMs = newsOfContainers(claims, nowMs)
  const newsOf = (check: SubscribedCheck): number => {
    const { source_id, subject_kind, subject_number } = check
    if (isLineSource(source_id)) return newsOfOthers(claims, check, nowMs)
    return subject_kind === 'container' ? Math.max(newsMs.get(subject_number) ?? 0, newsMs.get(null) ?? 0) : 0
  }
  return checks.filter((check) => {
    const reportedMs = lastReportedMs(check)
    return reportedMs !== undefined && newsOf(check) > reportedMs
  })
}

/** When something was last learned about each container; under the key null, about all of them. */
const newsOfContainers = (claims: readonly SourcedClaim[], nowMs: number): Map<string | null, number> => {
  const newsMs = new Map<string | null, number>()
  for (const claim of claims) {
    const { container } = claim.statement
    newsMs.set(container, Math.max(newsMs.get(container) ?? 0, newsOfClaim(claim, nowMs)))
  }
  return newsMs
}

const newsOfOthers = (claims: readonly SourcedClaim[], { check_id }: SubscribedCheck, nowMs: number): number =>
  claims.reduce(
    (ms, claim) => (checkOf(claim) !== check_id && decidesOnLine(claim) ? Math.max(ms, newsOfClaim(claim, nowMs)) : ms),
    0,
  )

const newsOfClaim = ({ statement, firstSeenMs, closedMs }: SourcedClaim, nowMs: number): number =>
  Math.max(firstSeenMs, closedMs ?? 0, countsMs(statement, nowMs))

const isDecisive = ({ statement }: SourcedClaim): boolean =>
  statement.says !== 'milestone' || statement.classifier === 'actual'

const decidesOnLine = ({ statement }: SourcedClaim): boolean =>
  statement.says === 'milestone' ? statement.classifier === 'actual' : ['holds', 'hold'].includes(statement.field)

/**
 * From when a dated statement counts, if that is after its report: an actual from when it happened, a hold or release
 * from the time that its source gives. One in the future is projected again at its time, which may be years away; until
 * then this is 0, because no poll matters to it.
 */
const countsMs = (statement: Statement, nowMs: number): number => {
  const time = timeOf(statement)
  return time !== undefined && earliestMs(time) - MAX_CLOCK_SKEW_MS <= nowMs ? latestMs(time) : 0
}

const timeOf = (statement: Statement): TimeValue | undefined => {
  if (statement.says === 'fact') return statement.at
  return statement.classifier === 'actual' ? statement.time : undefined
}
