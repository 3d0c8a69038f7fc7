import { exactAmount } from '@boxtrail/reference/currency'
import type { PageLayout } from '../../layout/layout.ts'
import type { Conventions } from '../accept/accepted.ts'
import type { LineItem } from '../charges/line-items.ts'
import { isCharged } from '../charges/not-charged.ts'
import { DAYS } from '../day-ranges/day-steps.ts'
import { possibleNumbers } from '../numbers/decimal-sign.ts'
import { currencyOf, endOf, type Line, MONEY, PER_DAY, placeIn, textOfLine } from './calculations.ts'

/** "Charged 5 days at EUR 100.00 per day": the amount is not written out. */
const PRICED_DAYS = new RegExp(
  `(?<![\\p{L}\\d.,/-])(?<days>\\d{1,3})\\s*(?:calendar )?${DAYS}\\s*(?:x|×|\\*|@|at|à|a|zu|à raison de|tegen)\\s*${MONEY}${PER_DAY}`,
  'giu',
)

/** A tariff, and not what is charged: "5 days at EUR 20.00 per day, thereafter EUR 40.00". */
const TARIFF =
  /\b(?:tariff?|tarifa?|there ?after|after that|onwards|afterwards|danach|anschlie(?:ß|ss)end|ensuite|puis|luego|despu[eé]s|poi|successiv\p{L}*|daarna|depois)(?!\p{L})/iu

/** The days of a line at their rates. Their amounts are products: only a printed sum confirms them. */
export function readPricedDays(page: PageLayout, line: Line, conventions: Conventions): LineItem[] {
  const text = textOfLine(line)
  if (!text) return []
  const place = placeIn(page, line, { confidence: 0.96, grounds: ['days at a rate', 'their sum is printed'] })
  const all = [...text.matchAll(PRICED_DAYS)]
  if (TARIFF.test(text)) return []
  return all.flatMap((found, nth) => {
    const [whole, words = '', before, price = '', behind] = found
    const [rate, ...others] = possibleNumbers(price.trim(), conventions.decimal)
    const end = found.index + whole.length
    if (rate === undefined || others.length > 0 || !isCharged(text, found.index, end)) return []
    const currency = currencyOf(before ?? behind, conventions)
    const amount = exactAmount(Number(words) * rate)
    if (amount === 0) return []
    const before_ = text.slice(nth === 0 ? 0 : endOf(all[nth - 1]!), found.index)
    const named = before_.replace(/^[\s,;+|]+|[\s:–-]+$/g, '')
    return [
      {
        ...(/\p{L}{3}/u.test(named) && { description: place(named, text.indexOf(named), named.length) }),
        quantity: place(Number(words), found.index, words.length),
        unit_price: place({ amount: rate, currency }, text.indexOf(price, found.index + words.length), price.length),
        amount: place({ amount, currency }, found.index, whole.length),
      },
    ]
  })
}
