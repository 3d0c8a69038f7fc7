import type { Cell, PageLayout } from '../../layout/layout.ts'
import { type Conventions, isAccepted } from '../accept/accepted.ts'
import { acceptMoney } from '../accept/amounts.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { hasDecimals } from '../numbers/printed-decimals.ts'
import { type LineItem, TAX } from './line-items.ts'

type Charge = LineItem & Required<Pick<LineItem, 'amount' | 'description'>>

/** Taxes and container numbers may be between charges and their sum. */
const MAX_LINES_APART = 4
const MAX_ROWS = 60
const SUM_LABEL =
  /(?:^|[\s/])(?:sub[- ]?)?total(?:e|en|s)?(?!\p{L})|^sub ?tot|^net(?: amount| total)?$|^(?:totale )?imponibile|^base imponible|^netto|^zwischensumme|^nettobetrag|^totaal/iu

/** Charges listed without table headers: rows of words and an amount, above their sum. */
export function findChargeRows(page: PageLayout, conventions: Conventions): LineItem[] {
  const rows = page.lines
    .filter((line) => line.length > 0)
    .flatMap((line, at) => {
      const row = readCharge(page, line, conventions)
      return row ? [{ at, row }] : []
    })
    .slice(0, MAX_ROWS)
  for (const [sum, { at, row }] of rows.entries())
    for (let last = sum - 1; last > 0 && at - rows[last]!.at <= MAX_LINES_APART; last--)
      for (let first = last - 1; first >= 0 && rows[first]!.at === rows[last]!.at - (last - first); first--) {
        const charges = rows.slice(first, last + 1).map((one) => one.row)
        // Rows that include a subtotal and its taxes add up too.
        if (charges.some(({ description }) => SUM_LABEL.test(description.value))) continue
        if (addUpTo(charges, row)) return charges.filter(({ description }) => !TAX.test(description.value))
      }
  return []
}

const addUpTo = (rows: readonly Charge[], { amount }: Charge): boolean =>
  Math.abs(rows.reduce((all, row) => all + row.amount.value.amount, 0) - amount.value.amount) < 0.011

/** A charge has only a currency, a rate or numbers between words and amount. */
function readCharge(page: PageLayout, line: readonly Cell[], conventions: Conventions): Charge | null {
  const [words, ...others] = line
  const last = others.at(-1)
  if (!words || !last || others.length > 4 || !/\p{L}{3}/u.test(words.text) || words.text.length > 80) return null
  if (others.slice(0, -1).some(({ text }) => !/^(?:[A-Z]{3}|[\d.,' ]+%?|[€£$])$/.test(text))) return null
  const currency = others.map(({ text }) => /^[A-Z]{3}$/.exec(text)?.[0]).find((code) => code !== undefined)
  const accepted = acceptMoney({ ...conventions, currency: currency ?? conventions.currency })(last.text)
  if (!accepted || !isAccepted(accepted) || !hasDecimals(last.text, accepted.value.currency)) return null
  const evidence = { confidence: 0.95, grounds: ['in a row of charges', 'the rows add up to what stands below'] }
  const { text } = words
  return {
    description: toFoundValue(page, words, 0, { value: text, length: text.length }, evidence),
    ...readCount(page, others.slice(0, -1), accepted.value.amount, conventions, evidence),
    amount: toFoundValue(page, last, accepted.at, accepted, evidence),
  }
}

/** Quantity and price, if they multiply to the amount. */
function readCount(
  page: PageLayout,
  cells: readonly Cell[],
  amount: number,
  conventions: Conventions,
  evidence: { confidence: number; grounds: readonly string[] },
): Pick<LineItem, 'quantity' | 'unit_price'> {
  const [count, price, ...more] = cells.flatMap((cell) => {
    const accepted = acceptMoney(conventions)(cell.text)
    return accepted && isAccepted(accepted) ? [{ cell, accepted }] : []
  })
  if (!count || !price || more.length > 0) return {}
  const quantity = count.accepted.value.amount
  if (Math.abs(quantity * price.accepted.value.amount - amount) > 0.02) return {}
  return {
    quantity: toFoundValue(page, count.cell, count.accepted.at, { ...count.accepted, value: quantity }, evidence),
    unit_price: toFoundValue(page, price.cell, price.accepted.at, price.accepted, evidence),
  }
}
