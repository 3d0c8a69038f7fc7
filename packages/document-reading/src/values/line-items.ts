import { currencyIn } from '../amounts.ts'
import { labels } from '../labels/labels.ts'
import type { Cell, LaidPage } from '../layout.ts'
import type { Found } from '../reading.ts'
import { acceptMoney, isAccepted, type Manner, type Money } from './accept.ts'
import { foundAt } from './choose.ts'
import { type Head, type HeadRow, headOf } from './columns.ts'
import { readings } from './number-style.ts'

export interface LineItem {
  description?: Found<string>
  quantity?: Found<number>
  unit_price?: Found<Money>
  amount?: Found<Money>
}

/** Taxes are no charges. */
export const TAX = /^(?:vat|gst|hst|iva|i\.?v\.?a|i\.?g\.?v|tva|moms|mva|mwst|btw|kdv|sales tax|tax)(?!\p{L})/iu
const ENDS =
  /^(?:grand |sub ?|invoice |say )?totals?\b|^totale|^gesamt|^say\b|^total\b|^vat\b|^base imponible|^please pay|^amount due|^subtot|^net$|^netto|^totaa?l|^(?:genel )?toplam|^suma\b|^somme\b|^taxable value|^moms(?:pligtig|fri|grundlag)|^zwischen|^i alt|^te betalen|^[àa] payer|^net [àa] |^op\. |^rechnungsbetrag|^please pay/i
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
  pages: readonly LaidPage[],
  heads: ReadonlyMap<LaidPage, readonly HeadRow[]>,
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

function itemsOfPage(page: LaidPage, head: HeadRow, manner: Manner): { items: LineItem[]; isEnded: boolean } {
  const items: LineItem[] = []
  let bottom = head.bottom
  for (const line of page.lines) {
    const [first] = line
    if (!first || first.top < head.bottom - 4) continue
    if (line.some(({ text }) => CARRIED.test(text))) continue
    if (line.some(({ text }) => ENDS.test(text) || TAX.test(text))) return { items, isEnded: items.length > 0 }
    if (first.top - bottom > 30) break
    const item = itemOf(page, line, head, manner)
    if (item && isSumOf(items, item)) return { items, isEnded: true }
    if (item) {
      items.push(item)
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

/** In two languages a column has two heads, one above the other. */
const isOfColumn = (own: Head | undefined, column: Head, spoken: string): boolean =>
  own === column ||
  (own?.spoken.has(spoken as never) === true && own.box.left < column.box.right && own.box.right > column.box.left)

function itemOf(page: LaidPage, line: readonly Cell[], head: HeadRow, manner: Manner): LineItem | null {
  const cellUnder = (spoken: string) => {
    const column = head.heads.findLast((one) => one.spoken.has(spoken as never))
    return column && line.findLast((cell) => isOfColumn(headOf(head, cell), column, spoken))
  }
  const money = (cell: Cell | undefined) => {
    const currency = cell && currencyIn(headOf(head, cell)?.words ?? '')
    const accepted =
      cell &&
      acceptMoney({ ...manner, decimal: manner.decimal ?? '.', currency: currency ?? manner.currency })(cell.text)
    return cell && accepted && isAccepted(accepted) ? { cell, accepted } : null
  }
  // What is to be paid stands at the end of a row: "Total days … Charge".
  const last = head.heads
    .filter(({ spoken }) => spoken.has('head:amount'))
    .toSorted(byLeft)
    .at(-1)
  const amount = money(line.findLast((cell) => headOf(head, cell) === last))
  if (!amount) return null
  const price = money(cellUnder('head:unit_price'))
  const text = cellUnder('head:description')
  // "Quantity" and "Unit" are both of how many: the one with a number tells.
  const count = head.heads
    .filter(({ spoken }) => spoken.has('head:quantity'))
    .flatMap(
      (column) =>
        line.findLast((cell) => /^\d/.test(cell.text) && isOfColumn(headOf(head, cell), column, 'head:quantity')) ?? [],
    )
    .at(-1)
  const number = count && /^\d[\d.,' ]*/.exec(count.text)
  const ways = number ? readings(number[0].trim(), manner.decimal) : []
  const product = (quantity: number) =>
    price && Math.abs(quantity * price.accepted.value.amount - amount.accepted.value.amount) < 0.02 + 0.005 * quantity
  const adds = ways.find(product)
  // Nothing is counted in thousandths: a sign was taken for another.
  const isSplit = /[.,]\d{3}$/.test(number?.[0].trim() ?? '') && !Number.isInteger(ways[0])
  const quantity = adds ?? (ways.length === 1 && !isSplit ? ways[0] : undefined)
  const sure = {
    confidence: adds === undefined ? 0.9 : 0.98,
    grounds: ['in a row of a table', ...(adds === undefined ? [] : ['quantity times price is its amount'])],
  }
  return {
    ...(text &&
      /\p{L}{2}/u.test(text.text) && {
        description: foundAt(
          page,
          text,
          0,
          { value: text.text.slice(0, 200), length: Math.min(200, text.text.length) },
          sure,
        ),
      }),
    ...(quantity !== undefined && {
      quantity: foundAt(page, count!, 0, { value: quantity, length: number![0].trim().length }, sure),
    }),
    ...(price && { unit_price: foundAt(page, price.cell, price.accepted.at, price.accepted, sure) }),
    amount: foundAt(page, amount.cell, amount.accepted.at, amount.accepted, sure),
  }
}

const byLeft = (a: Head, b: Head) => a.box.left - b.box.left

const FREIGHT = new RegExp(`^(?:${labels.ocean_freight})(?!.*(?:surcharge|fee))`, 'i')

/** The charge that is the freight itself. */
export const freightOf = (items: readonly LineItem[]): Found<Money> | undefined =>
  items.find(({ description }) => FREIGHT.test(description?.value ?? ''))?.amount

/** The rate of all days that are charged, where they have one. */
export function rateOf(items: readonly LineItem[]): Found<Money> | undefined {
  const rates = items.flatMap(({ unit_price: price }) => (price && price.value.amount > 0 ? [price] : []))
  return new Set(rates.map(({ value }) => value.amount)).size === 1 ? rates[0] : undefined
}
