import type { Kind } from '../../statement.ts'
import {
  claimantOf,
  custodianAt,
  hasHappened,
  isAvailabilityChange,
  isGateIn,
  isHolding,
  isLanding,
} from '../custody/custody.ts'
import { isEmptyGate, wasPickedUp } from '../custody/gates.ts'
import { isOnWater } from '../milestones/milestones.ts'
import type { DisputeReason, FactClaim, MilestoneClaim } from '../types/projection.ts'
import type { Circumstances } from './dispute.ts'
import { terminalOf } from './foreign-milestones.ts'
import { isHeldAtPort } from './held-at-port.ts'
import type { LineRoute } from './line-route.ts'

/**
 * A railway takes a container from a terminal that has let it go, and hands it over at its own ramp. It does not work at
 * a marine terminal beyond its trains there, and cannot take what the terminal holds.
 */
export const railwayDispute = (milestone: MilestoneClaim, given: Circumstances): DisputeReason | null => {
  const { route } = given
  if (route === null) return isOfOtherRailway(milestone, given) ? 'other_facility' : null
  if (isReportedByLine(milestone, route)) return null
  if (isOnWater(milestone)) return 'marine_terminal'
  const { place, time } = milestone
  if (!hasLanded(time.ms, route, given))
    return route.hasBoardedBy(time.ms) || !isBeforeSea(milestone, route) ? 'not_landed' : null
  if (route.names(place) && route.isPastBy(place, time.ms)) return 'moved_on'
  if (isHeldAtPort(milestone, given, route)) return 'held'
  if (isPickedUpLater(milestone, given, route)) return 'picked_up'
  const isAtPort = place.key === route.pod.key || route.boardsAt(place)
  return (
    (isAtPort ? portDispute(milestone, given) : inlandDispute(milestone, given, route)) ??
    (isOfOtherRailway(milestone, given, isAtPort) ? 'other_facility' : null)
  )
}

const hasLanded = (ms: number, route: LineRoute, { counted }: Circumstances): boolean =>
  route.hasLandedBy(ms) ||
  counted.some(
    (milestone) =>
      hasHappened(milestone) &&
      isLanding(milestone) &&
      milestone.place.key === route.pod.key &&
      milestone.time.ms <= ms,
  )

const isReportedByLine = ({ statement: { kind, mode }, place }: MilestoneClaim, route: LineRoute): boolean =>
  mode === 'rail' &&
  route.reports(
    (other) => other.statement.mode === mode && other.statement.kind === kind && other.place.key === place.key,
  )

/** Whether the container is on its way to the port of lading. */
const isBeforeSea = ({ place }: MilestoneClaim, route: LineRoute) =>
  route.names(place) || route.pol === null || place.locode?.slice(0, 2) === route.pol.locode?.slice(0, 2)

const isRamp = ({ place }: MilestoneClaim) => place.terminal?.kind === 'rail_terminal'

/** A ramp at the port may take in a container that a truck brings from the terminal, and release it again. */
const portDispute = (milestone: MilestoneClaim, { counted }: Circumstances): DisputeReason | null => {
  const { kind, mode } = milestone.statement
  const isOut = wasPickedUp(counted)
  const isByTrain = mode === 'rail' || mode === null
  if (!isEmptyGate(milestone) && isByTrain && (kind === 'load' || kind === 'depart' || kind === 'gate_out'))
    return isOut && !isRamp(milestone) ? 'picked_up' : null
  if (mode === null && (kind === 'customs_release' || kind === 'carrier_release')) return null
  const by = claimantOf(milestone.claim, milestone.place)
  const wasTakenIn = counted.some(
    (other) => hasHappened(other) && other.statement.kind === 'gate_in' && claimantOf(other.claim, other.place) === by,
  )
  return isRamp(milestone) && (kind === 'gate_in' ? isOut : wasTakenIn) ? null : 'marine_terminal'
}

/** Within this time, terminals may report a departure by train as a gate-out as well. */
const SAME_MOVE_MS = 2 * 86_400_000

/** Whether a truck picked the container up at the port after the railway claims to have had it. */
const isPickedUpLater = (
  { time }: MilestoneClaim,
  { milestones, facts }: Circumstances,
  { pod }: LineRoute,
): boolean => {
  const holder = terminalOf(pod.key, milestones, facts)
  return milestones.some(
    (other) =>
      hasHappened(other) &&
      (other.claim.source.kind === 'line' || (holder !== null && claimantOf(other.claim, other.place) === holder)) &&
      other.statement.kind === 'gate_out' &&
      other.statement.mode === 'truck' &&
      other.statement.laden !== false &&
      other.place.key === pod.key &&
      other.time.ms > time.ms + SAME_MOVE_MS,
  )
}

const inlandDispute = (
  milestone: MilestoneClaim,
  { counted }: Circumstances,
  route: LineRoute,
): DisputeReason | null => {
  if (milestone.place.terminal !== null && !isRamp(milestone)) return 'marine_terminal'
  const isOut = wasPickedUp(counted)
  const isKnown = route.names(milestone.place) || counted.some((other) => isLandingOf(milestone, other))
  if (isEmptyGate(milestone)) return isOut && isKnown ? null : 'not_picked_up'
  return isOut && !isKnown ? 'picked_up' : null
}

/** Whether the same railway reports that it brought the container to this place. */
const isLandingOf = (milestone: MilestoneClaim, other: MilestoneClaim) =>
  hasHappened(other) &&
  (isLanding(other) || isGateIn(other)) &&
  other.claim.source.id === milestone.claim.source.id &&
  other.place.key === milestone.place.key

/**
 * Whether another railway has, or had, the container at this place. A railway takes it over from the other by train, or
 * through its gate.
 */
const isOfOtherRailway = (
  milestone: MilestoneClaim,
  { milestones, facts, counted }: Circumstances,
  isAtPort = false,
): boolean => {
  const { kind, mode } = milestone.statement
  const by = claimantOf(milestone.claim, milestone.place)
  // At a port a railway takes containers over; it does not land them.
  const moves = milestones.filter(
    (other) => !isAvailabilityChange(other) && !isOnWater(other) && !(isAtPort && isLanding(other)),
  )
  const holder = custodianAt(milestone.place.key, 'rail', [], moves)
  if (holder === null || holder === by) return false
  const isOf = (railway: string | null) => (one: FactClaim | MilestoneClaim) =>
    one.claim.source.kind === 'rail' &&
    one.place?.key === milestone.place.key &&
    claimantOf(one.claim, one.place) === railway
  const did = (railway: string | null, among: readonly MilestoneClaim[], kinds: readonly Kind[]) =>
    among.some((other) => isOf(railway)(other) && hasHappened(other) && kinds.includes(other.statement.kind))
  if (did(by, counted, ['gate_in'])) return false
  if (kind === 'gate_in' && did(holder, counted, ['gate_out'])) return false
  const isTakenOver = mode === 'rail' && (kind === 'load' || kind === 'depart' || kind === 'gate_out')
  const isHeld = facts.some((fact) => isOf(holder)(fact) && fact.claim.closedMs === null && isHolding(fact.statement))
  return isHeld || !isTakenOver || did(holder, milestones, ['gate_out', 'load', 'depart'])
}
