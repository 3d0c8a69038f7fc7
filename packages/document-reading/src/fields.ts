import type { DocumentTypeCode } from './document-types.ts'
import type { FieldName } from './labels/labels.ts'

export type ValueKind = 'number' | 'text' | 'date' | 'amount' | 'quantity'

export const valueKinds: Partial<Record<FieldName, ValueKind>> = {
  bill_of_lading_number: 'number',
  booking_number: 'number',
  master_bill_number: 'number',
  house_bill_number: 'number',
  purchase_order_number: 'number',
  reference_number: 'number',
  invoice_number: 'number',
  entry_number: 'number',
  release_number: 'number',
  voyage: 'number',
  etd: 'date',
  eta: 'date',
  issue_date: 'date',
  document_date: 'date',
  on_board_date: 'date',
  last_free_day: 'date',
  invoice_date: 'date',
  due_date: 'date',
  free_time_start: 'date',
  available_date: 'date',
  earliest_return_date: 'date',
  charged_from: 'date',
  charged_through: 'date',
  entry_date: 'date',
  valid_until: 'date',
  documentation_cutoff: 'date',
  cargo_cutoff: 'date',
  vgm_cutoff: 'date',
  empty_pickup_date: 'date',
  gate_out_date: 'date',
  returned_date: 'date',
  empty_return_by: 'date',
  rate_per_day: 'amount',
  total_amount: 'amount',
  ocean_freight: 'amount',
  duty_amount: 'amount',
  entered_value: 'amount',
  free_days: 'quantity',
  chargeable_days: 'quantity',
  gross_weight: 'quantity',
  net_weight: 'quantity',
  volume: 'quantity',
  packages: 'quantity',
}

const numberFields = [
  'bill_of_lading_number',
  'master_bill_number',
  'house_bill_number',
  'booking_number',
  'reference_number',
] as const
const voyageFields = ['vessel', 'voyage', 'port_of_loading', 'port_of_discharge'] as const
const transportFields = [
  'shipper',
  'consignee',
  'notify_party',
  'carrier',
  ...voyageFields,
  'place_of_receipt',
  'place_of_delivery',
] as const
const cargoFields = ['packages', 'gross_weight', 'volume'] as const
const billFields = [...numberFields, ...transportFields, ...cargoFields, 'issue_date', 'on_board_date'] as const
const invoiceFields = ['invoice_number', 'invoice_date', 'due_date', 'total_amount', 'bill_to'] as const

/** Where and by when the empty container is returned. */
const returnFields = ['empty_return_location', 'empty_return_by'] as const

/** The fields of each type besides its containers. */
export const fieldsByType: Record<DocumentTypeCode, readonly FieldName[]> = {
  bill_of_lading: billFields,
  sea_waybill: billFields,
  arrival_notice: [
    ...numberFields,
    ...transportFields,
    ...cargoFields,
    'etd',
    'eta',
    'last_free_day',
    'terminal',
    ...returnFields,
    'document_date',
  ],
  delivery_order: [
    ...numberFields,
    'release_number',
    'release_to',
    'consignee',
    ...voyageFields,
    'terminal',
    ...cargoFields,
    'valid_until',
    'last_free_day',
    ...returnFields,
    'document_date',
  ],
  commercial_invoice: [
    ...numberFields,
    'purchase_order_number',
    ...invoiceFields,
    'shipper',
    'consignee',
    ...voyageFields,
    'incoterm',
    'country_of_origin',
  ],
  packing_list: [
    ...numberFields,
    'purchase_order_number',
    'invoice_number',
    'shipper',
    'consignee',
    ...voyageFields,
    ...cargoFields,
    'net_weight',
    'document_date',
  ],
  customs_entry: [
    ...numberFields,
    'entry_number',
    'entry_date',
    'importer',
    'consignee',
    ...voyageFields,
    'eta',
    'country_of_origin',
    'entered_value',
    'duty_amount',
    'gross_weight',
  ],
  freight_invoice: [
    ...numberFields,
    ...invoiceFields,
    'carrier',
    'shipper',
    'consignee',
    ...voyageFields,
    'etd',
    'eta',
    'ocean_freight',
  ],
  demurrage_invoice: [
    ...numberFields,
    ...invoiceFields,
    'carrier',
    ...voyageFields,
    'terminal',
    'free_days',
    'chargeable_days',
    'rate_per_day',
    'free_time_start',
    'last_free_day',
    'available_date',
    'earliest_return_date',
    'charged_from',
    'charged_through',
    'gate_out_date',
    'returned_date',
    'tariff_rule',
    'liability_basis',
  ],
  booking_confirmation: [
    ...numberFields,
    ...transportFields,
    'etd',
    'eta',
    'documentation_cutoff',
    'cargo_cutoff',
    'vgm_cutoff',
    'empty_pickup_date',
    'terminal',
  ],
}

/** Types that say whether the goods are released (values/sentences/releases.ts). */
export const saysReleases = (type: DocumentTypeCode): boolean => type === 'arrival_notice' || type === 'delivery_order'

/**
 * Types whose values are compared with tracked data, and keep the words that they were read from. Trade documents do
 * not, because they have many rows.
 */
export const keepsWords = (type: DocumentTypeCode): boolean =>
  type !== 'commercial_invoice' && type !== 'packing_list' && type !== 'customs_entry'

/** Types with rows of charges or goods, each with an amount. */
export const hasLineItems = (type: DocumentTypeCode): boolean =>
  type === 'commercial_invoice' || type === 'freight_invoice' || type === 'demurrage_invoice'
