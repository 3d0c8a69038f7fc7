import { decimalsOf, exactAmount } from '@boxtrail/reference/currency'
import type { PageLayout } from '../../layout/layout.ts'
import type { Conventions } from '../accept/accepted.ts'
import type { LineItem } from '../charges/line-items.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { daysIn, readDayRange } from '../day-ranges/day-ranges.ts'
import { CURRENCIES, CURRENCY_SIGN, toCurrencyCode } from '../numbers/amounts.ts'
import { possibleNumbers } from '../numbers/decimal-sign.ts'

/** A number as amounts are written, such as "1,200.00", "1'200" and "1 200,00". */
export const WRITTEN_NUMBER = "\\d{1,3}(?: \\d{3})+(?:[.,]\\d+)?|\\d[\\d.,']*\\d|\\d"
export const MONEY = `(?:(${CURRENCIES}|${CURRENCY_SIGN})\\s?)?(${WRITTEN_NUMBER})(?:\\s?(${CURRENCIES}|[€£₹]))?`
export const PER_DAY = '(?:\\s*(?:per|\\/|each|pro|je|par|por|al)\\s?(?:day|tag|jour|dia|día|giorno|dag))?'
export const AT = '(?:x|×|\\*|@|at|à|a|zu|je|à raison de|[:|=–-])'
export const MAKES =
  '(?:=|:|,|->|→|\\||\\s)\\s*(?:(?:(?:in|a|for a) )?total(?:l?ing|e| of)?|making|insgesamt|zusammen|soit(?: un total de)?|en total)?'

const MAX_LENGTH = 400

export type Line = PageLayout['lines'][number]

/** The text of a line, whose offsets are relative to the start of the line; null if it is too long for a row. */
export const textOfLine = (line: Line): string | null => {
  const text = line.map((cell) => cell.text).join(' ')
  return text.length > MAX_LENGTH ? null : text
}

export const endOf = (found: RegExpExecArray): number => found.index + found[0].length

export interface Calculation {
  text: string
  found: RegExpExecArray
  days: { count: number; words: string; at: number }
}

interface CalculationAtRate extends Calculation {
  /** The rate and the amount, each as the currency before it, its number and the currency after it. */
  parts: readonly (string | undefined)[]
  isStep: boolean
  /** Where the rate is looked for, if it is not after the days. */
  rateFrom?: number
  /** Where the words about it begin: in a line with several calculations after the one before. */
  wordsFrom?: number
  /** Where its period is looked for, if not in the whole line. */
  periodIn?: [from: number, to: number] | undefined
  /** The number of containers that are charged for the days. */
  containers?: number
}

export const placeIn =
  (page: PageLayout, line: Line, evidence: { confidence: number; grounds: string[] }) =>
  <Value>(value: Value, from: number, length: number) => {
    const start = line[0]!.start + from
    const cell = line.findLast((one) => one.start <= start)!
    return toFoundValue(page, cell, start - cell.start, { value, length }, evidence)
  }

export const currencyOf = (code: string | undefined, conventions: Conventions) =>
  code === undefined ? conventions.currency : toCurrencyCode(code.toUpperCase(), conventions.currency)

export function calculatedRow(
  page: PageLayout,
  line: Line,
  {
    text,
    found,
    days,
    parts,
    isStep,
    rateFrom,
    wordsFrom = 0,
    periodIn = [0, text.length],
    containers = 1,
  }: CalculationAtRate,
  conventions: Conventions,
): LineItem | null {
  const [before, price, behind, beforeAmount, amount, behindAmount] = parts
  const currency = currencyOf(beforeAmount ?? behindAmount ?? before ?? behind, conventions)
  const quantity = days.count
  const read = (written: string) => possibleNumbers(written.trim(), conventions.decimal)
  const products = read(price!).flatMap((rate) =>
    read(amount!)
      .filter(
        (total) =>
          Math.abs(exactAmount(rate * quantity * containers) - total) < 10 ** -Math.max(2, decimalsOf(currency)),
      )
      .map((total) => ({ rate, total })),
  )
  // "6,000" and "24,000" match either way: they are thousands, unless the currency has three decimals.
  const product = products.toSorted((one, other) => other.total - one.total).at(decimalsOf(currency) > 2 ? -1 : 0)
  if (!product || product.total === 0) return null
  const grounds = [
    isStep ? 'a step of days at a rate' : 'days at a rate',
    containers === 1 ? 'quantity times price is its amount' : `for ${containers} containers they make its amount`,
  ]
  const place = placeIn(page, line, { confidence: 0.98, grounds })
  const behindDays = isStep ? found.index + lengthOfStep(found, days.words) : days.at + days.words.length
  const priceAt = text.indexOf(price!, rateFrom ?? behindDays)
  // The words of a step show which step it is.
  const words = text.slice(wordsFrom, isStep ? priceAt : found.index).replace(/^[\s,;+|]+|[\s:@x×–-]+$/g, '')
  const [periodFrom] = periodIn
  const range = readDayRange(text.slice(...periodIn), conventions.dates)
  const isWhole = range && daysIn(range.from.value, range.through.value) === quantity
  const amountAt = found.index + found[0].lastIndexOf(amount!)
  return {
    ...(/\p{L}{2}/u.test(words) && {
      description: place(words.slice(0, 200), text.indexOf(words, wordsFrom), Math.min(words.length, 200)),
    }),
    quantity: place(quantity, days.at, days.words.length),
    unit_price: place({ amount: product.rate, currency }, priceAt, price!.length),
    amount: place({ amount: product.total, currency }, amountAt, amount!.length),
    ...(isWhole && {
      charged_from: place(range.from.value, periodFrom + range.from.at, range.from.length),
      charged_through: place(range.through.value, periodFrom + range.through.at, range.through.length),
    }),
  }
}

/** Where the rate of a step may begin: after its days, or before them in an open step. */
const lengthOfStep = ({ 0: all }: RegExpExecArray, days: string): number => (all.startsWith(days) ? days.length : 0)
