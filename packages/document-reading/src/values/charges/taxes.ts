import { exactAmount, isSameAmount } from '@boxtrail/reference/currency'
import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { type Conventions, isAccepted } from '../accept/accepted.ts'
import { acceptMoney, type Money } from '../accept/amounts.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { parseNumbers } from '../columns/column-numbers.ts'
import { hasDecimals } from '../numbers/printed-decimals.ts'
import { findAmount } from './find-amount.ts'
import { type LineItem, TAX } from './line-items.ts'
import { sumOfRows } from './sum-of-rows.ts'

const OTHER_TAX =
  /^(?:(?:zzgl\.?|plus|\+)\s+)?(?:\d{1,2}(?:[.,]\d+)?\s?%\s*)?(?:mehrwertsteuer|umsatzsteuer|ust|vat|iva|tva|mwst|btw|gst|kdv)(?!\p{L})/iu
/** Tax numbers, the title of a document and dates are not taxes. */
const NO_TAX =
  /\b(?:no|nr|num|number|id|reg|registration|code|invoice|point|date|exempt|free)\b|n[°º]|excl|before|without|ohne|hors/i

export interface Taxed {
  net_amount?: FoundValue<Money>
  tax_amount?: FoundValue<Money>
}

/** The tax in a total, and the amount without tax if the document states it as well. */
export function findTaxes(
  pages: readonly PageLayout[],
  total: FoundValue<Money>,
  conventions: Conventions,
  items: readonly LineItem[],
): Taxed {
  const { amount, currency } = total.value
  const taxes = pages.flatMap((page) =>
    page.lines.flatMap((line) => readTax(page, line, { ...conventions, currency }) ?? []),
  )
  const [first] = taxes
  if (!first) return findTaxColumn(pages, total, conventions, items)
  const tax = exactAmount(taxes.reduce((sum, one) => sum + one.value.amount, 0))
  if (tax === 0) return {}
  const sign = amount < 0 ? -1 : 1
  const net = exactAmount(Math.abs(amount) - tax)
  const stated = net > 0 ? findAmount(pages, net, total, conventions) : undefined
  const ground = 'with the tax it is the total'
  const withSign = (value: number, found: Omit<FoundValue<unknown>, 'value'>, grounds: readonly string[]) => ({
    ...found,
    value: { amount: sign * value, currency },
    grounds,
  })
  if (!stated) return { tax_amount: withSign(tax, first, first.grounds) }
  return {
    net_amount: { ...withSign(net, stated, [ground]), confidence: 0.96 },
    tax_amount: {
      ...withSign(tax, first, [...first.grounds, 'it is the total less what is due without it']),
      confidence: 0.96,
    },
  }
}

/** The tax in its own column, "GST 18%": the difference between the total and the sum of the rows. */
function findTaxColumn(
  pages: readonly PageLayout[],
  total: FoundValue<Money>,
  conventions: Conventions,
  items: readonly LineItem[],
): Taxed {
  const { amount, currency } = total.value
  const net = sumOfRows(items) ?? 0
  const tax = exactAmount(amount - net)
  const stated = tax > 0 && net > 0 ? findAmount(pages, net, total, conventions) : undefined
  if (!stated) return {}
  for (const page of pages) {
    const cells = page.lines.flat()
    const heads = highestOfEachColumn(cells.filter(({ text }) => TAX.test(text) && !NO_TAX.test(text)))
    if (heads.length > MAX_COLUMNS) continue
    const cell = cells.findLast(
      ({ text, left, right, top }) =>
        heads.some((head) => top > head.bottom && left < head.right + COLUMN_SHIFT && right > head.left) &&
        parseNumbers(text, conventions.decimal).some((one) => isSameAmount(one, tax, currency)),
    )
    if (!cell) continue
    const evidence = {
      confidence: 0.96,
      grounds: ['in a column of tax', 'with what the rows add up to it is the total'],
    }
    const place = (value: number, at: FoundValue<unknown>): FoundValue<Money> => ({
      ...at,
      ...evidence,
      value: { amount: value, currency },
    })
    const found = toFoundValue(page, cell, 0, { value: null, length: cell.text.length }, evidence)
    return { net_amount: place(net, stated), tax_amount: place(tax, found) }
  }
  return {}
}
/** A page with tax in more columns is no invoice. */
const MAX_COLUMNS = 50

/** A page may repeat the header of a column: a cell is below one of them if it is below the highest. */
const highestOfEachColumn = (heads: readonly Cell[]): Cell[] => [
  ...new Map(
    heads.toSorted((a, b) => b.bottom - a.bottom).map((head) => [`${head.left} ${head.right}`, head]),
  ).values(),
]

/** In points: numbers are at the right of their column, and its header is at the left. */
const COLUMN_SHIFT = 20

function readTax(page: PageLayout, line: readonly Cell[], conventions: Conventions): FoundValue<Money> | null {
  const at = line.findIndex(({ text }) => TAX.test(text) || OTHER_TAX.test(text))
  const label = line[at]
  if (!label || NO_TAX.test(label.text)) return null
  const own = /(?<![\d.,'])[\d.,' ]{0,40}\d[.,]\d{2,3}\D{0,5}$/.exec(label.text)
  const cell = line.slice(at + 1).at(-1)
  const [holder, from] = cell ? [cell, 0] : [label, own?.index ?? label.text.length]
  const text = holder.text.slice(from)
  const accepted = acceptMoney(conventions)(text)
  if (!accepted || !isAccepted(accepted) || !hasDecimals(text, conventions.currency)) return null
  const evidence = { confidence: 0.85, grounds: [`beside "${label.text.slice(0, 40)}"`] }
  return toFoundValue(page, holder, from + accepted.at, accepted, evidence)
}
