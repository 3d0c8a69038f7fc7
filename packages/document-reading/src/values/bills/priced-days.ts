import { exactAmount } from '@boxtrail/reference/currency'
import type { PageLayout } from '../../layout/layout.ts'
import type { Conventions } from '../accept/accepted.ts'
import type { LineItem } from '../charges/line-items.ts'
import { isCharged } from '../charges/not-charged.ts'
import { DAYS } from '../day-ranges/day-steps.ts'
import { possibleNumbers } from '../numbers/decimal-sign.ts'
import { currencyOf, type Line, MONEY, PER_DAY, placeIn, textOfLine } from './calculations.ts'

/** "Charged 5 days at EUR 100.00 per day": the amount is not written out. */
const PRICED_DAYS = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?<days>\\d{1,3})\\s*(?:calendar )?${DAYS}\\s*(?:x|×|\\*|@|at|à|a|zu|à raison de|tegen)\\s*${MONEY}${PER_DAY}`,
  'giu',
)

/** The days of a line at their rates. Their amounts are products: only a printed sum confirms them. */
export function readPricedDays(page: PageLayout, line: Line, conventions: Conventions): LineItem[] {
  const text = textOfLine(line)
  if (!text) return []
  const place = placeIn(page, line, { confidence: 0.96, grounds: ['days at a rate', 'their sum is printed'] })
  return Array.from(text.matchAll(PRICED_DAYS)).flatMap((found) => {
    const [all, words = '', before, price = '', behind] = found
    const [rate, ...others] = possibleNumbers(price.trim(), conventions.decimal)
    const end = found.index + all.length
    if (rate === undefined || others.length > 0 || !isCharged(text, found.index, end)) return []
    const currency = currencyOf(before ?? behind, conventions)
    const amount = exactAmount(Number(words) * rate)
    if (amount === 0) return []
    return [
      {
        quantity: place(Number(words), found.index, words.length),
        unit_price: place({ amount: rate, currency }, text.indexOf(price, found.index + words.length), price.length),
        amount: place({ amount, currency }, found.index, all.length),
      },
    ]
  })
}
