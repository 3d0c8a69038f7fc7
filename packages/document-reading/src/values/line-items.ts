import { findCurrency } from '../amounts.ts'
import type { Accepted } from '../dates.ts'
import { labels } from '../labels/labels.ts'
import type { Cell, PageLayout } from '../layout.ts'
import type { FoundValue } from '../reading.ts'
import { acceptMoney, isAccepted, type Manner, type Money } from './accept.ts'
import { foundAt } from './choose-value.ts'
import { type Head, type HeadRow, headOf } from './header-rows.ts'
import { cellOf, cellUnder, quantityOf } from './item-cells.ts'

export interface LineItem {
  description?: FoundValue<string>
  quantity?: FoundValue<number>
  unit_price?: FoundValue<Money>
  amount?: FoundValue<Money>
}

/** Taxes are no charges. */
export const TAX =
  /^(?:(?:add|plus|zzgl\.?|\+)\s+)?(?:vat|gst|hst|iva|i\.?v\.?a|i\.?g\.?v|tva|moms|mva|mwst|btw|kdv|sales tax|tax)(?!\p{L})/iu
const ENDS =
  /^(?:grand |sub ?|invoice |say )?totals?\b|^totale|^gesamt|^say\b|^total\b|^vat\b|^base imponible|^please pay|^amount due|^(?:merchandise|goods|order|invoice|items?) (?:sub ?)?total\b|^subtot|^net$|^netto|^totaa?l|^(?:genel )?toplam|^suma\b|^somme\b|^taxable value|^moms(?:pligtig|fri|grundlag)|^zwischen|^i alt|^te betalen|^[àa] payer|^net [àa] |^op\. |^rechnungsbetrag|^please pay/i
/** What is taken off all of an invoice is none of its charges. */
const DISCOUNT =
  /^(?:less\b|(?:less |trade |cash |special )?(?:discount|rebate)\b|rabatt|skonto|remise|descuento|sconto|korting)/i
const MOST = 500

/** What is charged for, and how much; of demurrage, each container by its days. */
const isOfItems = ({ heads }: HeadRow): boolean => {
  const speaksOf = (name: string) => heads.some(({ spoken }) => spoken.has(`head:${name}` as never))
  const isPriced = speaksOf('container') && speaksOf('unit_price')
  return speaksOf('amount') && (speaksOf('description') || isPriced)
}

/** What the end of a page adds up, before the table goes on. */
const CARRIED =
  /\b(?:carried|brought|carry) (?:forward|over)|^(?:page |sub ?)total|^übertrag|^zwischensumme|^(?:à )?report(?:er)?$|^a riportare|^riporto/i

/** The rows of the first table with amounts; on the next pages it goes on below the same heads, until its total. */
export function lineItems(
  pages: readonly PageLayout[],
  heads: ReadonlyMap<PageLayout, readonly HeadRow[]>,
  manner: Manner,
): LineItem[] {
  const items: LineItem[] = []
  for (const page of pages) {
    const head = heads.get(page)!.find(isOfItems)
    if (!head && items.length > 0) break
    const table = head && itemsOfPage(page, head, manner)
    items.push(...(table?.items ?? []).slice(0, MOST - items.length))
    if (table?.isEnded) break
  }
  return items
}

function itemsOfPage(page: PageLayout, head: HeadRow, manner: Manner): { items: LineItem[]; isEnded: boolean } {
  const items: LineItem[] = []
  let bottom = head.bottom
  let left: number | undefined
  let isBelowSubtotal = false
  for (const line of page.lines) {
    const [first] = line
    if (!first || first.top < head.bottom - 4) continue
    if (line.some(({ text }) => CARRIED.test(text))) {
      isBelowSubtotal = items.length > 0
      continue
    }
    if (line.some(({ text }) => ENDS.test(text) || TAX.test(text))) return { items, isEnded: items.length > 0 }
    if (first.top - bottom > 30) break
    if (line.some(({ text }) => DISCOUNT.test(text))) continue
    const text = cellUnder(line, head, 'head:description')
    // Below what its charges add up to another group of them may begin, in the same column.
    if (isBelowSubtotal && left !== undefined && Math.abs((text?.left ?? 0) - left) > 6) break
    const item = itemOf(page, line, head, manner)
    if (item && isSumOf(items, item)) return { items, isEnded: true }
    if (item) {
      items.push(item)
      left ??= text?.left
      bottom = first.bottom
    }
  }
  return { items, isEnded: false }
}

/** A row that says no more than what the rows above it add up to. */
const isSumOf = (items: readonly LineItem[], { amount, unit_price: price }: LineItem): boolean =>
  items.length > 0 &&
  !price &&
  Math.abs(items.reduce((all, one) => all + (one.amount?.value.amount ?? 0), 0) - amount!.value.amount) < 0.01

/** What is paid before and what after shipment: a charge stands in one of the two columns. */
const PAYMENT = /^(?:prepaid|collect)/i

function itemOf(page: PageLayout, line: readonly Cell[], head: HeadRow, manner: Manner): LineItem | null {
  const money = (cell: Cell | undefined) => {
    const currency = cell && findCurrency(headOf(head, cell)?.words ?? '')
    const accepted =
      cell &&
      acceptMoney({ ...manner, decimal: manner.decimal ?? '.', currency: currency ?? manner.currency })(cell.text)
    return cell && accepted && isAccepted(accepted) ? { cell, accepted: withSign(cell.text, accepted) } : null
  }
  // What is to be paid stands at the end of a row: "Total days … Charge".
  const amounts = head.heads.filter(({ spoken }) => spoken.has('head:amount')).toSorted(byLeft)
  const last = amounts.at(-1)
  const columns = last && PAYMENT.test(last.words) ? amounts.filter(({ words }) => PAYMENT.test(words)) : [last]
  const amount = columns
    .toReversed()
    .flatMap((column) => money(column && cellOf(line, head, column)) ?? [])
    .at(0)
  if (!amount) return null
  // "Ext. price" is the amount, where a column before it has the price of one.
  const priced = { ...head, heads: head.heads.filter((one) => !columns.includes(one) || !isPricedApart(head, one)) }
  const one = cellUnder(line, priced, 'head:unit_price')
  const price = one === amount.cell ? null : money(one)
  const text = cellUnder(line, head, 'head:description')
  const { value: total } = amount.accepted
  const isDescribed = text !== undefined && /\p{L}{2}/u.test(text.text)
  const count = quantityOf(line, head, {
    amount: total.amount,
    price: price?.accepted.value.amount,
    others: [amount.cell, ...(price ? [price.cell] : [])],
    decimal: manner.decimal,
  })
  // An empty row of a workbook still has the formula of its amount.
  if (total.amount === 0 && !isDescribed && !count?.value) return null
  const sure = count?.isProduct
    ? { confidence: 0.98, grounds: ['in a row of a table', 'quantity times price is its amount'] }
    : { confidence: 0.9, grounds: ['in a row of a table'] }
  return {
    ...(isDescribed && {
      description: foundAt(
        page,
        text,
        0,
        { value: text.text.slice(0, 200), length: Math.min(200, text.text.length) },
        sure,
      ),
    }),
    ...(count && { quantity: foundAt(page, count.cell, 0, count, sure) }),
    ...(price && { unit_price: foundAt(page, price.cell, price.accepted.at, price.accepted, sure) }),
    amount: foundAt(page, amount.cell, amount.accepted.at, amount.accepted, sure),
  }
}

/** A minus before or behind the number, or brackets around it. */
function withSign(text: string, accepted: Accepted<Money>): Accepted<Money> {
  const isLess = /^\(.*\)$|^[A-Z€$£]*\s?[-–−]\s?[A-Z€$£]*\s?\d|\d[-–−]$/.test(text)
  const { amount, currency } = accepted.value
  return isLess && amount !== 0 ? { ...accepted, value: { amount: -amount, currency } } : accepted
}

const isPricedApart = ({ heads }: HeadRow, column: Head): boolean =>
  heads.some((one) => one !== column && one.spoken.has('head:unit_price'))

const byLeft = (a: Head, b: Head) => a.box.left - b.box.left

const FREIGHT = new RegExp(`^(?:${labels.ocean_freight})(?!.*(?:surcharge|fee))`, 'i')

/** The charge that is the freight itself. */
export const freightOf = (items: readonly LineItem[]): FoundValue<Money> | undefined =>
  items.find(({ description }) => FREIGHT.test(description?.value ?? ''))?.amount

/** The rate of all days that are charged, where they have one. */
export function rateOf(items: readonly LineItem[]): FoundValue<Money> | undefined {
  const rates = items.flatMap(({ unit_price: price }) => (price && price.value.amount > 0 ? [price] : []))
  return new Set(rates.map(({ value }) => value.amount)).size === 1 ? rates[0] : undefined
}
