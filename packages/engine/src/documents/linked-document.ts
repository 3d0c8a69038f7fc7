/** A value that a document states, and where it is. */
export interface FoundValue {
  value: unknown
  page: number | null
  /** Left, top, right and bottom as fractions of the page; null if the place is not known. */
  box: readonly number[] | null
  /** Whether something else on the document supports the value, besides its label. */
  isSupported: boolean
  /** How certain the reading is, from 0 to 1; left out if a person wrote the value. */
  confidence?: number
  /** The words on the page; left out if they were not kept. */
  words?: string
}

type Found = Readonly<Record<string, FoundValue>>

/** A container that a document names, and the values stated for it alone. */
export interface NamedContainer {
  number: string
  found: FoundValue
  parts: Found
}

/**
 * A document of an account that is linked to a shipment, with the values that are part of the record or compared with
 * it.
 */
export interface LinkedDocument {
  id: string
  name: string
  type: string
  /** When it was received, by the clock of the journey. */
  receivedMs: number
  /**
   * The containers of the shipment that it names; null if it names only the bill, and so is about all; empty if it
   * names others.
   */
  containers: readonly string[] | null
  /** Whether it names another bill of the line than the shipment's, and so adds nothing to the record. */
  isOfOtherBill?: boolean
  /** All containers that it names, of whichever shipment. */
  named?: readonly NamedContainer[]
  read: Found
  /** Values that are too uncertain to be served. */
  proposed: Found
  /** What a person decided about a value; null is a rejection. */
  decided: Readonly<Record<string, FoundValue | null>>
}

/** What a document can add to the record of a container. */
export const recordFields = [
  'last_free_day',
  'empty_return_by',
  'terminal',
  'freight_release',
  'customs_release',
] as const

/** The fields of documents that are part of a record, are compared with it, or distinguish documents. */
export const usedFields = [
  ...recordFields,
  'document_date',
  'issue_date',
  'invoice_date',
  'release_number',
  'invoice_number',
  'house_bill_number',
  'bill_of_lading_number',
  'master_bill_number',
  'booking_number',
  'containers',
  'vessel',
  'voyage',
  'port_of_loading',
  'port_of_discharge',
  'place_of_delivery',
  'etd',
  'eta',
  'on_board_date',
  'gross_weight',
  'gate_out_date',
  'returned_date',
] as const
export type UsedField = (typeof usedFields)[number]

/**
 * The types of documents whose values may become part of a record. Invoices are left out, because their last free day
 * may be that of the empty return, and bookings, because their terminal is that of the loading.
 */
const recordTypes: readonly string[] = ['arrival_notice', 'delivery_order']

export const mayBeOfRecord = ({ type }: LinkedDocument): boolean => recordTypes.includes(type)

/**
 * The types that are compared with the record: transport documents, and invoices for the transport. Trade documents are
 * not.
 */
export const comparedTypes = [
  'arrival_notice',
  'delivery_order',
  'bill_of_lading',
  'sea_waybill',
  'booking_confirmation',
  'freight_invoice',
  'demurrage_invoice',
] as const

const names: Readonly<Record<string, string>> = {
  arrival_notice: 'An arrival notice',
  delivery_order: 'A delivery order',
  bill_of_lading: 'A bill of lading',
  sea_waybill: 'A sea waybill',
  booking_confirmation: 'A booking confirmation',
  freight_invoice: 'A freight invoice',
  demurrage_invoice: 'A demurrage or detention invoice',
}

/** The type of a document, for the beginning of a sentence. */
export const documentName = ({ type }: LinkedDocument): string => names[type] ?? 'A document'

/** The value that a document states for a field, or what a person decided instead. */
export const statedIn = (document: LinkedDocument, field: UsedField): FoundValue | null =>
  Object.hasOwn(document.decided, field) ? document.decided[field]! : (document.read[field] ?? null)

export const textIn = (document: LinkedDocument, field: UsedField): string => {
  const value = statedIn(document, field)?.value
  return typeof value === 'string' ? value.trim() : ''
}
