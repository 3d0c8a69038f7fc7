/** A value that a document states, and where it stands. */
export interface FoundValue {
  value: unknown
  page: number | null
  /** Left, top, right and bottom as parts of the page; null where the place is not known. */
  box: readonly number[] | null
  /** Besides its label, something else on the paper says the same. */
  isSupported: boolean
}

type Found = Readonly<Record<string, FoundValue>>

/** A document of an account that is linked to a shipment, as far as its values may become part of the record. */
export interface LinkedDocument {
  id: string
  name: string
  type: string
  /** When it came, by the clock of the journey. */
  receivedMs: number
  /** The containers of the shipment that it names; null: it names the bill, and speaks of all. */
  containers: readonly string[] | null
  read: Found
  /** Too uncertain to be served. */
  proposed: Found
  /** What a person wrote over it; null is a rejection. */
  decided: Readonly<Record<string, FoundValue | null>>
}

/** The fields of documents that are part of a record or tell documents apart. */
export const usedFields = [
  'last_free_day',
  'terminal',
  'freight_release',
  'customs_release',
  'document_date',
  'release_number',
  'house_bill_number',
  'bill_of_lading_number',
  'master_bill_number',
] as const
export type UsedField = (typeof usedFields)[number]

/**
 * The types of documents whose values may become part of a record. Left out: invoices, whose last free day may be that of
 * the empty return, and bookings, whose terminal is that of the loading.
 */
export const usedTypes = ['arrival_notice', 'delivery_order'] as const

/** What a document states of a field, with what a person wrote over it. */
export const statedIn = (document: LinkedDocument, field: UsedField): FoundValue | null =>
  Object.hasOwn(document.decided, field) ? document.decided[field]! : (document.read[field] ?? null)

export const textIn = (document: LinkedDocument, field: UsedField): string => {
  const value = statedIn(document, field)?.value
  return typeof value === 'string' ? value.trim() : ''
}
