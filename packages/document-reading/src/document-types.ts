export interface DocumentType<Code extends string = string> {
  code: Code
  label: string
  /** The current version of its schema, schemas/<code>@<version>.json. */
  schemaVersion: string
}

const of = <Code extends string>(code: Code, label: string): DocumentType<Code> => ({
  code,
  label,
  schemaVersion: '2026-11-22',
})

export const documentTypes = [
  of('bill_of_lading', 'Bill of lading'),
  of('sea_waybill', 'Sea waybill'),
  of('arrival_notice', 'Arrival notice'),
  of('delivery_order', 'Delivery order'),
  of('commercial_invoice', 'Commercial invoice'),
  of('packing_list', 'Packing list'),
  of('customs_entry', 'Customs entry'),
  of('freight_invoice', 'Freight invoice'),
  of('demurrage_invoice', 'Demurrage or detention invoice'),
  of('booking_confirmation', 'Booking confirmation'),
] as const

export type DocumentTypeCode = (typeof documentTypes)[number]['code']

export const isDocumentType = (text: string | undefined): text is DocumentTypeCode =>
  documentTypes.some(({ code }) => code === text)
