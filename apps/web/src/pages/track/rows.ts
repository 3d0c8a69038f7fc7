import type { InferNumberResult, TrackingRequestBatch } from '@boxtrail/client'
import type { NumberKind, PastedNumber } from './paste/types.ts'

/** One number on its way to a tracking request. */
export interface Row {
  /** Of this row; its number may be corrected. */
  id: number
  number: string
  kind: NumberKind
  isKindChosen: boolean
  scac: string
  /** Whether the number itself told the line, and how sure that is; or the sheet or the reader named it. */
  inference: 'reading' | 'sure' | 'likely' | 'unknown' | 'failed' | 'named' | 'chosen'
  /** References of one's own, as they are typed: with commas. */
  references: string
  /** The number with its check digit right, where it is not. */
  correction: string | undefined
  /** What is wrong with the number, in words. */
  warning: string | undefined
  result: Result | undefined
}

export type Result = TrackingRequestBatch['results'][number]

/** A line that is selected without confirmation, from this confidence on (the contract's own rule). */
const isSure = (decision: string) => decision === 'auto_select'

const kindOf = (type: string | null): NumberKind =>
  type === 'container' || type === 'booking' ? type : 'bill_of_lading'

/** `scac`: of the line that was named beside the number. */
export const rowOf = (id: number, { number, kind, refNumbers, correction }: PastedNumber, scac?: string): Row => ({
  id,
  number,
  kind: kind ?? (/^[A-Z]{3}[UJZ]\d{7}$/.test(number) ? 'container' : 'bill_of_lading'),
  isKindChosen: kind !== undefined,
  scac: scac ?? '',
  inference: scac ? 'named' : 'reading',
  references: refNumbers.join(', '),
  correction,
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

/** The row with its check digit right; whoever chose its line did not choose it by the digit. */
export const corrected = (row: Row): Row =>
  row.correction ? { ...row, number: row.correction, correction: undefined, warning: undefined } : row

/** The same line for every row that is not sent yet. */
export const withLine = (rows: readonly Row[], scac: string): Row[] =>
  rows.map((row) => (row.result ? row : { ...row, scac, inference: 'chosen' }))

export const referencesOf = ({ references }: Row): string[] => [
  ...new Set(
    references
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean),
  ),
]

/** Ready to be sent: its line is known. */
export const isReady = ({ scac, inference, result }: Row): boolean => scac !== '' && inference !== 'reading' && !result
