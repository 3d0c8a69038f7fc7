import { exactAmount, isSameAmount } from '@boxtrail/reference/currency'
import type { FoundValue } from '../../reading.ts'
import type { Money } from '../accept/amounts.ts'
import type { Quantity } from '../accept/quantities.ts'
import { daysIn } from '../day-ranges/day-ranges.ts'
import { SUPPORTED_CONFIDENCE, UNSUPPORTED } from '../support/support.ts'

type Read = Readonly<Record<string, unknown>>

/**
 * The total of an invoice without rows, which was only proposed because nothing supports it, if it equals the days times
 * the daily rate: then all three were read correctly.
 */
export function findComputedTotal(payload: Read, proposed: Read): FoundValue<Money> | undefined {
  const rate = payload.rate_per_day as FoundValue<Money> | undefined
  const days = daysOf(payload)
  if (!rate || days === undefined) return undefined
  return supportedTotal(proposed, ({ value: { amount, currency } }) =>
    (rate.value.currency ?? currency) === currency &&
    isSameAmount(days * Math.abs(rate.value.amount), Math.abs(amount), currency)
      ? 'days at the rate of a day make it'
      : undefined,
  )
}

/** The total that was only proposed because nothing supported it, if something does. */
export function supportedTotal(
  proposed: Read,
  supportOf: (total: FoundValue<Money>) => string | undefined,
): FoundValue<Money> | undefined {
  const total = proposed.total_amount as FoundValue<Money> | undefined
  if (!total?.grounds.includes(UNSUPPORTED.ground) || total.value.currency === null) return undefined
  const support = supportOf(total)
  if (support === undefined) return undefined
  const grounds = total.grounds.map((ground) => (ground === UNSUPPORTED.ground ? support : ground))
  return { ...total, confidence: SUPPORTED_CONFIDENCE, grounds }
}

/** The days of an invoice times its daily rate, if it states both. */
export const countedTotal = (payload: Read): number | undefined => {
  const rate = payload.rate_per_day as FoundValue<Money> | undefined
  const days = daysOf(payload)
  return rate && days !== undefined ? exactAmount(days * rate.value.amount) : undefined
}

const daysOf = ({ chargeable_days: count, charged_from: from, charged_through: through }: Read): number | undefined => {
  if (count) return (count as FoundValue<Quantity>).value.amount
  const [first, last] = [from, through] as (FoundValue<string> | undefined)[]
  return first && last ? daysIn(first.value, last.value) : undefined
}
