import { containersOf } from '@boxtrail/engine/claims/foreign-containers'
import type { PoolClient } from 'pg'
import type { Applied } from '../reports/apply-reports.ts'
import { loadReportBodies } from '../reports/queries.ts'
import { readSafely } from '../reports/read.ts'
import { firstReportsOfOthers } from '../reports/standing-claims.ts'
import { type StoredBodies, textsOf } from '../stored-bodies/read.ts'
import type { PollResult } from './poll.ts'

/**
 * The polls whose check has a container that the response lacks and that came from an earlier response about another
 * number. That response was accepted by an earlier version, or because it had no references that showed whose it was.
 */
export const withForeignContainers = async (
  client: PoolClient,
  polls: readonly PollResult[],
  applied: readonly Applied[],
  storedBodies: StoredBodies,
): Promise<PollResult[]> => {
  const found: PollResult[] = []
  for (const [index, poll] of polls.entries()) {
    const ids = reportsOfOthers(poll, applied[index]!)
    if (ids.size === 0) continue
    const reports = await loadReportBodies(client, poll.check.id, [...ids])
    const texts = await textsOf(client, storedBodies, poll.check.id, reports)
    const kept = reports.flatMap(({ id, complete }) => (texts.has(id) ? [{ body: texts.get(id)!, complete }] : []))
    if (kept.some((report) => isForeign(report, poll))) found.push(poll)
  }
  return found
}

/** The reports that first named containers which the response of a poll does not name. */
const reportsOfOthers = ({ newContent }: PollResult, { steps }: Applied): Set<string> => {
  const reading = newContent!.reading
  const { effect, standing } = steps[0]!
  // The claims of a late response have been rebuilt already.
  if (reading?.outcome !== 'ok' || !reading.complete || !reading.namesSubject || effect.kind === 'late')
    return new Set()
  return firstReportsOfOthers(standing, containersOf(reading.statements))
}

const isForeign = (report: { body: string; complete: boolean }, { source, check }: PollResult): boolean => {
  const { outcome, namesSubject } = readSafely(source, report, check)
  return outcome !== 'ok' || namesSubject === false
}
