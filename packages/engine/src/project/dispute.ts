import type { LineRoute } from './line-route.ts'
import type { DisputeReason, FactClaim, MilestoneClaim } from './projection.ts'

export interface Dispute {
  milestone: MilestoneClaim
  reason: DisputeReason
}

/** What a decision rests on: the acts that have counted so far, and all that is known. */
export interface Circumstances {
  route: LineRoute | null
  counted: readonly MilestoneClaim[]
  milestones: readonly MilestoneClaim[]
  facts: readonly FactClaim[]
}
