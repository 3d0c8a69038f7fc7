import { findDocumentCurrency } from './amounts.ts'
import { dateOrder } from './dates.ts'
import { type DocumentTypeCode, documentTypes } from './document-types.ts'
import { fieldsByType, hasLineItems } from './fields.ts'
import type { InvoiceXml } from './formats/invoice-xml.ts'
import type { FieldName } from './labels/labels.ts'
import type { PageLayout } from './layout.ts'
import type { Extraction, FoundValue, Identifier } from './reading.ts'
import type { Manner, Quantity } from './values/accept.ts'
import { ADD_UP, totalsOf, wholeOf } from './values/cargo-totals.ts'
import { chargesInRows } from './values/charge-rows.ts'
import { wholeHeads } from './values/complete-headers.ts'
import { SERVED_FROM } from './values/confidence.ts'
import { inUnitOfWhole, sureOf } from './values/container-figures.ts'
import { readContainers } from './values/containers.ts'
import { decimalSign } from './values/decimal-sign.ts'
import type { Reader } from './values/document-context.ts'
import { proposeImpossibleWeights } from './values/impossible-weights.ts'
import { freightOf, type LineItem, lineItems, rateOf } from './values/line-items.ts'
import { mistypedContainers } from './values/mistyped-containers.ts'
import { mapPages } from './values/page-labels.ts'
import { readField } from './values/read-field.ts'
import { decides, supported } from './values/support.ts'
import { totalAmount } from './values/total-amount.ts'

/** What is known of a document before its values are read. */
export function createDocumentContext(
  type: DocumentTypeCode,
  pages: readonly PageLayout[],
  identifiers: readonly Identifier[],
): Reader {
  const text = joinText(pages)
  const manner: Manner = { dates: dateOrder(text), decimal: decimalSign(text), currency: findDocumentCurrency(text) }
  return { type, maps: mapPages(pages, type), manner, identifiers }
}

const isChargeInvoice = (type: DocumentTypeCode) => type === 'freight_invoice' || type === 'demurrage_invoice'

const findCharges = (pages: readonly PageLayout[], manner: Manner) =>
  pages.map((page) => chargesInRows(page, manner)).find((one) => one.length > 0) ?? []

const joinText = (pages: readonly PageLayout[]) => pages.map((page) => page.text).join('\n')

const itemAmounts = (items: readonly LineItem[]) => items.flatMap(({ amount }) => (amount ? [amount.value.amount] : []))

/** The payload of a type, by its schema: containers, the values of its fields, and the rows of an invoice. */
export function extract(reader: Reader, pages: readonly PageLayout[]): Extraction {
  const { type, maps, manner } = reader
  const rowConventions = { decimal: manner.decimal, weightUnit: findDocumentWeightUnit(joinText(pages)) }
  const headersByPage = new Map(maps.map((one) => [one.map.page, one.heads]))
  const completeHeaders = new Map(maps.map((one) => [one.map.page, wholeHeads(one.map.page, one.heads)]))
  const containers = readContainers(pages, completeHeaders, rowConventions)
  const totals = Object.assign(
    {},
    ...pages.toReversed().map((page) => totalsOf(page, completeHeaders.get(page)!, rowConventions)),
  )
  const rows = hasLineItems(type) ? lineItems(pages, headersByPage, manner) : []
  const items = rows.length > 0 || !isChargeInvoice(type) ? rows : findCharges(pages, manner)
  const leftOut: { field: string; reason: string }[] = []
  const payload: Record<string, unknown> = { containers, ...(items.length > 0 && { line_items: items }) }
  const proposed: Record<string, unknown> = {}
  const derived: Partial<Record<FieldName, () => FoundValue<unknown> | undefined>> = {
    total_amount: () => totalAmount(pages, items, completeHeaders, manner),
    ocean_freight: () => freightOf(items),
    rate_per_day: () => rateOf(items),
  }
  for (const field of fieldsByType[type]) {
    const derivedValue = derived[field]?.()
    const isFromRows = field === 'rate_per_day' && items.length > 0
    const { found, refused } = derivedValue || isFromRows ? { found: derivedValue } : readField(field, reader)
    const value = isTotalField(field)
      ? wholeOf(field, containers, totals[field], found as never, pages, manner.decimal)
      : field === 'net_weight'
        ? (totals[field] ?? found)
        : found
    if (value)
      store(
        field,
        decides(field, type)
          ? supported(value as FoundValue<Quantity>, field === 'total_amount', {
              pages,
              rows: field === 'total_amount' ? itemAmounts(items) : [],
              decimal: manner.decimal,
            })
          : value,
      )
    else if (refused) leftOut.push({ field, reason: refused })
  }
  const mistyped = mistypedContainers(pages, containers, collectNumbers({ ...payload, ...proposed }))
  if (mistyped.length > 0) proposed.containers = mistyped
  proposeImpossibleWeights(payload, proposed)
  const withUnits = inUnitOfWhole(containers, payload.gross_weight as FoundValue<Quantity> | undefined)
  payload.containers = sureOf(withUnits, (field) => matchesSum(payload[field] as FoundValue<unknown> | undefined))
  return { schemaVersion: documentTypes.find(({ code }) => code === type)!.schemaVersion, payload, proposed, leftOut }

  function store(field: FieldName, found: FoundValue<unknown>): void {
    if (found.confidence >= SERVED_FROM && !hasUnknownCurrency(found)) payload[field] = found
    else proposed[field] = found
  }
}

/** The XML of an invoice is what its sender's program wrote: it goes before what is printed. */
export function withInvoiceXml(extraction: Extraction, type: DocumentTypeCode, invoice: InvoiceXml | null): Extraction {
  if (!invoice) return extraction
  const payload = { ...extraction.payload }
  for (const [field, value] of Object.entries(invoice))
    if (fieldsByType[type].includes(field as FieldName))
      payload[field] = {
        value,
        page: 1,
        span: [0, 0],
        confidence: 0.99,
        grounds: ['the XML that is attached to the invoice'],
      }
  return { ...extraction, payload }
}

/** What is read as a number of another kind is no container, whatever its form. */
const collectNumbers = (fields: Record<string, unknown>): ReadonlySet<string> =>
  new Set(
    Object.values(fields).flatMap((one) => {
      const value = (one as FoundValue<unknown> | undefined)?.value
      return typeof value === 'string' ? [value.replace(/[^A-Z\d]/gi, '').toUpperCase()] : []
    }),
  )

/** Nobody can pay a sum of nothing in particular. */
const hasUnknownCurrency = ({ value }: FoundValue<unknown>) => (value as { currency?: null } | null)?.currency === null
const matchesSum = (whole: FoundValue<unknown> | undefined) => whole?.grounds.includes(ADD_UP) ?? false
const isTotalField = (field: FieldName) => field === 'packages' || field === 'gross_weight' || field === 'volume'

const findDocumentWeightUnit = (text: string): string | null => {
  const isKg = /\b(?:kgs?|kgm|kilos?)\b|\dkgs?\b/i.test(text)
  const isLb = /\b(?:lbs?|pounds)\b|\dlbs?\b/i.test(text)
  return isKg === isLb ? null : isKg ? 'kg' : 'lb'
}
