import type { Dispute } from '../disputes/dispute.ts'
import type { Pickup } from '../pickup/read-pickup.ts'
import type { Route } from '../route/container-route.ts'
import type { inlandLegs } from '../route/inland-legs.ts'
import type { FactClaim, MilestoneClaim, TransportEvent, Visit } from '../types/projection.ts'

/** Everything known about one container before its fields are settled. */
export interface ContainerJourney {
  number: string
  /** The start of the journey; -Infinity while nothing has happened. */
  openedMs: number
  /** The milestones that count. */
  milestones: readonly MilestoneClaim[]
  /** The milestones that count, and the disputed ones. */
  reported: readonly MilestoneClaim[]
  /** The moves that its line reports under another number, and that belong to another journey. */
  ofOthers: readonly MilestoneClaim[]
  facts: readonly FactClaim[]
  disputes: readonly Dispute[]
  disputedFacts: readonly FactClaim[]
  happened: Visit[]
  expected: Visit[]
  route: Route
  inland: ReturnType<typeof inlandLegs>
  events: TransportEvent[]
  pickup: Pickup
}
