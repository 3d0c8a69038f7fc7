import type { Container } from '@boxtrail/client'

const HOLDS: Record<string, string> = { freight: 'Freight', customs: 'Customs', other: 'Other' }
const FEES: Record<string, string> = {
  demurrage: 'Demurrage',
  exam: 'Exam',
  extended_dwell_time: 'Extended dwell time',
  other: 'Other',
  total: 'Total',
}

export const holdName = (name: string): string => HOLDS[name] ?? name
export const feeName = (type: string): string => FEES[type] ?? type

type Fees = Container['feesAtPodTerminal']

/** The total amount owed by currency: the facility's own total if it has one, otherwise the sum of the fees. */
export const owed = (fees: Fees): { currency: string | undefined; amount: number }[] => {
  const currencies = [...new Set(fees.map(({ currencyCode }) => currencyCode))]
  return currencies.map((currency) => {
    const own = fees.filter(({ currencyCode }) => currencyCode === currency)
    const total = own.find(({ type }) => type === 'total')
    return { currency, amount: total?.amount ?? own.reduce((sum, { amount }) => sum + amount, 0) }
  })
}
