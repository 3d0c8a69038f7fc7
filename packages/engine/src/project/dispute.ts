import type { LineRoute } from './line-route.ts'
import type { Act, DisputeReason, FactClaim } from './projection.ts'

export interface Dispute {
  act: Act
  reason: DisputeReason
}

/** What a decision rests on: the acts that have counted so far, and all that is known. */
export interface Circumstances {
  route: LineRoute | null
  counted: readonly Act[]
  acts: readonly Act[]
  facts: readonly FactClaim[]
}
