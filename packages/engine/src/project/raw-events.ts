import type { Route } from './container-route.ts'
import { isActual } from './milestones.ts'
import type { Act, RawEvent } from './projection.ts'
import { eventName } from './transport-events.ts'

/**
 * Every claim about a container, closed ones included, as its source stated it; named by its role if the wire has a
 * name.
 */
export const rawEvents = (acts: readonly Act[], route: Route): RawEvent[] =>
  acts.map((act) => ({
    claimId: act.claim.id,
    event: rawName(act, route),
    act,
    createdMs: act.claim.firstSeenMs,
    invalidatedMs: act.claim.closedMs,
  }))

const rawName = (act: Act, route: Route): string | null => {
  const name = eventName(act, route)
  if (name === 'vessel_berthed') return null
  if (name === 'rail_arrived' && isActual(act) && route.roleOf(act) === 'destination') return 'arrived_at_destination'
  if (name) return name
  const { kind, laden } = act.statement
  if (kind === 'available') return 'available'
  if (kind === 'gate_in' && laden) return act.place.facilityType === 'CLOC' ? 'delivered' : 'positioned_in'
  if (kind === 'gate_out' && laden) return 'positioned_out'
  if (kind === 'customs_release' || kind === 'carrier_release') return kind
  return null
}
