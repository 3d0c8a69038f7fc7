import type { FactClaim, SourcedClaim } from '../types/projection.ts'
import { settleFact } from './settle-fact.ts'

/** By which statement the booking is cancelled; null while it is not, or is confirmed again. */
export const bookingCancellation = (facts: readonly FactClaim[]): SourcedClaim | null => {
  const cancelled = settleFact(facts, 'booking_cancelled', null)
  return cancelled?.value === true ? cancelled.set.claim : null
}
