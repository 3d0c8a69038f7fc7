import { type DocumentTypeCode, documentTypes } from './document-types.ts'
import { fieldsByType, hasLineItems, saysReleases } from './fields.ts'
import type { InvoiceXml } from './formats/invoice-xml.ts'
import type { FieldName } from './labels/labels.ts'
import type { PageLayout } from './layout/layout.ts'
import type { Extraction, FoundValue, Identifier } from './reading.ts'
import type { Conventions } from './values/accept/accepted.ts'
import type { Money } from './values/accept/amounts.ts'
import type { Quantity } from './values/accept/quantities.ts'
import { readBilledItems, withBilledValues } from './values/bills/bill-of-days.ts'
import { chooseCargoTotal, readCargoTotals, SUM_GROUND } from './values/cargo/cargo-totals.ts'
import { assignWeightUnit, keepServable } from './values/cargo/container-figures.ts'
import { findContainerPlaces } from './values/cargo/container-places.ts'
import { readContainers } from './values/cargo/containers.ts'
import { findMistypedContainers, findMistypedPlaces } from './values/cargo/mistyped-containers.ts'
import { findValuesOfOne } from './values/cargo/of-one-container.ts'
import { findChargeRows } from './values/charges/charge-rows.ts'
import { withSign } from './values/charges/credit-note.ts'
import { findDailyRate, findFreight, type LineItem } from './values/charges/line-items.ts'
import { readLineItems } from './values/charges/read-line-items.ts'
import { findTotalAmount } from './values/charges/total-amount.ts'
import { MIN_SERVED_CONFIDENCE } from './values/choose/confidence.ts'
import type { DocumentContext } from './values/choose/document-context.ts'
import { dateOrder } from './values/dates/dates.ts'
import { readField } from './values/fields/read-field.ts'
import { completeHeaderRows } from './values/labelled/complete-headers.ts'
import { mapPages } from './values/labelled/page-labels.ts'
import { findDocumentCurrency } from './values/numbers/amounts.ts'
import { decimalSign } from './values/numbers/decimal-sign.ts'
import { findRelease, releaseFields } from './values/sentences/releases.ts'
import { proposeImpossibleWeights } from './values/support/impossible-weights.ts'
import { checkSupport, needsSupport } from './values/support/support.ts'

/** What is known about a document before its fields are read. */
export function createDocumentContext(
  type: DocumentTypeCode,
  pages: readonly PageLayout[],
  identifiers: readonly Identifier[],
  receivedOn?: string,
): DocumentContext {
  const text = joinText(pages)
  const conventions: Conventions = {
    dates: dateOrder(text),
    decimal: decimalSign(text),
    currency: findDocumentCurrency(text),
  }
  return { type, maps: mapPages(pages, type), conventions, identifiers, ...(receivedOn ? { receivedOn } : {}) }
}

const isChargeInvoice = (type: DocumentTypeCode) => type === 'freight_invoice' || type === 'demurrage_invoice'

const findCharges = (pages: readonly PageLayout[], conventions: Conventions) =>
  pages.map((page) => findChargeRows(page, conventions)).find((one) => one.length > 0) ?? []

const joinText = (pages: readonly PageLayout[]) => pages.map((page) => page.text).join('\n')

const itemAmounts = (items: readonly LineItem[]) => items.flatMap(({ amount }) => (amount ? [amount.value.amount] : []))

/** The following day: when a document is received, it is already the next day in some time zones. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)

/** The payload of a type, by its schema: containers, the values of its fields, and the rows of an invoice. */
export function extract(context: DocumentContext, pages: readonly PageLayout[]): Extraction {
  const { type, maps, conventions } = context
  const rowConventions = { decimal: conventions.decimal, weightUnit: findDocumentWeightUnit(joinText(pages)) }
  const headersByPage = new Map(maps.map((one) => [one.map.page, one.headers]))
  const completeHeaders = new Map(maps.map((one) => [one.map.page, completeHeaderRows(one.map.page, one.headers)]))
  const places = findContainerPlaces(pages)
  const containers = readContainers(pages, completeHeaders, rowConventions, places)
  const totals = Object.assign(
    {},
    ...pages.toReversed().map((page) => readCargoTotals(page, completeHeaders.get(page)!, rowConventions)),
  )
  const isBillOfDays = type === 'demurrage_invoice'
  const readRows = () =>
    isBillOfDays
      ? readBilledItems(pages, headersByPage, conventions, places)
      : readLineItems(pages, headersByPage, conventions)
  const rows = hasLineItems(type) ? readRows() : []
  const items = rows.length > 0 || !isChargeInvoice(type) ? rows : findCharges(pages, conventions)
  const leftOut: { field: string; reason: string }[] = []
  const payload: Record<string, unknown> = { containers, ...(items.length > 0 && { line_items: items }) }
  const proposed: Record<string, unknown> = {}
  const derived: Partial<Record<FieldName, () => FoundValue<unknown> | undefined>> = {
    total_amount: () => findTotalAmount(pages, items, completeHeaders, conventions),
    ocean_freight: () => findFreight(items),
    rate_per_day: () => findDailyRate(items),
  }
  for (const field of fieldsByType[type]) {
    const derivedValue = derived[field]?.()
    const isFromRows = field === 'rate_per_day' && items.length > 0
    const { found, refused } = derivedValue || isFromRows ? { found: derivedValue } : readField(field, context)
    const value = isTotalField(field)
      ? chooseCargoTotal(field, containers, totals[field], found as never, pages, conventions.decimal)
      : field === 'net_weight'
        ? (totals[field] ?? found)
        : found
    const supported =
      value && needsSupport(field, type)
        ? checkSupport(value as FoundValue<Quantity>, field === 'total_amount', {
            pages,
            rows: field === 'total_amount' ? itemAmounts(items) : [],
            decimal: conventions.decimal,
          })
        : value
    if (supported) store(field, field === 'total_amount' ? withSign(pages, supported as FoundValue<Money>) : supported)
    else if (refused) leftOut.push({ field, reason: refused })
  }
  const madeOn = ((payload.document_date ?? payload.issue_date) as FoundValue<string> | undefined)?.value ?? null
  const received = context.receivedOn === undefined ? null : dayAfter(context.receivedOn)
  // The date of a document can be after its receipt, or be misread.
  const lastDay = madeOn !== null && received !== null && received < madeOn ? received : (madeOn ?? received)
  for (const field of saysReleases(type) ? releaseFields : []) {
    const { found, refused } = findRelease(field, pages, { dates: conventions.dates, lastDay })
    if (found) payload[field] = found
    if (refused) leftOut.push({ field, reason: refused })
  }
  const others = collectNumbers({ ...payload, ...proposed })
  const named = [...places, ...findMistypedPlaces(pages, others)]
  for (const field of saysReleases(type) ? findValuesOfOne(pages, payload, named, conventions.dates) : []) {
    delete payload[field]
    leftOut.push({ field, reason: 'it is stated for one of several containers, and not for all' })
  }
  const mistyped = findMistypedContainers(pages, containers, others)
  if (mistyped.length > 0) proposed.containers = mistyped
  proposeImpossibleWeights(payload, proposed)
  const withUnits = assignWeightUnit(containers, payload.gross_weight as FoundValue<Quantity> | undefined)
  payload.containers = keepServable(withoutBills(withUnits, payload), (field) =>
    matchesSum(payload[field] as FoundValue<unknown> | undefined),
  )
  const { schemaVersion } = documentTypes.find(({ code }) => code === type)!
  const extraction = { schemaVersion, payload, proposed, leftOut }
  return isBillOfDays ? withBilledValues(extraction, context, pages, places) : extraction

  function store(field: FieldName, found: FoundValue<unknown>): void {
    if (found.confidence >= MIN_SERVED_CONFIDENCE && !hasUnknownCurrency(found)) payload[field] = found
    else proposed[field] = found
  }
}

/** The XML of an invoice comes from the sender's program, so it takes precedence over the printed values. */
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

/** A number already read as another kind is not a container number, whatever its format. */
const collectNumbers = (fields: Record<string, unknown>): ReadonlySet<string> =>
  new Set(
    Object.values(fields).flatMap((one) => {
      const value = (one as FoundValue<unknown> | undefined)?.value
      return typeof value === 'string' ? [value.replace(/[^A-Z\d]/gi, '').toUpperCase()] : []
    }),
  )

/**
 * Leaves out numbers that are labelled as a bill or booking number, which may have the form of a container number, if
 * other container numbers remain.
 */
const withoutBills = <Container extends { value: string }>(
  containers: readonly Container[],
  payload: Record<string, unknown>,
): readonly Container[] => {
  const bills = collectNumbers(Object.fromEntries(BILLS.map((field) => [field, payload[field]])))
  const others = containers.filter(({ value }) => !bills.has(value))
  return others.length > 0 ? others : containers
}
const BILLS: readonly FieldName[] = [
  'bill_of_lading_number',
  'master_bill_number',
  'house_bill_number',
  'booking_number',
]

/** An amount without a currency is useless for payment. */
const hasUnknownCurrency = ({ value }: FoundValue<unknown>) => (value as { currency?: null } | null)?.currency === null
const matchesSum = (whole: FoundValue<unknown> | undefined) => whole?.grounds.includes(SUM_GROUND) ?? false
const isTotalField = (field: FieldName) => field === 'packages' || field === 'gross_weight' || field === 'volume'

const findDocumentWeightUnit = (text: string): string | null => {
  const isKg = /\b(?:kgs?|kgm|kilos?)\b|\dkgs?\b/i.test(text)
  const isLb = /\b(?:lbs?|pounds)\b|\dlbs?\b/i.test(text)
  return isKg === isLb ? null : isKg ? 'kg' : 'lb'
}
