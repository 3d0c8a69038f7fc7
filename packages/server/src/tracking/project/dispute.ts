import type { LineRoute } from './line-route.ts'
import type { Act, FactClaim } from './types.ts'

/** Why a report of a terminal or a railway does not count. */
export type Reason =
  | 'not_on_route'
  | 'moved_on'
  | 'sailed'
  | 'other_facility'
  | 'not_landed'
  | 'held'
  | 'marine_terminal'
  | 'not_picked_up'
  | 'picked_up'

export interface Dispute {
  act: Act
  reason: Reason
}

/** What a decision rests on: the acts that have counted so far, and all that is known. */
export interface Circumstances {
  route: LineRoute | null
  counted: readonly Act[]
  acts: readonly Act[]
  facts: readonly FactClaim[]
}
