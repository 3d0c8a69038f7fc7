import type { Lookups } from '@boxtrail/engine/lookups'
import { MAX_CLOCK_SKEW_MS } from '@boxtrail/engine/project/milestones/milestones'
import type { SourcedClaim } from '@boxtrail/engine/project/types/projection'
import { isLineSource } from '@boxtrail/engine/source-id'
import type { Statement } from '@boxtrail/engine/statement'
import { earliestMs, latestMs, placeTime, type TimeValue } from '@boxtrail/engine/time'
import type { LoadedJourney } from '../load/load.ts'
import { checkOf, lastReportedMs, type SubscribedCheck } from '../load/subscribed-checks.ts'
import type { ContradictedEstimate } from './contradicted-estimates.ts'
import { placeOf } from './place-of-claim.ts'

export interface Reported extends Pick<LoadedJourney, 'journey' | 'checks' | 'claims'> {
  estimates: readonly ContradictedEstimate[]
}
type Places = Pick<Lookups, 'resolvePlace'>

/**
 * The checks whose next response matters to a journey even if it is unchanged: they last reported before the latest
 * news of the container, and some of what they report counts only once it is repeated after that (a fee since the
 * landing, a list of holds since a single release). Without news, a repetition changes nothing. A line's next response
 * matters after others have reported an actual or a hold (its estimate of the arrival, once a terminal reports the
 * gate-out), and the response of any source after the time of its own estimate that contradicts another source. After a
 * failure, the next response is news in any case.
 */
export const awaitingRepetition = (reported: Reported, places: Places): Set<string> =>
  new Set(
    checksBefore(reported, places)
      .filter(({ last_outcome }) => last_outcome === 'ok')
      .map(({ check_id }) => check_id),
  )

/**
 * When polled checks had last reported, by their ids: those that did so before the latest fact or actual was reported.
 * Their next response may change what is served, and leaves no report if it is unchanged.
 */
export const lastPolls = (reported: Reported, places: Places): Record<string, number> =>
  Object.fromEntries(
    checksBefore({ ...reported, claims: reported.claims.filter(isDecisive) }, places)
      .filter(({ wanted_every_s }) => wanted_every_s !== null)
      .map((check) => [check.check_id, lastReportedMs(check)!]),
  )

const checksBefore = ({ checks, claims, journey, estimates }: Reported, places: Places): SubscribedCheck[] => {
  const nowMs = journey.now.getTime()
  const news = claims.map((claim) => ({ claim, ms: newsOfClaim(claim, nowMs, places) }))
  const newsMs = newsOfContainers(news)
  const newsOf = (check: SubscribedCheck): number => {
    const { source_id, subject_kind, subject_number } = check
    if (isLineSource(source_id)) return newsOfOthers(news, check)
    return subject_kind === 'container' ? Math.max(newsMs.get(subject_number) ?? 0, newsMs.get(null) ?? 0) : 0
  }
  return checks.filter((check) => {
    const reportedMs = lastReportedMs(check)
    const isPassed = ({ checkId, ms }: ContradictedEstimate) =>
      checkId === check.check_id && ms > reportedMs! && ms <= nowMs
    return reportedMs !== undefined && (newsOf(check) > reportedMs || estimates.some(isPassed))
  })
}

/** When something was last learned from a claim. */
interface News {
  claim: SourcedClaim
  ms: number
}

/** When something was last learned about each container; under the key null, about all of them. */
const newsOfContainers = (news: readonly News[]): Map<string | null, number> => {
  const newsMs = new Map<string | null, number>()
  for (const { claim, ms } of news) {
    const { container } = claim.statement
    newsMs.set(container, Math.max(newsMs.get(container) ?? 0, ms))
  }
  return newsMs
}

const newsOfOthers = (news: readonly News[], { check_id }: SubscribedCheck): number =>
  news.reduce(
    (latest, { claim, ms }) => (checkOf(claim) !== check_id && decidesOnLine(claim) ? Math.max(latest, ms) : latest),
    0,
  )

const newsOfClaim = (claim: SourcedClaim, nowMs: number, places: Places): number =>
  Math.max(claim.firstSeenMs, claim.closedMs ?? 0, countsMs(claim, nowMs, places))

const isDecisive = ({ statement }: SourcedClaim): boolean =>
  statement.says !== 'milestone' || statement.classifier === 'actual'

const decidesOnLine = ({ statement }: SourcedClaim): boolean =>
  statement.says === 'milestone' ? statement.classifier === 'actual' : ['holds', 'hold'].includes(statement.field)

/**
 * From when a dated statement counts, if that is after its report: an actual from when it happened, a hold or release
 * from the time that its source gives. A bare date counts from the beginning of its day at its place, so that responses
 * of the rest of the day do not matter; if the place is not known, until the last instant that it can mean. One in the
 * future is projected again at its time, which may be years away; until then this is 0, because no poll matters to it.
 */
const countsMs = (claim: SourcedClaim, nowMs: number, places: Places): number => {
  const time = timeOf(claim.statement)
  if (time === undefined || earliestMs(time) - MAX_CLOCK_SKEW_MS > nowMs) return 0
  const lastMs = latestMs(time)
  if (lastMs <= claim.firstSeenMs) return 0
  const place = placeOf(claim, places)
  return place?.zone ? placeTime(time, place).ms : lastMs
}

const timeOf = (statement: Statement): TimeValue | undefined => {
  if (statement.says === 'fact') return statement.at
  return statement.classifier === 'actual' ? statement.time : undefined
}
