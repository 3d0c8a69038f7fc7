import type { InferNumberResult, TrackingRequestBatch } from '@boxtrail/client'
import type { NumberKind, PastedNumber } from './paste/types.ts'

/** One number on its way to a tracking request. */
export interface Row {
  /** Identifies the row, because its number may be corrected. */
  id: number
  number: string
  kind: NumberKind
  isKindChosen: boolean
  scac: string
  /** How the line was determined: by the number, with more or less confidence, by the sheet, or by the reader. */
  inference: 'reading' | 'sure' | 'likely' | 'unknown' | 'failed' | 'named' | 'chosen'
  /** The user's own references, as typed with commas. */
  references: string
  /** The number with the correct check digit, if its own is wrong. */
  correction: string | undefined
  /** A problem with the number, in words. */
  warning: string | undefined
  result: Result | undefined
}

export type Result = TrackingRequestBatch['results'][number]

/** Whether the line is selected without confirmation, as the service decided. */
const isSure = (decision: string) => decision === 'auto_select'

const kindOf = (type: string | null): NumberKind =>
  type === 'container' || type === 'booking' ? type : 'bill_of_lading'

/** `scac` is that of the line that was given with the number. */
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

/** Applies the inference of the service; choices that the reader made meanwhile are kept. */
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

/** The inference failed: the reader has to choose the line, unless that is done already. */
export const notInferred = (row: Row): Row => (row.inference === 'reading' ? { ...row, inference: 'failed' } : row)

/** Corrects the check digit. A chosen line stays, because it does not depend on the digit. */
export const corrected = (row: Row): Row =>
  row.correction ? { ...row, number: row.correction, correction: undefined, warning: undefined } : row

/** Sets the line of every row that is not sent yet. */
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

/** Whether the row can be sent: its line is known. */
export const isReady = ({ scac, inference, result }: Row): boolean => scac !== '' && inference !== 'reading' && !result
