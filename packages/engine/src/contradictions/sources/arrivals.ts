import { dayIn } from '../../charges/days.ts'
import { policyRowOf } from '../../policy.ts'
import { isActual, isOpen, isSameVessel, namesVessel } from '../../project/milestones/milestones.ts'
import { moveName, placeName, when } from '../../project/milestones/move-in-words.ts'
import type { MilestoneClaim, Visit } from '../../project/types/projection.ts'
import { lastReadingMs } from '../../time.ts'
import { type Contradiction, contradiction, type Recorded, type Rule, states } from '../contradiction/contradiction.ts'
import { placeCode, speaker } from '../contradiction/sentences.ts'

/** Arrivals that another source still expects, or that cannot have happened. */
export const arrivals: Rule = (recorded) => [...stillExpected(recorded), ...byTrainAfterTruck(recorded)]

const STILL_EXPECTED_MS = 12 * 3_600_000

const stillExpected = ({ journey }: Recorded): Contradiction[] => {
  const estimates = journey.reported.filter(
    (milestone) =>
      isOpen(milestone) && milestone.statement.classifier === 'estimated' && milestone.statement.kind === 'arrive',
  )
  return journey.happened
    .filter(({ set }) => set.statement.kind === 'arrive')
    .flatMap((visit) => {
      const later = estimates.find((estimate) => isLaterThan(visit, estimate) && !hasSeenIt(estimate, journey.reported))
      if (!later) return []
      const { set } = visit
      return contradiction({
        kind: 'arrived_and_still_expected',
        about: placeCode(set.place),
        severity: 'medium',
        title: `${speaker(set.claim)} reports ${moveName(set)} of ${journey.number} for ${when(set)}, and ${speaker(later.claim)} has since estimated it for ${when(later)}.`,
        statements: [states(set.claim, true), states(later.claim, false)],
        decidedBy: policyRowOf(set.statement),
      })
    })
}

/**
 * Whether an estimate contradicts an arrival: it comes from another source that could know of the arrival, and was
 * still ahead.
 */
const isLaterThan = ({ set, outranked }: Visit, estimate: MilestoneClaim): boolean => {
  const { claim, statement, time, place } = estimate
  if (place.key !== set.place.key || statement.mode !== set.statement.mode) return false
  if ([set, ...outranked].some((report) => report.claim.source.id === claim.source.id)) return false
  const isOtherShip =
    namesVessel(statement.vessel) &&
    namesVessel(set.statement.vessel) &&
    !isSameVessel(statement.vessel, set.statement.vessel)
  if (isOtherShip || claim.lastSeenMs !== null || claim.latestReportedMs < set.claim.firstSeenMs) return false
  const isByDay = time.precision === 'day' || set.time.precision === 'day'
  if (isByDay && dayIn(time.ms, time.zone) <= dayIn(set.time.ms, set.time.zone)) return false
  return time.ms - lastReadingMs(set.time) >= STILL_EXPECTED_MS && time.ms > claim.latestReportedMs
}

const arriving = ['arrive', 'discharge', 'gate_in']

/** Whether the source of the estimate has since reported what follows the arrival, so that it no longer expects it. */
const hasSeenIt = ({ claim, place }: MilestoneClaim, reported: readonly MilestoneClaim[]): boolean =>
  reported.some(
    (other) =>
      isOpen(other) &&
      isActual(other) &&
      other.claim.source.id === claim.source.id &&
      other.place.key === place.key &&
      afterArrival.includes(other.statement.kind) &&
      other.claim.latestReportedMs >= claim.latestReportedMs,
  )

const afterArrival = ['berth', 'discharge', 'gate_out']

/** A railway reports the container inland, and the line that a truck picked it up at the port. */
const byTrainAfterTruck = ({ journey }: Recorded): Contradiction[] => {
  const rail = journey.disputes.find(
    ({ milestone, reason }) =>
      reason === 'picked_up' &&
      isOpen(milestone) &&
      isActual(milestone) &&
      milestone.claim.source.kind === 'rail' &&
      arriving.includes(milestone.statement.kind),
  )?.milestone
  const truck = journey.reported.find(
    (milestone) =>
      isOpen(milestone) &&
      isActual(milestone) &&
      milestone.claim.source.kind === 'line' &&
      milestone.statement.kind === 'gate_out' &&
      milestone.statement.laden !== false &&
      milestone.statement.mode === 'truck' &&
      milestone.place.key === journey.route.pod?.key,
  )
  if (!rail || !truck) return []
  return [
    contradiction({
      kind: 'rail_arrival_after_truck_pickup',
      about: placeCode(rail.place),
      severity: 'medium',
      title: `${speaker(rail.claim)} reports ${moveName(rail, truck.place)} of ${journey.number} for ${when(rail)}, and ${speaker(truck.claim)} reports that a truck took it from ${placeName(truck.place, rail.place)}.`,
      statements: [states(truck.claim, true), states(rail.claim, false)],
    }),
  ]
}
