import { withoutLineLetters } from '@boxtrail/reference/bare-number'

/** A document of a shipment, as compared with others. */
export interface ComparedDocument {
  id: string
  type: string
  receivedAt: Date
  /** What was read, with corrections applied. */
  payload: Readonly<Record<string, unknown>>
  /** The corrections. */
  manual: Readonly<Record<string, unknown>>
  /** The house bill among the references of the shipment by which it was found. */
  houseBill: string | null
  /** Whether it was found by a reference alone: it names no bill, booking or container of the shipment. */
  isWeak: boolean
}

/** A value stated by a document. */
export interface Stated {
  document: ComparedDocument
  /** The name of the field in its payload. */
  field: string
  value: unknown
  page: number | null
  /** Null for a correction. */
  confidence: number | null
  isManual: boolean
}

/** A container with the details that the document states. */
export interface StatedContainer extends Stated {
  number: string
  details: Readonly<Record<string, unknown>>
}

/** Values below this confidence are more often misread than in conflict. */
const MIN_CONFIDENCE = 0.9

type Found = Record<string, unknown>

const isRecord = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as it was read, `{ value, page, … }`, or as corrected. Undefined if it is uncertain or was rejected. */
const statedBy = (document: ComparedDocument, field: string, found: unknown): Stated | undefined => {
  const read: Found = isRecord(found) && 'value' in found ? found : { value: found }
  const isManual = Object.hasOwn(document.manual, field)
  const confidence = typeof read.confidence === 'number' ? read.confidence : null
  const { value } = read
  if (value === null || value === undefined || (!isManual && (confidence ?? 0) < MIN_CONFIDENCE)) return undefined
  return { document, field, value, page: typeof read.page === 'number' ? read.page : null, confidence, isManual }
}

export const stated = (document: ComparedDocument, field: string): Stated | undefined =>
  statedBy(document, field, document.payload[field])

/** The containers that a document names, each once. */
export const containersOf = (document: ComparedDocument): Map<string, StatedContainer> => {
  const list = document.payload.containers
  const all = (Array.isArray(list) ? list : []).flatMap((found): [string, StatedContainer][] => {
    const one = statedBy(document, 'containers', found)
    const number = one && alphanumeric(one.value)
    if (!number || !/^[A-Z]{4}\d{7}$/.test(number)) return []
    return [[number, { ...one, number, details: isRecord(found) ? found : {} }]]
  })
  return new Map(all.toReversed())
}

export const detailOf = (container: StatedContainer, detail: string): Stated | undefined =>
  statedBy(container.document, 'containers', container.details[detail])

export const textOf = (document: ComparedDocument, field: string): string | undefined => {
  const value = stated(document, field)?.value
  return typeof value === 'string' ? value : undefined
}

/** Capital letters and digits; empty for anything but text. */
export const alphanumeric = (value: unknown): string =>
  typeof value === 'string' ? value.toUpperCase().replace(/[^A-Z\d]/g, '') : ''

/** The number of a bill without the optional letters of its line, as a key. */
export const billNumber = (value: unknown): string => withoutLineLetters(alphanumeric(value))
