import type { Container } from '@boxtrail/client'

type Fee = Pick<Container['feesAtPodTerminal'][number], 'type' | 'amount' | 'currencyCode'> & { payee?: string }

/**
 * The sum of the fees. A payee that lists fees may list their total as well, which is not added; if it lists only a
 * total, that counts. Null if the fees are unknown, or in several currencies.
 */
export const feesOf = (fees: readonly Fee[] | null): { amount: number | null; currency: string | null } => {
  if (fees === null) return { amount: null, currency: null }
  const [sum, ...others] = sumsOf(fees)
  if (others.length > 0) return { amount: null, currency: null }
  return sum ?? { amount: 0, currency: null }
}

/** `225 USD`, or `225 USD + 30 CAD`; `none` if it is known that nothing is owed. */
export const feesInWords = (fees: readonly Fee[]): string =>
  sumsOf(fees)
    .map(({ amount, currency }) => [amount, currency].filter((part) => part !== null).join(' '))
    .join(' + ') || 'none'

const sumsOf = (fees: readonly Fee[]) => {
  const counted = new Set(fees.filter(({ type }) => type !== 'total').map(({ payee }) => payee))
  const sums = new Map<string | null, number>()
  for (const { type, amount, currencyCode = null, payee } of fees) {
    if (type === 'total' && counted.has(payee)) continue
    counted.add(payee)
    sums.set(currencyCode, (sums.get(currencyCode) ?? 0) + Math.round(amount * SMALLEST))
  }
  return [...sums].map(([currency, sum]) => ({ amount: sum / SMALLEST, currency }))
}

/** No currency has more decimals than four (ISO 4217), so that no amount is rounded. */
const SMALLEST = 10_000
