import type { DocumentTypeCode } from '@boxtrail/document-reading/document-types'
import { foldName } from '@boxtrail/reference/fold-name'
import type { Places } from '@boxtrail/reference/places'
import { areOtherBills, areOtherParties, areOtherPorts } from './compare-names.ts'
import type { Total } from './compare-totals.ts'
import { type ComparedDocument, type Stated, stated, textOf } from './compared-document.ts'

type Types = readonly DocumentTypeCode[]

const BILLS: Types = ['bill_of_lading', 'sea_waybill']
const CARRIAGE: Types = [...BILLS, 'arrival_notice', 'delivery_order']
const CARGO: Types = [...CARRIAGE, 'packing_list']
const TRADE: Types = ['commercial_invoice', 'packing_list']

/** A field that has the same meaning in several types of documents. */
interface Meaning {
  name: string
  /** The name of the field in each type that has it. */
  of: Partial<Record<DocumentTypeCode, string>>
}

const named = (name: string, types: Types): Meaning => ({
  name,
  of: Object.fromEntries(types.map((type) => [type, name])),
})

/** Totals, which also show whether two documents are about the same goods. */
export const totals: readonly (Meaning & { name: Total })[] = [
  { ...named('packages', CARGO), name: 'packages' },
  { ...named('gross_weight', [...CARGO, 'customs_entry']), name: 'gross_weight' },
  { ...named('volume', CARGO), name: 'volume' },
]

/**
 * The other fields, each with what makes two values a contradiction. Left out: vessel, voyage and dates, which change
 * on the way; buyer and seller of an invoice, who need not be those of the bill; net weight and Incoterms, which only
 * one type states; numbers of invoices and orders, because documents with different ones do not belong together.
 */
export const meanings: readonly (Meaning & { differ: (a: Stated, b: Stated, places: Places) => boolean })[] = [
  {
    ...named('shipper', [...BILLS, 'arrival_notice']),
    differ: (a, b) => areOtherParties(a.value, b.value),
  },
  {
    ...named('consignee', CARRIAGE),
    differ: (a, b) => areOtherParties(a.value, b.value),
  },
  {
    ...named('port_of_loading', [...BILLS, ...TRADE]),
    differ: (a, b, places) => differInPort(a, b, 'place_of_receipt', places),
  },
  {
    ...named('port_of_discharge', [...CARRIAGE, ...TRADE]),
    differ: (a, b, places) => differInPort(a, b, 'place_of_delivery', places),
  },
  {
    ...named('master_bill_number', CARRIAGE),
    differ: (a, b) => areOtherBills(a.value, b.value),
  },
  {
    name: 'value_of_goods',
    of: { commercial_invoice: 'total_amount', customs_entry: 'entered_value' },
    differ: isEnteredTooLow,
  },
]

export const statedAs = ({ of }: Meaning, document: ComparedDocument): Stated | undefined => {
  const field = of[document.type as DocumentTypeCode]
  return field === undefined ? undefined : stated(document, field)
}

/** The types of documents that have a field to compare. */
export const comparedTypes: readonly string[] = [
  ...new Set([...totals, ...meanings].flatMap(({ of }) => Object.keys(of))),
]
export const comparedFields: readonly string[] = [
  ...new Set([
    ...[...totals, ...meanings].flatMap(({ of }) => Object.values(of)),
    ...['containers', 'bill_of_lading_number', 'house_bill_number', 'place_of_receipt', 'place_of_delivery'],
    ...['invoice_number', 'entry_number', 'release_number', 'incoterm'],
  ]),
]

/** Whether two ports differ; some documents name the inland place as the port. */
function differInPort(a: Stated, b: Stated, inland: string, places: Places): boolean {
  const of = ({ value, document }: Stated) =>
    [value, textOf(document, inland)].map(placeName).filter((one) => one !== '')
  const others = new Set(of(b))
  return areOtherPorts(a.value, b.value, places) && !of(a).some((one) => others.has(one))
}

const placeName = (value: unknown): string => (typeof value === 'string' ? foldName(value.split(',')[0]!) : '')

/**
 * Whether the entered value is below that of an invoice without freight: a customs value has additions, and is never
 * lower.
 */
function isEnteredTooLow(a: Stated, b: Stated): boolean {
  const [invoice, entry] = a.document.type === 'commercial_invoice' ? [a, b] : [b, a]
  const [sold, entered] = [moneyOf(invoice.value), moneyOf(entry.value)]
  if (!sold || !entered || sold.currency !== entered.currency) return false
  if (!/\b(?:EXW|FCA|FAS|FOB)\b/i.test(textOf(invoice.document, 'incoterm') ?? '')) return false
  return entered.amount < sold.amount * 0.995 - 1 && entered.amount >= sold.amount * 0.9
}

const moneyOf = (value: unknown): { amount: number; currency: string } | null => {
  const { amount, currency } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  return typeof amount === 'number' && typeof currency === 'string' ? { amount, currency } : null
}
