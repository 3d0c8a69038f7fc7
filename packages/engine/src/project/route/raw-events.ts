import { isActual } from '../milestones/milestones.ts'
import type { MilestoneClaim, RawEvent } from '../types/projection.ts'
import type { Route } from './container-route.ts'
import { eventName } from './transport-events.ts'

/**
 * Every claim about a container, closed ones included, as its source stated it; named by its role if the wire has a
 * name.
 */
export const rawEvents = (milestones: readonly MilestoneClaim[], route: Route): RawEvent[] =>
  milestones.map((milestone) => ({
    claimId: milestone.claim.id,
    event: rawName(milestone, route),
    milestone,
    createdMs: milestone.claim.firstSeenMs,
    invalidatedMs: milestone.claim.closedMs,
  }))

const rawName = (milestone: MilestoneClaim, route: Route): string | null => {
  const name = eventName(milestone, route)
  if (name === 'vessel_berthed') return null
  if (name === 'rail_arrived' && isActual(milestone) && route.roleOf(milestone) === 'destination')
    return 'arrived_at_destination'
  if (name) return name
  const { kind, laden } = milestone.statement
  if (kind === 'available') return 'available'
  if (kind === 'gate_in' && laden) return milestone.place.facilityType === 'CLOC' ? 'delivered' : 'positioned_in'
  if (kind === 'gate_out' && laden) return 'positioned_out'
  if (kind === 'customs_release' || kind === 'carrier_release') return kind
  return null
}
