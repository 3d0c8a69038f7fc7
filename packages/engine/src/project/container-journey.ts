import type { Route } from './container-route.ts'
import type { Dispute } from './dispute.ts'
import type { inlandLegs } from './inland-legs.ts'
import type { FactClaim, MilestoneClaim, TransportEvent, Visit } from './projection.ts'
import type { Pickup } from './read-pickup.ts'

/** What is known of one container before its fields are settled. */
export interface ContainerJourney {
  number: string
  /** When it began; -Infinity while nothing has happened. */
  openedMs: number
  /** Those that count. */
  milestones: readonly MilestoneClaim[]
  /** And those that are disputed. */
  reported: readonly MilestoneClaim[]
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
