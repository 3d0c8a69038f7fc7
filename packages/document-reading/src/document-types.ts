export interface DocumentType<Code extends string = string> {
  code: Code
  label: string
  /** The current version of its schema, schemas/<code>@<version>.json. */
  schemaVersion: string
}

const documentType = <Code extends string>(
  code: Code,
  label: string,
  schemaVersion = '2026-11-22',
): DocumentType<Code> => ({ code, label, schemaVersion })

export const documentTypes = [
  documentType('bill_of_lading', 'Bill of lading', '2026-11-27'),
  documentType('sea_waybill', 'Sea waybill', '2026-11-27'),
  documentType('arrival_notice', 'Arrival notice', '2026-11-28'),
  documentType('delivery_order', 'Delivery order', '2026-11-28'),
  documentType('commercial_invoice', 'Commercial invoice'),
  documentType('packing_list', 'Packing list'),
  documentType('customs_entry', 'Customs entry'),
  documentType('freight_invoice', 'Freight invoice', '2026-11-27'),
  documentType('demurrage_invoice', 'Demurrage or detention invoice', '2026-11-29'),
  documentType('booking_confirmation', 'Booking confirmation', '2026-11-27'),
] as const

export type DocumentTypeCode = (typeof documentTypes)[number]['code']

export const isDocumentType = (text: string | undefined): text is DocumentTypeCode =>
  documentTypes.some(({ code }) => code === text)
