export type NumberKind = 'container' | 'bill_of_lading' | 'booking'

/** A number to track, with related texts beside it. */
export interface PastedNumber {
  number: string
  kind?: NumberKind
  /** Its line as written: a SCAC or a name. */
  line?: string
  refNumbers: string[]
  /** The number with the correct check digit, if its own is wrong. */
  correction?: string
}

/** Why a text with digits is not a number to track. */
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
  /** The line of the pasted text, from 1. */
  at: number
  /** A number that the user may track nevertheless. */
  number?: string
}

export interface Paste {
  rows: PastedNumber[]
  left: LeftOut[]
}

/** The role that a column or a label gives its values. */
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
