import { decimalsOf } from '@boxtrail/reference/currency'
import { readDate } from '../dates/dates.ts'
import { CURRENCIES, CURRENCY_CODE, currencyBeside, toCurrencyCode } from '../numbers/amounts.ts'
import { type DecimalSign, possibleNumbers } from '../numbers/decimal-sign.ts'
import { findMeasures } from '../numbers/measures.ts'
import type { AcceptResult, Conventions } from './accepted.ts'

export interface Money {
  amount: number
  currency: string | null
}

/** A number alone, or directly after or before its currency: "USD98.24", "98.24USD". */
const LEADING_AMOUNT = new RegExp(
  `(?<=^|[^\\w.,]|(?:^|[^A-Za-z])(?:${CURRENCIES}))\\d[\\d.,' \\u00a0\\u202f]*(?<=\\d)(?!(?!(?:${CURRENCIES})(?![A-Za-z]))\\w|[.,]\\d|\\s?%)`,
)

const THOUSANDS = /^\d{1,3}([.,])\d{3}$/

/**
 * The decimal sign of an amount. Three digits after a comma are never decimals, and after a point they are not if the
 * currency has none; in a currency with three decimals the document must show which they are.
 */
export const decimalOf = (written: string, currency: string | null, decimal: DecimalSign): DecimalSign => {
  const [, sign] = THOUSANDS.exec(written) ?? []
  const decimals = decimalsOf(currency)
  if (sign === undefined || decimals > 2) return decimal
  if (sign === ',') return '.'
  return decimals === 0 ? ',' : decimal
}

/** An amount with two decimals or a currency; other words before it make it something else. */
export const acceptMoney =
  ({ decimal, currency }: Conventions) =>
  (text: string): AcceptResult<Money> => {
    const found = LEADING_AMOUNT.exec(text)
    if (!found) return null
    // "Per diem 08-FEB-2026": the number is the start of a date.
    if (readDate(text.slice(found.index).trimStart(), 'day')?.at === 0) return null
    if (/\p{L}/u.test(text.slice(0, found.index).replace(CURRENCY_CODE, ''))) return null
    // "48.20 CBM": a number with a unit is not an amount.
    if (findMeasures(text, decimal).some(({ at, kind }) => at === found.index && kind !== null)) return null
    const written = found[0].trim()
    const [elsewhere] = CURRENCY_CODE.exec(text) ?? []
    const inCurrency =
      currencyBeside(text.slice(0, found.index), text.slice(found.index + found[0].length), currency) ??
      (elsewhere === undefined ? currency : toCurrencyCode(elsewhere, currency))
    const read = possibleNumbers(written, decimalOf(written, inCurrency, decimal))
    if (read.length > 1) return { refused: `${found[0]} can be read in two ways` }
    if (read.length === 0) return null
    return {
      value: { amount: read[0]!, currency: inCurrency },
      at: found.index,
      length: written.length,
    }
  }
