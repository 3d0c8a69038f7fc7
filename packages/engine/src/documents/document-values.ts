import { type Fact, fact, noPlace } from '../statement.ts'
import { readTime } from '../time.ts'
import { documentsInForce } from './documents-in-force.ts'
import { type FoundValue, type LinkedDocument, mayBeOfRecord, recordFields } from './linked-document.ts'

export type DocumentField = (typeof recordFields)[number]

/**
 * How far a value can be relied on: a person confirmed it; two grounds support it; only its label supports it; or it
 * was read with doubt. Values of the first two kinds are statements about the container.
 */
export type Standing = 'confirmed' | 'supported' | 'read' | 'proposed'

/** A value that a document states about one container, or about all of its shipment if `container` is null. */
export interface DocumentValue {
  document: LinkedDocument
  field: DocumentField
  container: string | null
  /** A date, the name of a facility, or `released`. */
  value: string
  standing: Standing
  found: FoundValue
}

/** Turns a value into a statement about a container, by field. */
export const statementsOf: Readonly<Record<DocumentField, (container: string | null, value: string) => Fact>> = {
  last_free_day: (container, value) => fact('pickup_lfd_line', container, value),
  empty_return_by: (container, value) => fact('empty_return_by', container, value),
  terminal: (container, value) => fact('pickup_place', container, { ...noPlace, name: value }, { text: value }),
  freight_release: (container) => released('freight', container),
  customs_release: (container) => released('customs', container),
}

const released = (name: 'freight' | 'customs', container: string | null) =>
  fact('hold', container, { status: null, description: null }, { name, text: `${name} released` })

export const isRelied = ({ standing }: DocumentValue): boolean => standing === 'confirmed' || standing === 'supported'

/**
 * The values that the documents in force state about the containers of a shipment and that may be part of their
 * records, one for each field.
 */
export const documentValues = (documents: readonly LinkedDocument[]): DocumentValue[] => {
  const speaking = documents.filter((one) => mayBeOfRecord(one) && !namesOthers(one) && !one.isOfOtherBill)
  return documentsInForce(speaking).flatMap((document) =>
    recordFields.flatMap((field) => {
      const stated = valueIn(document, field, speaking)
      return stated
        ? (document.containers ?? [null]).map((container) => ({ document, field, container, ...stated }))
        : []
    }),
  )
}

/** Whether a document names containers, but none of the shipment. */
const namesOthers = ({ containers }: LinkedDocument): boolean => containers?.length === 0

type Stated = Pick<DocumentValue, 'value' | 'standing' | 'found'>

const valueIn = (document: LinkedDocument, field: DocumentField, all: readonly LinkedDocument[]): Stated | null => {
  const stated = (found: FoundValue | null | undefined, standing: Standing): Stated | null => {
    const value = usable(field, found?.value)
    return value === null ? null : { value, standing, found: found! }
  }
  // A rejected value does not count, whatever was read.
  if (Object.hasOwn(document.decided, field)) return stated(document.decided[field], 'confirmed')
  const read = stated(document.read[field], 'read')
  if (read === null) return stated(document.proposed[field], 'proposed')
  const isSupported =
    document.read[field]!.isSupported || all.some((other) => supports(other, document, field, read.value))
  return isSupported ? { ...read, standing: 'supported' } : read
}

/**
 * Whether another document of the shipment states the same: one of another type, or one whose value a person confirmed.
 * A copy of the same document is no second ground.
 */
const supports = (other: LinkedDocument, document: LinkedDocument, field: DocumentField, value: string): boolean => {
  if (other === document || !speaksOfSame(other, document)) return false
  if (Object.hasOwn(other.decided, field)) return usable(field, other.decided[field]?.value) === value
  return other.type !== document.type && usable(field, other.read[field]?.value) === value
}

const speaksOfSame = (one: LinkedDocument, other: LinkedDocument): boolean =>
  one.containers === null ||
  other.containers === null ||
  other.containers.every((number) => one.containers!.includes(number))

const MAX_NAME_LENGTH = 200

/** A value in the form in which it is compared; null if what a person or a reading wrote is not valid. */
const usable = (field: DocumentField, value: unknown): string | null => {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (field === 'last_free_day' || field === 'empty_return_by')
    return /^\d{4}-\d{2}-\d{2}$/.test(text) && readTime(text) !== null ? text : null
  if (field === 'terminal') return text !== '' && text.length <= MAX_NAME_LENGTH ? text : null
  return text.toLowerCase() === 'released' ? 'released' : null
}
