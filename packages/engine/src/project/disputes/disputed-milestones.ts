import { hasReturned, isEmptyGate, isEmptyReturn, isLaden, wasPickedUp } from '../custody/gates.ts'
import { isActual } from '../milestones/milestones.ts'
import type { DisputeReason, FactClaim, MilestoneClaim } from '../types/projection.ts'
import type { Circumstances, Dispute } from './dispute.ts'
import { isForeign } from './foreign-milestones.ts'
import { isHeldAtPort } from './held-at-port.ts'
import type { LineRoute } from './line-route.ts'
import { railwayDispute } from './railway-disputes.ts'

/**
 * WHO MAY MOVE A CONTAINER. A terminal reports what happens at its own facility and a railway what happens on its trains
 * and at its ramps. Where the line says that the container is elsewhere, or another facility has it, their report is
 * disputed: it is kept and shown as such, and nothing follows from it. It counts once the line names the place, or the
 * other facility lets the container go.
 */
interface Settled {
  counted: MilestoneClaim[]
  disputed: Dispute[]
}

/**
 * Separates the milestones of one journey, in chronological order, into those that count and those that are disputed.
 * Nothing after its empty return is about this journey.
 */
export const settleDisputes = (
  milestones: readonly MilestoneClaim[],
  facts: readonly FactClaim[],
  route: LineRoute | null,
): Settled => {
  for (const [index, milestone] of milestones.entries()) {
    if (!isEmptyReturn(milestone)) continue
    const known = facts.filter(({ claim }) => claim.firstSeenMs <= milestone.claim.firstSeenMs)
    const journey = settle(milestones.slice(0, index + 1), known, route)
    if (!hasReturned(journey.counted)) continue
    const later = settle(
      milestones.slice(index + 1).filter((other) => !isActual(other)),
      known,
      route,
      journey.counted,
    )
    const disputed = new Set([...journey.disputed, ...later.disputed].map((one) => one.milestone))
    return {
      counted: milestones.filter((other) => !disputed.has(other)),
      disputed: [...journey.disputed, ...later.disputed],
    }
  }
  return settle(milestones, facts, route)
}

const settle = (
  milestones: readonly MilestoneClaim[],
  facts: readonly FactClaim[],
  route: LineRoute | null,
  before: readonly MilestoneClaim[] = [],
): Settled => {
  const counted: MilestoneClaim[] = []
  const disputed: Dispute[] = []
  const given = { route, milestones: [...before, ...milestones], facts }
  for (const milestone of milestones) {
    const reason = disputeOf(milestone, { ...given, counted: [...before, ...counted] })
    if (reason === null) counted.push(milestone)
    else disputed.push({ milestone, reason })
  }
  return { counted, disputed }
}

const disputeOf = (milestone: MilestoneClaim, given: Circumstances): DisputeReason | null => {
  const { kind } = milestone.claim.source
  if (kind === 'terminal') return terminalDispute(milestone, given)
  return kind === 'rail' ? railwayDispute(milestone, given) : null
}

const terminalDispute = (milestone: MilestoneClaim, given: Circumstances): DisputeReason | null => {
  const { route, counted } = given
  const byRoute =
    route === null
      ? null
      : isEmptyGate(milestone)
        ? emptyDispute(milestone, route, counted)
        : routeDispute(milestone, route)
  if (byRoute !== null) return byRoute
  if (route !== null && isBeyondPort(milestone, route) && isHeldAtPort(milestone, given, route)) return 'held'
  return isForeign(milestone, given) ? 'other_facility' : null
}

const isBeyondPort = ({ place }: MilestoneClaim, route: LineRoute) =>
  route.endsAt(place) && place.key !== route.pod.key && !route.boardsAt(place)

const routeDispute = ({ statement, place, time }: MilestoneClaim, route: LineRoute): DisputeReason | null => {
  if (!route.names(place)) return 'not_on_route'
  if (route.isPastBy(place, time.ms)) return 'moved_on'
  return !isBoarding(statement) && route.hasSailedFrom(place, time.ms) ? 'sailed' : null
}

/** A terminal may report the loading late, or with another time. */
const isBoarding = ({ kind, mode }: MilestoneClaim['statement']) =>
  mode !== 'rail' && mode !== 'truck' && (kind === 'load' || kind === 'depart')

/** An empty container goes to a place that the line names, or to a depot. */
const emptyDispute = (
  milestone: MilestoneClaim,
  route: LineRoute,
  counted: readonly MilestoneClaim[],
): DisputeReason | null => {
  const isDepot = milestone.place.facilityType === 'DEPO'
  if (!counted.some(isLaden)) return milestone.statement.kind === 'gate_out' ? null : 'not_on_route'
  if (!route.endsAt(milestone.place) && !isDepot) return route.names(milestone.place) ? 'moved_on' : 'not_on_route'
  return milestone.statement.kind === 'gate_out' && !wasPickedUp(counted) ? 'not_picked_up' : null
}
