import type { Container } from '@boxtrail/client'

type Fee = Container['feesAtPodTerminal'][number]

/**
 * What is owed. A terminal that lists its fees may list their total as well, which is no further fee; where it reports
 * nothing but a total, that is the sum. Amounts in several currencies have none.
 */
export const feesOf = (fees: readonly Fee[] | null): { amount: number | null; currency: string | null } => {
  if (fees === null) return { amount: null, currency: null }
  const itemised = fees.filter(({ type }) => type !== 'total')
  const counted = itemised.length > 0 ? itemised : fees.slice(0, 1)
  const currencies = new Set(counted.map(({ currencyCode }) => currencyCode ?? null))
  if (currencies.size > 1) return { amount: null, currency: null }
  const cents = counted.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  return { amount: cents / 100, currency: [...currencies][0] ?? null }
}
