/** A value that a document states, and where it stands. */
export interface FoundValue {
  value: unknown
  page: number | null
  /** Left, top, right and bottom as parts of the page; null where the place is not known. */
  box: readonly number[] | null
  /** Besides its label, something else on the paper says the same. */
  isSupported: boolean
  /** How sure the reading is, from 0 to 1; left out of what a person wrote. */
  confidence?: number
  /** The words of the page; left out where they were not kept. */
  words?: string
}

type Found = Readonly<Record<string, FoundValue>>

/** A container that a document names, and what it says of that one alone. */
export interface NamedContainer {
  number: string
  found: FoundValue
  parts: Found
}

/** A document of an account that is linked to a shipment, as far as its values are part of the record or compared with it. */
export interface LinkedDocument {
  id: string
  name: string
  type: string
  /** When it came, by the clock of the journey. */
  receivedMs: number
  /** The containers of the shipment that it names; null: it names the bill, and speaks of all; none: it names others. */
  containers: readonly string[] | null
  /** It names another bill of the line than that of the shipment: it adds nothing to the record. */
  isOfOtherBill?: boolean
  /** All that it names, of whichever shipment. */
  named?: readonly NamedContainer[]
  read: Found
  /** Too uncertain to be served. */
  proposed: Found
  /** What a person wrote over it; null is a rejection. */
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

/** The fields of documents that are part of a record, are compared with it, or tell documents apart. */
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
 * The types of documents whose values may become part of a record. Left out: invoices, whose last free day may be that of
 * the empty return, and bookings, whose terminal is that of the loading.
 */
const recordTypes: readonly string[] = ['arrival_notice', 'delivery_order']

export const mayBeOfRecord = ({ type }: LinkedDocument): boolean => recordTypes.includes(type)

/** The types that are compared with the record: papers of the carriage, and what is billed for it. Trade papers are not. */
export const comparedTypes = [
  'arrival_notice',
  'delivery_order',
  'bill_of_lading',
  'sea_waybill',
  'booking_confirmation',
  'freight_invoice',
  'demurrage_invoice',
] as const

const papers: Readonly<Record<string, string>> = {
  arrival_notice: 'An arrival notice',
  delivery_order: 'A delivery order',
  bill_of_lading: 'A bill of lading',
  sea_waybill: 'A sea waybill',
  booking_confirmation: 'A booking confirmation',
  freight_invoice: 'A freight invoice',
  demurrage_invoice: 'A demurrage or detention invoice',
}

/** What a document is, at the beginning of a sentence. */
export const paperName = ({ type }: LinkedDocument): string => papers[type] ?? 'A document'

/** What a document states of a field, with what a person wrote over it. */
export const statedIn = (document: LinkedDocument, field: UsedField): FoundValue | null =>
  Object.hasOwn(document.decided, field) ? document.decided[field]! : (document.read[field] ?? null)

export const textIn = (document: LinkedDocument, field: UsedField): string => {
  const value = statedIn(document, field)?.value
  return typeof value === 'string' ? value.trim() : ''
}
