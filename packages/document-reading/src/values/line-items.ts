import { findCurrency } from '../amounts.ts'
import type { Accepted } from '../dates.ts'
import { labels } from '../labels/labels.ts'
import type { Cell, PageLayout } from '../layout.ts'
import type { FoundValue } from '../reading.ts'
import { acceptMoney, type Conventions, isAccepted, type Money } from './accept.ts'
import { toFoundValue } from './choose-value.ts'
import { type ColumnHeader, type HeaderRow, nearestHeader } from './header-rows.ts'
import { findCell, findCellByMeaning, findQuantity } from './item-cells.ts'

export interface LineItem {
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

/** A table with descriptions and amounts; for demurrage, with containers and rates. */
const isItemTable = ({ headers }: HeaderRow): boolean => {
  const hasColumn = (name: string) => headers.some(({ meanings }) => meanings.has(`head:${name}` as never))
  const isPriced = hasColumn('container') && hasColumn('unit_price')
  return hasColumn('amount') && (hasColumn('description') || isPriced)
}

/** Page subtotals before the table continues. */
const CARRIED_FORWARD =
  /\b(?:carried|brought|carry) (?:forward|over)|^(?:page |sub ?)total|^übertrag|^zwischensumme|^(?:à )?report(?:er)?$|^a riportare|^riporto/i

/**
 * The rows of the first table with amounts, which continues on the next pages under the same headers until its total.
 */
export function readLineItems(
  pages: readonly PageLayout[],
  headersByPage: ReadonlyMap<PageLayout, readonly HeaderRow[]>,
  conventions: Conventions,
): LineItem[] {
  const items: LineItem[] = []
  for (const page of pages) {
    const header = headersByPage.get(page)!.find(isItemTable)
    if (!header && items.length > 0) break
    const table = header && readPageItems(page, header, conventions)
    items.push(...(table?.items ?? []).slice(0, MAX_ITEMS - items.length))
    if (table?.isEnded) break
  }
  return items
}

function readPageItems(
  page: PageLayout,
  header: HeaderRow,
  conventions: Conventions,
): { items: LineItem[]; isEnded: boolean } {
  const items: LineItem[] = []
  let bottom = header.bottom
  let left: number | undefined
  let isBelowSubtotal = false
  for (const line of page.lines) {
    const [first] = line
    if (!first || first.top < header.bottom - 4) continue
    if (line.some(({ text }) => CARRIED_FORWARD.test(text))) {
      isBelowSubtotal = items.length > 0
      continue
    }
    if (line.some(({ text }) => END_OF_TABLE.test(text) || TAX.test(text))) return { items, isEnded: items.length > 0 }
    if (first.top - bottom > 30) break
    if (line.some(({ text }) => DISCOUNT.test(text))) continue
    const text = findCellByMeaning(line, header, 'head:description')
    // After a subtotal another group of charges may follow in the same column.
    if (isBelowSubtotal && left !== undefined && Math.abs((text?.left ?? 0) - left) > 6) break
    const item = readItem(page, line, header, conventions)
    if (item && isSumRow(items, item)) return { items, isEnded: true }
    if (item) {
      items.push(item)
      left ??= text?.left
      bottom = first.bottom
    }
  }
  return { items, isEnded: false }
}

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
  const one = findCellByMeaning(line, withoutAmounts, 'head:unit_price')
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
