import type { DisputeReason, FactClaim, MilestoneClaim } from '../types/projection.ts'
import type { LineRoute } from './line-route.ts'

export interface Dispute {
  milestone: MilestoneClaim
  reason: DisputeReason
}

/** The basis of a decision: the milestones that count so far, and all that is known. */
export interface Circumstances {
  route: LineRoute | null
  counted: readonly MilestoneClaim[]
  milestones: readonly MilestoneClaim[]
  facts: readonly FactClaim[]
}
