import type { FactClaim, SourcedClaim } from '../types/projection.ts'
import { settleFact } from './settle-fact.ts'

/** The claim that the booking is cancelled; null if it is not, or was confirmed again. */
export const bookingCancellation = (facts: readonly FactClaim[]): SourcedClaim | null => {
  const cancelled = settleFact(facts, 'booking_cancelled', null)
  return cancelled?.value === true ? cancelled.set.claim : null
}
