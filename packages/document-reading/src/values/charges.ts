import type { Cell, LaidPage } from '../layout.ts'
import { acceptMoney, isAccepted, type Manner } from './accept.ts'
import { foundAt } from './choose.ts'
import { type LineItem, TAX } from './line-items.ts'

type Charge = LineItem & Required<Pick<LineItem, 'amount' | 'description'>>

/** Charges that are listed without the head of a table: rows of words and an amount, above what they add up to. */
export function chargesInRows(page: LaidPage, manner: Manner): LineItem[] {
  let rows: Charge[] = []
  for (const line of page.lines) {
    if (line.length === 0) continue
    const row = chargeOf(page, line, manner)
    if (!row) {
      rows = []
      continue
    }
    const first = rows.findIndex((_, at) => rows.length - at >= 2 && addUp(rows.slice(at), row))
    if (first !== -1) return rows.slice(first).filter(({ description }) => !TAX.test(description.value))
    rows.push(row)
  }
  return []
}

const addUp = (rows: readonly Charge[], { amount }: Charge): boolean =>
  Math.abs(rows.reduce((all, row) => all + row.amount.value.amount, 0) - amount.value.amount) < 0.011

/** Between the words and the amount nothing but the currency, a rate or numbers. */
function chargeOf(page: LaidPage, line: readonly Cell[], manner: Manner): Charge | null {
  const [words, ...others] = line
  const last = others.at(-1)
  if (!words || !last || others.length > 4 || !/\p{L}{3}/u.test(words.text) || words.text.length > 80) return null
  if (others.slice(0, -1).some(({ text }) => !/^(?:[A-Z]{3}|[\d.,' ]+%?|[€£$])$/.test(text))) return null
  const currency = others.map(({ text }) => /^[A-Z]{3}$/.exec(text)?.[0]).find((code) => code !== undefined)
  const accepted = acceptMoney({ ...manner, currency: currency ?? manner.currency })(last.text)
  if (!accepted || !isAccepted(accepted) || !/\d[.,]\d{2}(?!\d)/.test(last.text)) return null
  const sure = { confidence: 0.95, grounds: ['in a row of charges', 'the rows add up to what stands below'] }
  const { text } = words
  return {
    description: foundAt(page, words, 0, { value: text, length: text.length }, sure),
    amount: foundAt(page, last, accepted.at, accepted, sure),
  }
}
