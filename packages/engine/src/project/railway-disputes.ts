import type { Kind } from '../statement.ts'
import { claimantOf, custodianAt, isGateIn, isHappened, isHolding, isLanding, isTurn } from './custody.ts'
import type { Circumstances } from './dispute.ts'
import { terminalOf } from './foreign-milestones.ts'
import { isEmptyGate, wasPickedUp } from './gates.ts'
import { isHeldAtPort } from './held-at-port.ts'
import type { LineRoute } from './line-route.ts'
import { onWater } from './milestones.ts'
import type { Act, DisputeReason, FactClaim } from './projection.ts'

/**
 * A railway takes a container from a terminal that has let it go, and hands it over at its own ramp. It does not work at
 * a marine terminal beyond its trains there, and cannot take what the terminal holds.
 */
export const railwayDispute = (act: Act, given: Circumstances): DisputeReason | null => {
  const { route } = given
  if (route === null) return isOfOtherRailway(act, given) ? 'other_facility' : null
  if (isReportedByLine(act, route)) return null
  if (onWater(act)) return 'marine_terminal'
  const { place, time } = act
  if (!hasLanded(time.ms, route, given))
    return route.hasBoardedBy(time.ms) || !isBeforeSea(act, route) ? 'not_landed' : null
  if (route.names(place) && route.isPastBy(place, time.ms)) return 'moved_on'
  if (isHeldAtPort(act, given, route)) return 'held'
  if (isPickedUpLater(act, given, route)) return 'picked_up'
  const isAtPort = place.key === route.pod.key || route.boardsAt(place)
  return (
    (isAtPort ? portDispute(act, given) : inlandDispute(act, given, route)) ??
    (isOfOtherRailway(act, given, isAtPort) ? 'other_facility' : null)
  )
}

const hasLanded = (ms: number, route: LineRoute, { counted }: Circumstances): boolean =>
  route.hasLandedBy(ms) ||
  counted.some((act) => isHappened(act) && isLanding(act) && act.place.key === route.pod.key && act.time.ms <= ms)

const isReportedByLine = ({ statement: { kind, mode }, place }: Act, route: LineRoute): boolean =>
  mode === 'rail' &&
  route.reports(
    (other) => other.statement.mode === mode && other.statement.kind === kind && other.place.key === place.key,
  )

/** On its way to the port of lading. */
const isBeforeSea = ({ place }: Act, route: LineRoute) =>
  route.names(place) || route.pol === null || place.locode?.slice(0, 2) === route.pol.locode?.slice(0, 2)

const isRamp = ({ place }: Act) => place.terminal?.kind === 'rail_terminal'

/** A ramp beside the port takes in what a truck brings from the terminal, and may give it out again. */
const portDispute = (act: Act, { counted }: Circumstances): DisputeReason | null => {
  const { kind, mode } = act.statement
  const isOut = wasPickedUp(counted)
  const isByTrain = mode === 'rail' || mode === null
  if (!isEmptyGate(act) && isByTrain && (kind === 'load' || kind === 'depart' || kind === 'gate_out'))
    return isOut && !isRamp(act) ? 'picked_up' : null
  if (mode === null && (kind === 'customs_release' || kind === 'carrier_release')) return null
  const by = claimantOf(act.claim, act.place)
  const wasTakenIn = counted.some(
    (other) => isHappened(other) && other.statement.kind === 'gate_in' && claimantOf(other.claim, other.place) === by,
  )
  return isRamp(act) && (kind === 'gate_in' ? isOut : wasTakenIn) ? null : 'marine_terminal'
}

/** Terminals report as a gate-out, a little later, that a train took the container. */
const SAME_MOVE_MS = 2 * 86_400_000

/** A truck took it from the port after the railway claims to have had it. */
const isPickedUpLater = ({ time }: Act, { acts, facts }: Circumstances, { pod }: LineRoute): boolean => {
  const has = terminalOf(pod.key, acts, facts)
  return acts.some(
    (other) =>
      isHappened(other) &&
      (other.claim.source.kind === 'line' || (has !== null && claimantOf(other.claim, other.place) === has)) &&
      other.statement.kind === 'gate_out' &&
      other.statement.mode === 'truck' &&
      other.statement.laden !== false &&
      other.place.key === pod.key &&
      other.time.ms > time.ms + SAME_MOVE_MS,
  )
}

const inlandDispute = (act: Act, { counted }: Circumstances, route: LineRoute): DisputeReason | null => {
  if (act.place.terminal !== null && !isRamp(act)) return 'marine_terminal'
  const isOut = wasPickedUp(counted)
  const isKnown = route.names(act.place) || counted.some((other) => isLandingOf(act, other))
  if (isEmptyGate(act)) return isOut && isKnown ? null : 'not_picked_up'
  return isOut && !isKnown ? 'picked_up' : null
}

/** The railway brought it there. */
const isLandingOf = (act: Act, other: Act) =>
  isHappened(other) &&
  (isLanding(other) || isGateIn(other)) &&
  other.claim.source.id === act.claim.source.id &&
  other.place.key === act.place.key

/** At a place where another railway has it, or had it. One takes it over from the other by train, or takes it in. */
const isOfOtherRailway = (act: Act, { acts, facts, counted }: Circumstances, isAtPort = false): boolean => {
  const { kind, mode } = act.statement
  const by = claimantOf(act.claim, act.place)
  // At a port a railway takes containers over, and lands none.
  const moves = acts.filter((other) => !isTurn(other) && !onWater(other) && !(isAtPort && isLanding(other)))
  const has = custodianAt(act.place.key, 'rail', [], moves)
  if (has === null || has === by) return false
  const isOf = (railway: string | null) => (one: FactClaim | Act) =>
    one.claim.source.kind === 'rail' && one.place?.key === act.place.key && claimantOf(one.claim, one.place) === railway
  const did = (railway: string | null, among: readonly Act[], kinds: readonly Kind[]) =>
    among.some((other) => isOf(railway)(other) && isHappened(other) && kinds.includes(other.statement.kind))
  if (did(by, counted, ['gate_in'])) return false
  if (kind === 'gate_in' && did(has, counted, ['gate_out'])) return false
  const isTakenOver = mode === 'rail' && (kind === 'load' || kind === 'depart' || kind === 'gate_out')
  const isHeld = facts.some((fact) => isOf(has)(fact) && fact.claim.closedMs === null && isHolding(fact.statement))
  return isHeld || !isTakenOver || did(has, acts, ['gate_out', 'load', 'depart'])
}
