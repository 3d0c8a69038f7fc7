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

export type Listed = Pick<Container, 'holdsAtPodTerminal' | 'feesAtPodTerminal' | 'availabilityKnown' | 'meta'>

/** Which of the two lists a source has reported; otherwise an empty list does not mean that there are none. */
export const reportedLists = (container: Listed): { holds: boolean; fees: boolean } => {
  const { holdsAtPodTerminal: holds, feesAtPodTerminal: fees, availabilityKnown, meta } = container
  const { unreported = [] } = meta ?? {}
  return {
    holds: holds.length > 0 || (availabilityKnown && !unreported.includes('holds_at_pod_terminal')),
    fees: fees.length > 0 || (availabilityKnown && !unreported.includes('fees_at_pod_terminal')),
  }
}

/** What is to be said beside the holds and fees that are listed: that there are none, or that they are not reported. */
export const unlistedInWords = (container: Listed): string | null => {
  const { holds, fees } = reportedLists(container)
  const isEmpty = container.holdsAtPodTerminal.length + container.feesAtPodTerminal.length === 0
  if (holds && fees) return isEmpty ? 'None' : null
  if (!holds && !fees) return 'Not reported'
  if (holds) return isEmpty ? 'No holds; fees not reported' : 'Fees not reported'
  return isEmpty ? 'No fees; holds not reported' : 'Holds not reported'
}
