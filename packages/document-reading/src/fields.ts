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
  entry_date: 'date',
  valid_until: 'date',
  documentation_cutoff: 'date',
  cargo_cutoff: 'date',
  vgm_cutoff: 'date',
  empty_pickup_date: 'date',
  gate_out_date: 'date',
  returned_date: 'date',
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

const numbers = [
  'bill_of_lading_number',
  'master_bill_number',
  'house_bill_number',
  'booking_number',
  'reference_number',
] as const
const voyage = ['vessel', 'voyage', 'port_of_loading', 'port_of_discharge'] as const
const transport = [
  'shipper',
  'consignee',
  'notify_party',
  'carrier',
  ...voyage,
  'place_of_receipt',
  'place_of_delivery',
] as const
const cargo = ['packages', 'gross_weight', 'volume'] as const
const bill = [...numbers, ...transport, ...cargo, 'issue_date', 'on_board_date'] as const
const money = ['invoice_number', 'invoice_date', 'due_date', 'total_amount', 'bill_to'] as const

/** What belongs to a type, besides its containers. */
export const fieldsOf: Record<DocumentTypeCode, readonly FieldName[]> = {
  bill_of_lading: bill,
  sea_waybill: bill,
  arrival_notice: [...numbers, ...transport, ...cargo, 'etd', 'eta', 'last_free_day', 'terminal', 'document_date'],
  delivery_order: [
    ...numbers,
    'release_number',
    'release_to',
    'consignee',
    ...voyage,
    'terminal',
    ...cargo,
    'valid_until',
    'last_free_day',
    'document_date',
  ],
  commercial_invoice: [
    ...numbers,
    'purchase_order_number',
    ...money,
    'shipper',
    'consignee',
    ...voyage,
    'incoterm',
    'country_of_origin',
  ],
  packing_list: [
    ...numbers,
    'purchase_order_number',
    'invoice_number',
    'shipper',
    'consignee',
    ...voyage,
    ...cargo,
    'net_weight',
    'document_date',
  ],
  customs_entry: [
    ...numbers,
    'entry_number',
    'entry_date',
    'importer',
    'consignee',
    ...voyage,
    'eta',
    'country_of_origin',
    'entered_value',
    'duty_amount',
    'gross_weight',
  ],
  freight_invoice: [...numbers, ...money, 'carrier', 'shipper', 'consignee', ...voyage, 'etd', 'eta', 'ocean_freight'],
  demurrage_invoice: [
    ...numbers,
    ...money,
    'carrier',
    ...voyage,
    'terminal',
    'free_days',
    'chargeable_days',
    'rate_per_day',
    'last_free_day',
    'gate_out_date',
    'returned_date',
  ],
  booking_confirmation: [
    ...numbers,
    ...transport,
    'etd',
    'eta',
    'documentation_cutoff',
    'cargo_cutoff',
    'vgm_cutoff',
    'empty_pickup_date',
    'terminal',
  ],
}

/** Whose rows are charges or goods, each with its amount. */
export const hasLineItems = (type: DocumentTypeCode): boolean =>
  type === 'commercial_invoice' || type === 'freight_invoice' || type === 'demurrage_invoice'
