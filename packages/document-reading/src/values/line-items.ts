import { findCurrency } from '../amounts.ts'
import type { Accepted } from '../dates.ts'
import { labels } from '../labels/labels.ts'
import type { Cell, PageLayout } from '../layout.ts'
import type { FoundValue } from '../reading.ts'
import { acceptMoney, type Conventions, isAccepted, type Money } from './accept.ts'
import { type BilledRow, readBilledDays } from './billed-rows.ts'
import { toFoundValue } from './choose-value.ts'
import { type ColumnHeader, type HeaderRow, nearestHeader } from './header-rows.ts'
import { findCell, findCellByMeaning, findQuantity } from './item-cells.ts'
import type { LabelMeaning } from './label-matches.ts'

export interface LineItem extends BilledRow {
  description?: FoundValue<string>
  quantity?: FoundValue<number>
  unit_price?: FoundValue<Money>
  amount?: FoundValue<Money>
}

/** Taxes are not line items. */
export const TAX =
  /^(?:(?:add|plus|zzgl\.?|\+)\s+)?(?:vat|gst|hst|iva|i\.?v\.?a|i\.?g\.?v|tva|moms|mva|mwst|btw|kdv|(?:sales|consumption|service) tax|tax)(?!\p{L})/iu
const END_OF_TABLE =
  /^(?:grand |sub ?|invoice |say )?totals?\b|^totale|^gesamt|^say\b|^total\b|^vat\b|^base imponible|^please pay|^amount due|^(?:merchandise|goods|order|invoice|items?) (?:sub ?)?total\b|^subtot|^net$|^netto|^totaa?l|^(?:genel )?toplam|^suma\b|^somme\b|^taxable value|^moms(?:pligtig|fri|grundlag)|^zwischen|^i alt|^te betalen|^[àa] payer|^net [àa] |^op\. |^rechnungsbetrag|^please pay/i
/** A discount on the whole invoice is not a line item. */
const DISCOUNT =
  /^(?:less\b|(?:less |trade |cash |special )?(?:discount|rebate)\b|rabatt|skonto|remise|descuento|sconto|korting)/i
const MAX_ITEMS = 500

/** A table with descriptions and amounts; for demurrage, with containers and rates, or days. */
const isItemTable = ({ headers }: HeaderRow, isBill: boolean): boolean => {
  const hasColumn = (name: LabelMeaning) => headers.some(({ meanings }) => meanings.has(name))
  const isPriced =
    hasColumn('head:container') &&
    (hasColumn('head:unit_price') || (isBill && (hasColumn('head:quantity') || hasColumn('chargeable_days'))))
  return hasColumn('head:amount') && (hasColumn('head:description') || isPriced)
}

/** Page subtotals before the table continues. */
const CARRIED_FORWARD =
  /\b(?:carried|brought|carry) (?:forward|over)|^(?:page |sub ?)total|^übertrag|^zwischensumme|^(?:à )?report(?:er)?$|^a riportare|^riporto/i

/** Of a bill of days: rows of several containers, each with its own table or total. */
export interface BillRows {
  namesContainer: (line: readonly Cell[]) => boolean
}

/**
 * The rows of the first table with amounts, which continues on the next pages under the same headers until its total. A bill
 * may repeat them for each container, and go on without them on the next page.
 */
export function readLineItems(
  pages: readonly PageLayout[],
  headersByPage: ReadonlyMap<PageLayout, readonly HeaderRow[]>,
  conventions: Conventions,
  bill?: BillRows,
): LineItem[] {
  const items: LineItem[] = []
  let open: HeaderRow | undefined
  for (const page of pages) {
    const headers = headersByPage.get(page)!
    const first = headers.find((one) => isItemTable(one, bill !== undefined))
    if (!first && items.length > 0 && !(bill && open)) break
    const tables = first && bill ? headers.filter((one) => hasSameColumns(one, first)) : first ? [first] : []
    const table = first
      ? readTables(page, tables, conventions, bill)
      : open && readPageItems(page, { ...open, top: 0, bottom: 0 }, conventions, { ...bill!, isContinued: true })
    items.push(...(table?.items ?? []).slice(0, MAX_ITEMS - items.length))
    if (table?.isEnded && !bill) break
    open = table && table.items.length > 0 && !table.isEnded ? (tables.at(-1) ?? open) : undefined
  }
  return items
}

const hasSameColumns = (one: HeaderRow, first: HeaderRow): boolean =>
  one === first ||
  (one.top >= first.top &&
    one.headers.length === first.headers.length &&
    one.headers.every(({ words }) => first.headers.some((other) => other.words === words)))

interface TableRows {
  items: LineItem[]
  isEnded: boolean
}

const readTables = (
  page: PageLayout,
  tables: readonly HeaderRow[],
  conventions: Conventions,
  bill: BillRows | undefined,
): TableRows => {
  const all = tables.map((table, nth) =>
    readPageItems(page, table, conventions, bill && { ...bill, end: tables[nth + 1]?.top }),
  )
  return { items: all.flatMap(({ items }) => items), isEnded: all.at(-1)?.isEnded ?? false }
}

interface PageRows extends BillRows {
  /** Where the next table of the page begins. */
  end?: number | undefined
  /** The table began on an earlier page, and its headers are not repeated. */
  isContinued?: boolean
}

function readPageItems(
  page: PageLayout,
  header: HeaderRow,
  conventions: Conventions,
  bill: PageRows | undefined,
): TableRows {
  const items: LineItem[] = []
  let bottom = header.bottom
  let left: number | undefined
  let isBelowSubtotal = false
  for (const line of page.lines) {
    const [first] = line
    if (!first || first.top < header.bottom - 4) continue
    if (bill?.end !== undefined && first.top >= bill.end - 4) break
    const isOfContainer = bill?.namesContainer(line) ?? false
    // "Total MSCU1234566": the next container follows.
    if (isOfContainer && line.some(({ text }) => END_OF_TABLE.test(text))) {
      bottom = first.bottom
      continue
    }
    if (line.some(({ text }) => CARRIED_FORWARD.test(text))) {
      isBelowSubtotal = items.length > 0
      if (bill) bottom = first.bottom
      continue
    }
    if (line.some(({ text }) => END_OF_TABLE.test(text) || TAX.test(text)))
      return { items, isEnded: items.length > 0 || bill?.isContinued === true }
    const isBeforeFirst = bill?.isContinued === true && items.length === 0
    if (first.top - bottom > 30 && !isBeforeFirst) break
    if (line.some(({ text }) => DISCOUNT.test(text))) continue
    const text = findCellByMeaning(line, header, 'head:description')
    // After a subtotal another group of charges may follow in the same column.
    if (isBelowSubtotal && !bill && left !== undefined && Math.abs((text?.left ?? 0) - left) > 6) break
    const item = readItem(page, line, header, conventions, bill !== undefined)
    if (item && isSumRow(items, item)) return { items, isEnded: true }
    // Without its headers a row shows that it is one by its numbers.
    if (item && !(bill?.isContinued && !isProduct(item))) {
      items.push(item)
      left ??= text?.left
      bottom = first.bottom
    } else if (isOfContainer) bottom = first.bottom
  }
  return { items, isEnded: false }
}

const isProduct = ({ quantity, unit_price: price, amount }: LineItem): boolean =>
  quantity !== undefined &&
  price !== undefined &&
  Math.abs(quantity.value * price.value.amount - amount!.value.amount) < 0.02 + 0.005 * quantity.value

/** A row that only repeats the sum of the rows above. */
const isSumRow = (items: readonly LineItem[], { amount, unit_price: price }: LineItem): boolean =>
  items.length > 0 &&
  !price &&
  Math.abs(items.reduce((all, one) => all + (one.amount?.value.amount ?? 0), 0) - amount!.value.amount) < 0.01

/** Prepaid and collect charges: each charge is in one of the two columns. */
const PAYMENT = /^(?:prepaid|collect)/i

function readItem(
  page: PageLayout,
  line: readonly Cell[],
  header: HeaderRow,
  conventions: Conventions,
  isBill: boolean,
): LineItem | null {
  const money = (cell: Cell | undefined) => {
    const currency = cell && findCurrency(nearestHeader(header, cell)?.words ?? '')
    const accepted =
      cell &&
      acceptMoney({ ...conventions, decimal: conventions.decimal ?? '.', currency: currency ?? conventions.currency })(
        cell.text,
      )
    return cell && accepted && isAccepted(accepted) ? { cell, accepted: withSign(cell.text, accepted) } : null
  }
  // The amount to pay is at the end of a row: "Total days … Charge".
  const amounts = header.headers.filter(({ meanings }) => meanings.has('head:amount')).toSorted(byLeft)
  const last = amounts.at(-1)
  const columns = last && PAYMENT.test(last.words) ? amounts.filter(({ words }) => PAYMENT.test(words)) : [last]
  const amount = columns
    .toReversed()
    .flatMap((column) => money(column && findCell(line, header, column)) ?? [])
    .at(0)
  if (!amount) return null
  // "Ext. price" is the amount if a column before it has the unit price.
  const withoutAmounts = {
    ...header,
    headers: header.headers.filter((one) => !columns.includes(one) || !hasSeparatePrice(header, one)),
  }
  const one =
    findCellByMeaning(line, withoutAmounts, 'head:unit_price') ??
    (isBill ? findCellByMeaning(line, withoutAmounts, 'rate_per_day') : undefined)
  const price = one === amount.cell ? null : money(one)
  const text = findCellByMeaning(line, header, 'head:description')
  const { value: total } = amount.accepted
  const isDescribed = text !== undefined && /\p{L}{2}/u.test(text.text)
  const count = findQuantity(line, header, {
    amount: total.amount,
    price: price?.accepted.value.amount,
    others: [amount.cell, ...(price ? [price.cell] : [])],
    decimal: conventions.decimal,
  })
  // An empty row of a workbook still has the formula of its amount.
  if (total.amount === 0 && !isDescribed && !count?.value) return null
  const evidence = count?.isProduct
    ? { confidence: 0.98, grounds: ['in a row of a table', 'quantity times price is its amount'] }
    : { confidence: 0.9, grounds: ['in a row of a table'] }
  return {
    ...(isDescribed && {
      description: toFoundValue(
        page,
        text,
        0,
        { value: text.text.slice(0, 200), length: Math.min(200, text.text.length) },
        evidence,
      ),
    }),
    ...(count && { quantity: toFoundValue(page, count.cell, 0, count, evidence) }),
    ...(price && { unit_price: toFoundValue(page, price.cell, price.accepted.at, price.accepted, evidence) }),
    amount: toFoundValue(page, amount.cell, amount.accepted.at, amount.accepted, evidence),
    ...(isBill && readBilledDays(page, line, header, count?.value, conventions)),
  }
}

/** A minus before or after the number, or brackets around it. */
function withSign(text: string, accepted: Accepted<Money>): Accepted<Money> {
  const isLess = /^\(.*\)$|^[A-Z€$£]*\s?[-–−]\s?[A-Z€$£]*\s?\d|\d[-–−]$/.test(text)
  const { amount, currency } = accepted.value
  return isLess && amount !== 0 ? { ...accepted, value: { amount: -amount, currency } } : accepted
}

const hasSeparatePrice = ({ headers }: HeaderRow, column: ColumnHeader): boolean =>
  headers.some((one) => one !== column && one.meanings.has('head:unit_price'))

const byLeft = (a: ColumnHeader, b: ColumnHeader) => a.box.left - b.box.left

const FREIGHT = new RegExp(`^(?:${labels.ocean_freight})(?!.*(?:surcharge|fee))`, 'i')

/** The charge for the ocean freight. */
export const findFreight = (items: readonly LineItem[]): FoundValue<Money> | undefined =>
  items.find(({ description }) => FREIGHT.test(description?.value ?? ''))?.amount

/** The daily rate, if all days have the same. */
export function findDailyRate(items: readonly LineItem[]): FoundValue<Money> | undefined {
  const rates = items.flatMap(({ unit_price: price }) => (price && price.value.amount > 0 ? [price] : []))
  return new Set(rates.map(({ value }) => value.amount)).size === 1 ? rates[0] : undefined
}
