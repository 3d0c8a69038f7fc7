import type { InferNumberResult, TrackingRequestBatch } from '@boxtrail/client'

export type NumberKind = 'container' | 'bill_of_lading' | 'booking'

/** One number on its way to a tracking request. */
export interface Row {
  number: string
  kind: NumberKind
  isKindChosen: boolean
  scac: string
  /** Whether the number itself told the line, and how sure that is; or the reader chose it. */
  inference: 'reading' | 'sure' | 'likely' | 'unknown' | 'failed' | 'chosen'
  /** What is wrong with the number, in words. */
  warning: string | undefined
  result: Result | undefined
}

export type Result = TrackingRequestBatch['results'][number]

/** A line that is selected without confirmation, from this confidence on (the contract's own rule). */
const isSure = (decision: string) => decision === 'auto_select'

const kindOf = (type: string | null): NumberKind =>
  type === 'container' || type === 'booking' ? type : 'bill_of_lading'

export const rowOf = (number: string): Row => ({
  number,
  kind: /^[A-Z]{3}[UJZ]\d{7}$/.test(number) ? 'container' : 'bill_of_lading',
  isKindChosen: false,
  scac: '',
  inference: 'reading',
  warning: undefined,
  result: undefined,
})

/** What the number reveals of itself; what the reader chose meanwhile stands. */
export const inferred = (row: Row, { numberType, validation, shippingLine }: InferNumberResult): Row => {
  const { selected, decision } = shippingLine
  const warning = validation.isValid === false ? (validation.reason ?? 'The number is not valid.') : undefined
  if (row.inference !== 'reading') return { ...row, warning }
  return {
    ...row,
    kind: numberType === null || row.isKindChosen ? row.kind : kindOf(numberType),
    scac: selected?.scac ?? '',
    inference: selected ? (isSure(decision) ? 'sure' : 'likely') : 'unknown',
    warning,
  }
}

/** The number told nothing: the reader has to choose, unless that was done meanwhile. */
export const notInferred = (row: Row): Row => (row.inference === 'reading' ? { ...row, inference: 'failed' } : row)

/** Ready to be sent: its line is known. */
export const isReady = ({ scac, inference, result }: Row): boolean => scac !== '' && inference !== 'reading' && !result
