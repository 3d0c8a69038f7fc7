import type { DocumentRepresentation } from '@boxtrail/client'
import { type ReadValue, valuesOf } from '../shipment/document-values.ts'

/** Where a field stands: a person has confirmed or corrected it, has rejected it, or it was only read. */
export type Standing = 'set' | 'rejected' | 'proposed' | 'read'

/** A field of a document, which a person decides on as a whole. */
export interface ReviewedField {
  name: string
  label: string
  standing: Standing
  values: readonly ReadValue[]
  /** As the service has it. */
  found: unknown
}

/** The fields of a document: what is to be decided first. */
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
  return reviewed.toSorted((a, b) => Number(b.standing === 'proposed') - Number(a.standing === 'proposed'))
}

/** How sure a value is, for people; the service takes none below 0.8 for one. */
export const confidenceInWords = (confidence: number): string =>
  confidence >= 0.95 ? 'Sure' : confidence >= 0.8 ? 'Fairly sure' : confidence >= 0.6 ? 'Not sure' : 'A guess'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valueIn = (found: unknown): unknown => (isRecord(found) && 'value' in found ? found.value : found)

/** What can be typed in the place of a value; null for lists, which have many. */
export const typedOf = (found: unknown): string | null => {
  const value = valueIn(found)
  const plain = isRecord(value) && 'amount' in value ? value.amount : value
  if (plain === null || plain === undefined) return ''
  return typeof plain === 'string' || typeof plain === 'number' ? String(plain) : null
}

/** A value as a person typed it, in the form of the one that was read. */
export const correctedOf = (found: unknown, typed: string): { value: unknown } => {
  const value = valueIn(found)
  const of = (before: unknown) => (typeof before === 'number' && Number.isFinite(Number(typed)) ? Number(typed) : typed)
  return { value: isRecord(value) && 'amount' in value ? { ...value, amount: of(value.amount) } : of(value) }
}
