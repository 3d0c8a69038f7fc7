import { dayIn, daysBetween } from '../charges/days.ts'
import { vesselKey } from '../claims/claim-key.ts'
import { groupsBy } from '../groups-by.ts'
import { rankOfClassifier } from '../policy.ts'
import type { ContainerJourney } from '../project/fields/container-journey.ts'
import { isActual } from '../project/milestones/milestones.ts'
import type { MilestoneClaim } from '../project/types/projection.ts'
import { publicId } from '../source-id.ts'
import { type AccuracyCase, isCounted, isExact } from './case.ts'
import { leads } from './counters.ts'

const DAY_MS = 86_400_000

/**
 * Whether what each source expected 14, 7, 3 and 1 days before the arrival at the port of discharge was right within a
 * day. A source that expected nothing then has no case, and none has one before the arrival is reported.
 */
export const etaCases = ({ happened, milestones, route }: ContainerJourney): AccuracyCase[] => {
  const actual = happened.findLast(({ set }) => isArrival(set) && route.roleOf(set) === 'pod')?.set
  if (!actual) return []
  const atMs = msOf(actual)
  const call = `${actual.place.key}|${vesselKey(actual.statement.vessel)}`
  const expectations = milestones.filter(
    (one) => !isActual(one) && isArrival(one) && one.place.key === actual.place.key && isCounted(one.claim.source.kind),
  )
  return groupsBy(expectations, sourceOf).flatMap((ofSource) =>
    leads.flatMap((lead) => {
      const stated = inForceAt(atMs - lead * DAY_MS, ofSource)
      if (!stated) return []
      const source = sourceOf(stated)
      const counts = isWithinADay(stated, actual)
        ? ([`eta_${lead}`, `eta_${lead}_right`] as const)
        : ([`eta_${lead}`] as const)
      return { key: `eta|${lead}|${source}|${call}`, source, atMs, counts }
    }),
  )
}

const isArrival = ({ statement: { kind, mode } }: MilestoneClaim) => kind === 'arrive' && mode === 'vessel'

const sourceOf = ({ claim }: MilestoneClaim) => publicId(claim.source.id)

/** The time as stated: within-days.ts may have moved it, to order the events of a day. */
const msOf = ({ reportedMs, time }: MilestoneClaim) => reportedMs ?? time.ms

/** The expectation of a source that was in effect at a moment: an estimate before a plan, then the newest. */
const inForceAt = (ms: number, expectations: readonly MilestoneClaim[]): MilestoneClaim | undefined =>
  expectations
    .filter(({ claim }) => claim.firstSeenMs <= ms && (claim.closedMs ?? Number.POSITIVE_INFINITY) > ms)
    .sort(
      (a, b) =>
        rankOfClassifier(a.statement.classifier) - rankOfClassifier(b.statement.classifier) ||
        b.claim.firstSeenMs - a.claim.firstSeenMs ||
        b.time.ms - a.time.ms ||
        (a.claim.id < b.claim.id ? -1 : 1),
    )[0]

/** Whether two times are within 24 hours if both are exact, otherwise within a day by the calendar of the port. */
const isWithinADay = (stated: MilestoneClaim, actual: MilestoneClaim): boolean => {
  const [expectedMs, happenedMs] = [msOf(stated), msOf(actual)]
  if (isExact(stated.time) && isExact(actual.time)) return Math.abs(expectedMs - happenedMs) <= DAY_MS
  return Math.abs(daysBetween(dayIn(expectedMs, stated.time.zone), dayIn(happenedMs, actual.time.zone))) <= 1
}
