import { isActual } from '../milestones/milestones.ts'
import type { Route } from '../route/container-route.ts'
import { inlandArrival } from '../route/transport-events.ts'
import type { MilestoneClaim, Place, Visit } from '../types/projection.ts'
import type { GateReturn } from './gate-returns.ts'

/** The facility whose statements about a container count now: where it is, or for which it is bound. */
export interface Presence {
  leg: 'port' | 'inland'
  place: Place | null
  terminal: Place['terminal']
  /** When the container got there; null while it is under way. */
  sinceMs: number | null
  /** The gate-in at another facility of the port. */
  moved: Visit | null
  /** The milestone by which the container left for its receiver. */
  left: Visit | null
}

const landings = ['arrive', 'berth', 'discharge', 'gate_in']

/** The gate-in at another facility of the port: an exam site, a freight station, a yard. */
const takenInElsewhere = (returns: readonly GateReturn[], route: Route): Visit | null => {
  const last = returns.findLast(({ back }) => route.roleOf(back.set) === 'pod')
  if (!last) return null
  const { terminal, facilityType } = last.back.set.place
  const isOther = terminal
    ? terminal.id !== (last.out.set.place.terminal ?? route.podTerminal)?.id
    : facilityType === 'DEPO'
  return isOther ? last.back : null
}

/**
 * Whether a milestone takes the container from the port of discharge to its inland destination, by train or through the
 * gate.
 */
export const leavesPort = (milestone: MilestoneClaim, route: Route): boolean =>
  route.destination !== null &&
  route.roleOf(milestone) === 'pod' &&
  isActual(milestone) &&
  milestone.statement.laden !== false &&
  (milestone.statement.kind === 'gate_out' ||
    (milestone.statement.kind === 'depart' && milestone.statement.mode === 'rail'))

/** Once a container has left its port for another place, its inland terminal counts and the port's statements no longer do. */
export const presenceOf = (happened: readonly Visit[], route: Route, returns: readonly GateReturn[] = []): Presence => {
  const actual = happened.filter(({ set }) => isActual(set) && set.statement.laden !== false)
  const leftPort = actual.some(({ set }) => leavesPort(set, route))
  const arrivedInland = inlandArrival(happened, route)
  const leg = route.destination && (leftPort || arrivedInland) ? 'inland' : 'port'
  const role = leg === 'inland' ? 'destination' : 'pod'
  const landedMs = actual
    .filter(({ set }) => route.roleOf(set) === role && landings.includes(set.statement.kind))
    .map(({ set }) => set.time.ms)
  const left = actual.findLast(
    ({ set }) => route.roleOf(set) === role && set.statement.kind === 'gate_out' && set.statement.mode !== 'rail',
  )
  const moved = leg === 'port' ? takenInElsewhere(returns, route) : null
  return {
    leg,
    place: leg === 'inland' ? route.destination : (moved?.set.place ?? route.pod),
    terminal: leg === 'inland' ? route.destinationTerminal : moved ? moved.set.place.terminal : route.podTerminal,
    sinceMs: moved?.set.time.ms ?? (landedMs.length > 0 ? Math.min(...landedMs) : (left?.set.time.ms ?? null)),
    moved,
    left: route.destination && leg === 'port' ? null : (left ?? null),
  }
}
