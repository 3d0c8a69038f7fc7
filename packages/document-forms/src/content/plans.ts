import type { PaperType } from '../vocabulary/vocabulary.ts'

type Section = 'references' | 'route' | 'dates' | 'totals'
/** Fields, each with the percentage of documents that state it. */
export type Plan = readonly (readonly [field: string, percent: number])[]

const routeFields: Plan = [
  ['place_of_receipt', 45],
  ['vessel_and_voyage', 100],
  ['port_of_loading', 100],
  ['port_of_discharge', 100],
  ['place_of_delivery', 55],
]
const billFields: Plan = [
  ['bill_of_lading_number', 100],
  ['booking_number', 45],
  ['reference_number', 50],
]
const houseBillFields: Plan = [
  ['house_bill_number', 50],
  ['master_bill_number', 50],
  ['reference_number', 60],
]

/** The fields of each document type, section by section. */
export const PLANS: Record<PaperType, { parties: Plan } & Record<Section, Plan>> = {
  bill_of_lading: {
    parties: [
      ['shipper', 100],
      ['consignee', 100],
      ['notify_party', 90],
    ],
    references: billFields,
    route: routeFields,
    dates: [
      ['on_board_date', 85],
      ['issue_date', 90],
    ],
    totals: [],
  },
  sea_waybill: {
    parties: [
      ['shipper', 100],
      ['consignee', 100],
      ['notify_party', 80],
    ],
    references: billFields,
    route: routeFields,
    dates: [
      ['on_board_date', 70],
      ['issue_date', 80],
    ],
    totals: [],
  },
  arrival_notice: {
    parties: [
      ['shipper', 80],
      ['consignee', 100],
      ['notify_party', 60],
    ],
    references: [...billFields.slice(0, 1), ['reference_number', 50]],
    route: [...routeFields, ['terminal', 60]],
    dates: [
      ['document_date', 60],
      ['etd', 40],
      ['eta', 100],
      ['last_free_day', 55],
    ],
    totals: [],
  },
  delivery_order: {
    parties: [
      ['consignee', 90],
      ['release_to', 60],
    ],
    references: [['release_number', 60], ...billFields.slice(0, 1), ['reference_number', 40]],
    route: [...routeFields.slice(1, 4), ['terminal', 80]],
    dates: [
      ['document_date', 80],
      ['valid_until', 60],
      ['last_free_day', 30],
    ],
    totals: [],
  },
  commercial_invoice: {
    parties: [
      ['shipper', 30],
      ['bill_to', 60],
      ['consignee', 50],
    ],
    references: [
      ['invoice_number', 100],
      ['purchase_order_number', 70],
    ],
    route: [
      ['vessel_and_voyage', 40],
      ['port_of_loading', 60],
      ['port_of_discharge', 60],
    ],
    dates: [
      ['invoice_date', 100],
      ['due_date', 30],
      ['incoterm', 80],
      ['country_of_origin', 50],
    ],
    totals: [['total_amount', 100]],
  },
  packing_list: {
    parties: [
      ['shipper', 30],
      ['consignee', 90],
    ],
    references: [
      ['invoice_number', 80],
      ['purchase_order_number', 50],
    ],
    route: [
      ['vessel_and_voyage', 40],
      ['port_of_loading', 50],
      ['port_of_discharge', 50],
    ],
    dates: [['document_date', 80]],
    totals: [],
  },
  customs_entry: {
    parties: [['importer', 100]],
    references: [['entry_number', 100], ...billFields.slice(0, 1), ['reference_number', 60]],
    route: [
      ['vessel', 80],
      ['voyage', 40],
      ['port_of_loading', 40],
      ['port_of_discharge', 60],
    ],
    dates: [
      ['entry_date', 90],
      ['eta', 40],
      ['country_of_origin', 70],
    ],
    totals: [
      ['gross_weight', 80],
      ['entered_value', 90],
      ['duty_amount', 90],
    ],
  },
  freight_invoice: {
    parties: [
      ['bill_to', 80],
      ['shipper', 40],
      ['consignee', 40],
    ],
    references: [['invoice_number', 100], ...houseBillFields],
    route: [
      ['vessel_and_voyage', 70],
      ['port_of_loading', 80],
      ['port_of_discharge', 80],
    ],
    dates: [
      ['invoice_date', 100],
      ['due_date', 80],
      ['etd', 40],
      ['eta', 40],
    ],
    totals: [['total_amount', 100]],
  },
  demurrage_invoice: {
    parties: [['bill_to', 90]],
    references: [['invoice_number', 100], ...billFields.slice(0, 1)],
    route: [
      ['vessel_and_voyage', 60],
      ['port_of_discharge', 50],
    ],
    dates: [
      ['invoice_date', 100],
      ['due_date', 70],
      ['last_free_day', 50],
      ['gate_out_date', 60],
      ['returned_date', 60],
      ['free_days', 50],
    ],
    totals: [['total_amount', 100]],
  },
  booking_confirmation: {
    parties: [['shipper', 60]],
    references: [
      ['booking_number', 100],
      ['reference_number', 50],
    ],
    route: routeFields,
    dates: [
      ['etd', 100],
      ['eta', 90],
      ['empty_pickup_date', 40],
      ['documentation_cutoff', 70],
      ['vgm_cutoff', 50],
      ['cargo_cutoff', 80],
    ],
    totals: [],
  },
}
