import type { DocumentRepresentation } from '@boxtrail/client'
import { type ReadValue, valuesOf } from '../shipment/document-values.ts'

/** The state of a field: confirmed or corrected by a person, rejected, proposed, or only read. */
export type Standing = 'set' | 'rejected' | 'proposed' | 'read'

/** A field of a document, which is reviewed as a whole. */
export interface ReviewedField {
  name: string
  label: string
  standing: Standing
  values: readonly ReadValue[]
  /** The value as served by the service. */
  found: unknown
}

/** The order of fields: first what matters for the pickup, then costs, then numbers. */
const IMPORTANCE: readonly RegExp[] = [
  /^last free day$/,
  /^(?:terminal|valid until|release to|release number)$/,
  /^(?:freight|customs) release$/,
  /^(?:total amount|ocean freight|rate per day|duty amount|entered value|due date|free days|chargeable days|line items)$/,
  /^containers$/,
  /number$/,
  /^(?:ETA|ETD|vessel|voyage)$/i,
]

const importanceOf = ({ label }: ReviewedField): number => {
  const rank = IMPORTANCE.findIndex((words) => words.test(label) || words.test(label.toLowerCase()))
  return rank === -1 ? IMPORTANCE.length : rank
}

/** The first value to check: it was read with doubt, and nobody has decided about it. */
export const firstDoubt = (fields: readonly ReviewedField[]): ReadValue | undefined =>
  fields
    .filter(({ standing }) => standing === 'proposed' || standing === 'read')
    .flatMap(({ values }) => values)
    .find(({ isProposed, confidence }) => isProposed || (confidence !== null && confidence < SURE))

/** Values with a lower confidence have no clear label, or an alternative. */
const SURE = 0.9

/** The values that "confirm all" confirms: all fields that were read, and proposals for the others. */
export const undecidedOf = (fields: readonly ReviewedField[]): Record<string, unknown> => {
  const read = fields.filter(({ standing }) => standing === 'read')
  const proposed = fields.filter(
    ({ standing, name }) => standing === 'proposed' && !read.some((one) => one.name === name),
  )
  return Object.fromEntries([...read, ...proposed].map(({ name, found }) => [name, found]))
}

/** The fields of a document, the most important first. */
export function fieldsOf(representation: DocumentRepresentation): ReviewedField[] {
  const { payload, meta } = representation
  const manual = meta?.manual ?? {}
  const fields = [
    ...Map.groupBy(valuesOf(representation), ({ field, isProposed }) => `${field} ${isProposed}`).values(),
  ]
  const reviewed = fields.map((values): ReviewedField => {
    const { field: name, isProposed, fieldLabel: label } = values[0]!
    const found = (isProposed ? meta?.proposed : payload)?.[name]
    const decided: Standing = found === null ? 'rejected' : 'set'
    const standing = Object.hasOwn(manual, name) ? decided : isProposed ? 'proposed' : 'read'
    return { name, label, standing, values, found }
  })
  return reviewed.toSorted((a, b) => importanceOf(a) - importanceOf(b))
}

/** The confidence in words; the service serves no value below 0.8. */
export const confidenceInWords = (confidence: number): string =>
  confidence >= 0.95 ? 'Sure' : confidence >= 0.8 ? 'Fairly sure' : confidence >= 0.6 ? 'Not sure' : 'A guess'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valueIn = (found: unknown): unknown => (isRecord(found) && 'value' in found ? found.value : found)

/** The text for the input of a value; null for a list, which has several values. */
export const typedOf = (found: unknown): string | null => {
  const value = valueIn(found)
  const plain = isRecord(value) && 'amount' in value ? value.amount : value
  if (plain === null || plain === undefined) return ''
  return typeof plain === 'string' || typeof plain === 'number' ? String(plain) : null
}

/** A typed value, in the form of the one that was read. */
export const correctedOf = (found: unknown, typed: string): Record<string, unknown> & { value: unknown } => {
  const value = valueIn(found)
  const of = (before: unknown) => (typeof before === 'number' && Number.isFinite(Number(typed)) ? Number(typed) : typed)
  const corrected = isRecord(value) && 'amount' in value ? { ...value, amount: of(value.amount) } : of(value)
  return { ...placeIn(found), value: corrected }
}

/** The place of the original value, without its confidence. */
const placeIn = (found: unknown): Record<string, unknown> =>
  isRecord(found)
    ? Object.fromEntries(['page', 'span', 'box'].flatMap((part) => (part in found ? [[part, found[part]]] : [])))
    : {}
