import { usualCurrency } from './amounts.ts'
import { dateOrder } from './dates.ts'
import { type DocumentTypeCode, documentTypes } from './document-types.ts'
import { fieldsOf, hasLineItems } from './fields.ts'
import type { InvoiceXml } from './formats/invoice-xml.ts'
import type { FieldName } from './labels/labels.ts'
import type { LaidPage } from './layout.ts'
import type { Extraction, Found, Identifier } from './reading.ts'
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
export function readerOf(
  type: DocumentTypeCode,
  pages: readonly LaidPage[],
  identifiers: readonly Identifier[],
): Reader {
  const text = textOf(pages)
  const manner: Manner = { dates: dateOrder(text), decimal: decimalSign(text), currency: usualCurrency(text) }
  return { type, maps: mapPages(pages, type), manner, identifiers }
}

const isOfCharges = (type: DocumentTypeCode) => type === 'freight_invoice' || type === 'demurrage_invoice'

const chargesOf = (pages: readonly LaidPage[], manner: Manner) =>
  pages.map((page) => chargesInRows(page, manner)).find((one) => one.length > 0) ?? []

const textOf = (pages: readonly LaidPage[]) => pages.map((page) => page.text).join('\n')

const amountsOf = (items: readonly LineItem[]) => items.flatMap(({ amount }) => (amount ? [amount.value.amount] : []))

/** The payload of a type, by its schema: containers, the values of its fields, and the rows of an invoice. */
export function extract(reader: Reader, pages: readonly LaidPage[]): Extraction {
  const { type, maps, manner } = reader
  const rowManner = { decimal: manner.decimal, weightUnit: usualWeightUnit(textOf(pages)) }
  const heads = new Map(maps.map((one) => [one.map.page, one.heads]))
  const whole = new Map(maps.map((one) => [one.map.page, wholeHeads(one.map.page, one.heads)]))
  const containers = readContainers(pages, whole, rowManner)
  const totals = Object.assign({}, ...pages.toReversed().map((page) => totalsOf(page, whole.get(page)!, rowManner)))
  const rows = hasLineItems(type) ? lineItems(pages, heads, manner) : []
  const items = rows.length > 0 || !isOfCharges(type) ? rows : chargesOf(pages, manner)
  const leftOut: { field: string; reason: string }[] = []
  const payload: Record<string, unknown> = { containers, ...(items.length > 0 && { line_items: items }) }
  const proposed: Record<string, unknown> = {}
  const derived: Partial<Record<FieldName, () => Found<unknown> | undefined>> = {
    total_amount: () => totalAmount(pages, items, whole, manner),
    ocean_freight: () => freightOf(items),
    rate_per_day: () => rateOf(items),
  }
  for (const field of fieldsOf[type]) {
    const own = derived[field]?.()
    const isOfRows = field === 'rate_per_day' && items.length > 0
    const { found, refused } = own || isOfRows ? { found: own } : readField(field, reader)
    const whole = isWhole(field)
      ? wholeOf(field, containers, totals[field], found as never, pages, manner.decimal)
      : field === 'net_weight'
        ? (totals[field] ?? found)
        : found
    if (whole)
      keep(
        field,
        decides(field, type)
          ? supported(whole as Found<Quantity>, field === 'total_amount', {
              pages,
              rows: field === 'total_amount' ? amountsOf(items) : [],
              decimal: manner.decimal,
            })
          : whole,
      )
    else if (refused) leftOut.push({ field, reason: refused })
  }
  const bad = mistypedContainers(pages, containers, otherNumbers({ ...payload, ...proposed }))
  if (bad.length > 0) proposed.containers = bad
  proposeImpossibleWeights(payload, proposed)
  const weighed = inUnitOfWhole(containers, payload.gross_weight as Found<Quantity> | undefined)
  payload.containers = sureOf(weighed, (field) => isAddedUp(payload[field] as Found<unknown> | undefined))
  return { schemaVersion: documentTypes.find(({ code }) => code === type)!.schemaVersion, payload, proposed, leftOut }

  function keep(field: FieldName, found: Found<unknown>): void {
    if (found.confidence >= SERVED_FROM && !isOfUnknownCurrency(found)) payload[field] = found
    else proposed[field] = found
  }
}

/** The XML of an invoice is what its sender's program wrote: it goes before what is printed. */
export function withInvoice(extraction: Extraction, type: DocumentTypeCode, invoice: InvoiceXml | null): Extraction {
  if (!invoice) return extraction
  const payload = { ...extraction.payload }
  for (const [field, value] of Object.entries(invoice))
    if (fieldsOf[type].includes(field as FieldName))
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
const otherNumbers = (fields: Record<string, unknown>): ReadonlySet<string> =>
  new Set(
    Object.values(fields).flatMap((one) => {
      const value = (one as Found<unknown> | undefined)?.value
      return typeof value === 'string' ? [value.replace(/[^A-Z\d]/gi, '').toUpperCase()] : []
    }),
  )

/** Nobody can pay a sum of nothing in particular. */
const isOfUnknownCurrency = ({ value }: Found<unknown>) => (value as { currency?: null } | null)?.currency === null
const isAddedUp = (whole: Found<unknown> | undefined) => whole?.grounds.includes(ADD_UP) ?? false
const isWhole = (field: FieldName) => field === 'packages' || field === 'gross_weight' || field === 'volume'

const usualWeightUnit = (text: string): string | null => {
  const isKg = /\b(?:kgs?|kgm|kilos?)\b|\dkgs?\b/i.test(text)
  const isLb = /\b(?:lbs?|pounds)\b|\dlbs?\b/i.test(text)
  return isKg === isLb ? null : isKg ? 'kg' : 'lb'
}
