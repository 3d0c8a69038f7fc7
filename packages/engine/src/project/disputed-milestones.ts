import type { Circumstances, Dispute } from './dispute.ts'
import { isForeign } from './foreign-milestones.ts'
import { hasReturned, isEmptyGate, isEmptyReturn, isLaden, wasPickedUp } from './gates.ts'
import { isHeldAtPort } from './held-at-port.ts'
import type { LineRoute } from './line-route.ts'
import { isActual } from './milestones.ts'
import type { Act, DisputeReason, FactClaim } from './projection.ts'
import { railwayDispute } from './railway-disputes.ts'

/**
 * WHO MAY MOVE A CONTAINER. A terminal reports what happens at its own facility and a railway what happens on its trains
 * and at its ramps. Where the line says that the container is elsewhere, or another facility has it, their report is
 * disputed: it is kept and shown as such, and nothing follows from it. It counts once the line names the place, or the
 * other facility lets the container go.
 */
interface Settled {
  counted: Act[]
  disputed: Dispute[]
}

/**
 * Separates the acts of one journey, in chronological order, that count from those that are disputed. Nothing after its
 * empty return says anything about it.
 */
export const settleDisputes = (acts: readonly Act[], facts: readonly FactClaim[], route: LineRoute | null): Settled => {
  for (const [index, act] of acts.entries()) {
    if (!isEmptyReturn(act)) continue
    const known = facts.filter(({ claim }) => claim.firstSeenMs <= act.claim.firstSeenMs)
    const journey = settle(acts.slice(0, index + 1), known, route)
    if (!hasReturned(journey.counted)) continue
    const later = settle(
      acts.slice(index + 1).filter((other) => !isActual(other)),
      known,
      route,
      journey.counted,
    )
    const disputed = new Set([...journey.disputed, ...later.disputed].map((one) => one.act))
    return {
      counted: acts.filter((other) => !disputed.has(other)),
      disputed: [...journey.disputed, ...later.disputed],
    }
  }
  return settle(acts, facts, route)
}

const settle = (
  acts: readonly Act[],
  facts: readonly FactClaim[],
  route: LineRoute | null,
  before: readonly Act[] = [],
): Settled => {
  const counted: Act[] = []
  const disputed: Dispute[] = []
  const given = { route, acts: [...before, ...acts], facts }
  for (const act of acts) {
    const reason = disputeOf(act, { ...given, counted: [...before, ...counted] })
    if (reason === null) counted.push(act)
    else disputed.push({ act, reason })
  }
  return { counted, disputed }
}

const disputeOf = (act: Act, given: Circumstances): DisputeReason | null => {
  const { kind } = act.claim.source
  if (kind === 'terminal') return terminalDispute(act, given)
  return kind === 'rail' ? railwayDispute(act, given) : null
}

const terminalDispute = (act: Act, given: Circumstances): DisputeReason | null => {
  const { route, counted } = given
  const byRoute =
    route === null ? null : isEmptyGate(act) ? emptyDispute(act, route, counted) : routeDispute(act, route)
  if (byRoute !== null) return byRoute
  if (route !== null && isBeyondPort(act, route) && isHeldAtPort(act, given, route)) return 'held'
  return isForeign(act, given) ? 'other_facility' : null
}

const isBeyondPort = ({ place }: Act, route: LineRoute) =>
  route.endsAt(place) && place.key !== route.pod.key && !route.boardsAt(place)

const routeDispute = ({ statement, place, time }: Act, route: LineRoute): DisputeReason | null => {
  if (!route.names(place)) return 'not_on_route'
  if (route.isPastBy(place, time.ms)) return 'moved_on'
  return !isBoarding(statement) && route.hasSailedFrom(place, time.ms) ? 'sailed' : null
}

/** A terminal may report later, or at another time, how it was loaded. */
const isBoarding = ({ kind, mode }: Act['statement']) =>
  mode !== 'rail' && mode !== 'truck' && (kind === 'load' || kind === 'depart')

/** An empty container goes where it is wanted: to where the line names a place, or to a depot. */
const emptyDispute = (act: Act, route: LineRoute, counted: readonly Act[]): DisputeReason | null => {
  const isDepot = act.place.facilityType === 'DEPO'
  if (!counted.some(isLaden)) return act.statement.kind === 'gate_out' ? null : 'not_on_route'
  if (!route.endsAt(act.place) && !isDepot) return route.names(act.place) ? 'moved_on' : 'not_on_route'
  return act.statement.kind === 'gate_out' && !wasPickedUp(counted) ? 'not_picked_up' : null
}
