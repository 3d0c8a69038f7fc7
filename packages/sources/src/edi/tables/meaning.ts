import type { Classifier, HoldKey, Kind, Mode } from '@boxtrail/engine/statement'

/** The meaning of a status code. A code irrelevant to tracking has only a description: it is known, without effect. */
export interface StatusMeaning {
  means: string
  milestone?: MilestoneMeaning
  /** A status of null lifts the hold. */
  holds?: readonly { hold: HoldKey; status: 'hold' | 'pending' | null }[]
  states?: 'available' | 'last_free_day' | 'pickup_appointment' | 'booking_cancelled'
}

/** For a code that is in no list: it has no effect, and is reported among the problems of the message. */
export const unknownMeaning: StatusMeaning = { means: 'unknown' }

export interface MilestoneMeaning {
  kind: Kind
  /** `by_place`: by the place, a vessel at ports and a train elsewhere. */
  mode: Mode | 'by_place' | null
  /** As the message states if left out. */
  laden?: boolean
  classifier?: Classifier
  /** Whether it is at the consignee's address, which is not a terminal of the journey. */
  atCustomer?: boolean
}
