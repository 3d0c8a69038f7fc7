import { decimalsOf, exactAmount } from '@boxtrail/reference/currency'
import { CURRENCIES, toCurrencyCode } from '../amounts.ts'
import type { PageLayout } from '../layout.ts'
import type { Conventions } from './accept.ts'
import { toFoundValue } from './choose-value.ts'
import { daysIn, readDayRange } from './day-ranges.ts'
import { possibleNumbers } from './decimal-sign.ts'
import type { LineItem } from './line-items.ts'

const MONEY = `(?:(${CURRENCIES}|US\\$|[€£$])\\s?)?(\\d[\\d.,' ]*\\d|\\d)(?:\\s?(${CURRENCIES}))?`
const DAYS = '(?:days?|tage?|jours?|dias?|días?|giorni|dagen|dage|dager|dagar|gün)'
/** "4 days x USD 150.00 = USD 600.00", "5 days @ 120.00 per day: 600.00" */
const CALCULATION = new RegExp(
  `(\\d{1,3})\\s*(?:calendar )?${DAYS}\\s*(?:x|×|\\*|@|at|à|a|zu|à raison de)\\s*${MONEY}(?:\\s*(?:per|\\/|each|pro|par|por|al)\\s?(?:day|tag|jour|dia|día|giorno))?\\s*(?:=|:|->|→|\\s)\\s*${MONEY}`,
  'iu',
)
const MAX_ROWS = 200
const MAX_LENGTH = 400

/** Rows that are no table, but write out how they are calculated; only what is right is a row. */
export const findComputedRows = (pages: readonly PageLayout[], conventions: Conventions): LineItem[] =>
  pages.flatMap((page) => page.lines.flatMap((line) => readRow(page, line, conventions) ?? [])).slice(0, MAX_ROWS)

function readRow(page: PageLayout, line: PageLayout['lines'][number], conventions: Conventions): LineItem | null {
  const [first] = line
  if (!first) return null
  // Offsets of a line are those of its page.
  const text = line.map((cell) => cell.text).join(' ')
  const found = text.length > MAX_LENGTH ? null : CALCULATION.exec(text)
  if (!found) return null
  const [, days, before, price, behind, beforeAmount, amount, behindAmount] = found
  const code = beforeAmount ?? behindAmount ?? before ?? behind
  const currency = code === undefined ? conventions.currency : toCurrencyCode(code.toUpperCase())
  const read = (written: string) => possibleNumbers(written.trim(), conventions.decimal)
  const quantity = Number(days)
  const product = read(price!).flatMap((rate) =>
    read(amount!)
      .filter((total) => Math.abs(exactAmount(rate * quantity) - total) < 10 ** -Math.max(2, decimalsOf(currency)))
      .map((total) => ({ rate, total })),
  )[0]
  if (!product) return null
  const evidence = { confidence: 0.98, grounds: ['days at a rate', 'quantity times price is its amount'] }
  const at = (written: string, from = found.index) => text.indexOf(written, from)
  const place = <Value>(value: Value, from: number, length: number) => {
    const cell = line.findLast(({ start }) => start <= first.start + from)!
    return toFoundValue(page, cell, first.start + from - cell.start, { value, length }, evidence)
  }
  const words = text.slice(0, found.index).replace(/[\s:–-]+$/, '')
  const range = readDayRange(text, conventions.dates)
  const isWhole = range && daysIn(range.from.value, range.through.value) === quantity
  const amountAt = found.index + found[0].lastIndexOf(amount!)
  return {
    ...(/\p{L}{2}/u.test(words) && { description: place(words.slice(0, 200), 0, Math.min(words.length, 200)) }),
    quantity: place(quantity, found.index, days!.length),
    unit_price: place({ amount: product.rate, currency }, at(price!, found.index + days!.length), price!.length),
    amount: place({ amount: product.total, currency }, amountAt, amount!.length),
    ...(isWhole && {
      charged_from: place(range.from.value, range.from.at, range.from.length),
      charged_through: place(range.through.value, range.through.at, range.through.length),
    }),
  }
}
