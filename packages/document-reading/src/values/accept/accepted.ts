import type { Accepted, DateOrder } from '../dates/dates.ts'
import type { DecimalSign } from '../numbers/decimal-sign.ts'

/** The formatting conventions of the whole document. */
export interface Conventions {
  dates: DateOrder
  decimal: DecimalSign
  currency: string | null
}

/** A value, or the reason why a written text is rejected. */
export type AcceptResult<Value> = Accepted<Value> | { refused: string } | null

export const isAccepted = <Value>(one: AcceptResult<Value>): one is Accepted<Value> => one !== null && 'value' in one
