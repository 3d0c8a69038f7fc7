import type { SourcedClaim } from '@boxtrail/engine/project/types/projection'
import { isLineSource } from '@boxtrail/engine/source-id'
import type { Statement } from '@boxtrail/engine/statement'
import { latestMs } from '@boxtrail/engine/time'
import type { LoadedJourney } from '../load/load.ts'
import { lastReportedMs } from '../load/subscribed-checks.ts'

/**
 * The checks of terminals and railways whose next response matters to a journey even if it is unchanged: they last
 * reported before the latest news of the container, and some of what they report counts only once it is repeated since
 * (a fee since the landing, a list of holds since a single release). Without news, a repetition changes nothing.
 */
export const awaitingRepetition = ({ checks, claims }: Pick<LoadedJourney, 'checks' | 'claims'>): Set<string> => {
  const ofContainers = checks.filter(
    ({ source_id, subject_kind }) => subject_kind === 'container' && !isLineSource(source_id),
  )
  if (ofContainers.length === 0) return new Set()
  const newsMs = newsOfContainers(claims)
  const newsOf = (number: string) => Math.max(newsMs.get(number) ?? 0, newsMs.get(null) ?? 0)
  return new Set(
    ofContainers
      .filter((check) => {
        const reportedMs = lastReportedMs(check)
        return reportedMs !== undefined && newsOf(check.subject_number) > reportedMs
      })
      .map(({ check_id }) => check_id),
  )
}

/** When something was last learned about each container; under null, about all. */
const newsOfContainers = (claims: readonly SourcedClaim[]): Map<string | null, number> => {
  const newsMs = new Map<string | null, number>()
  for (const { statement, firstSeenMs, closedMs } of claims) {
    const ms = Math.max(firstSeenMs, closedMs ?? 0, happenedMs(statement))
    if (ms > (newsMs.get(statement.container) ?? 0)) newsMs.set(statement.container, ms)
  }
  return newsMs
}

/** An actual counts from its own time on, where that is after its report. */
const happenedMs = (statement: Statement): number =>
  statement.says === 'milestone' && statement.classifier === 'actual' ? latestMs(statement.time) : 0
