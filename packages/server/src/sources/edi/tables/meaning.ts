import type { Classifier, HoldKey, Kind, Mode } from '../../../tracking/statement.ts'

/** What a status code says. A code that says nothing of use to tracking has words only: it is known, and without effect. */
export interface StatusMeaning {
  means: string
  act?: ActMeaning
  /** A status of null lifts the hold. */
  holds?: readonly { hold: HoldKey; status: 'hold' | 'pending' | null }[]
  says?: 'available' | 'last_free_day' | 'pickup_appointment' | 'booking_cancelled'
}

/** For a code that no list has: nothing is made of it, and the message says so among its problems. */
export const unknownMeaning: StatusMeaning = { means: 'unknown' }

export interface ActMeaning {
  kind: Kind
  /** `told`: by whatever carries the box there, a ship at its ports and a train elsewhere. */
  mode: Mode | 'told' | null
  /** Left out: as the message tells. */
  laden?: boolean
  classifier?: Classifier
  /** At the consignee's door, which is no terminal of the journey. */
  atCustomer?: boolean
}
