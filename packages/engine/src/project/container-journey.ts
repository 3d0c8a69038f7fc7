import type { Route } from './container-route.ts'
import type { Dispute } from './dispute.ts'
import type { inlandLegs } from './inland-legs.ts'
import type { FactClaim, MilestoneClaim, TransportEvent, Visit } from './projection.ts'
import type { Pickup } from './read-pickup.ts'

/** Everything known about one container before its fields are settled. */
export interface ContainerJourney {
  number: string
  /** The start of the journey; -Infinity while nothing has happened. */
  openedMs: number
  /** The milestones that count. */
  milestones: readonly MilestoneClaim[]
  /** Those, and the disputed ones. */
  reported: readonly MilestoneClaim[]
  /** What its line reports of it under another number and of another journey. */
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
