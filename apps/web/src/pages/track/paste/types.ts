export type NumberKind = 'container' | 'bill_of_lading' | 'booking'

/** A number to track, with what stood beside it. */
export interface PastedNumber {
  number: string
  kind?: NumberKind
  /** Its line, as it was written: a SCAC or a name. */
  line?: string
  refNumbers: string[]
  /** The number as it is with its check digit right, where it is not. */
  correction?: string
}

/** Why something with digits is no number to track. */
export type Reason =
  | 'date'
  | 'time'
  | 'amount'
  | 'equipment'
  | 'address'
  | 'phone'
  | 'voyage'
  | 'seal'
  | 'short'
  | 'shortened'
  | 'unlike'
  | 'column'
  | 'twice'
  | 'same bill'
  | 'reference'
  | 'other'
  | 'many'

export interface LeftOut {
  text: string
  reason: Reason
  /** The line of what was pasted, from 1. */
  at: number
  /** A number that can be taken all the same. */
  number?: string
}

export interface Paste {
  rows: PastedNumber[]
  left: LeftOut[]
}

/** What a column or a label says of its values. */
export type Role =
  | 'container'
  | 'bill'
  | 'booking'
  | 'number'
  | 'reference'
  | 'line'
  | 'seal'
  | 'phone'
  | 'index'
  | 'other'
