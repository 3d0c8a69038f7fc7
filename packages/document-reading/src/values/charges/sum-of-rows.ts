import { exactAmount } from '@boxtrail/reference/currency'
import type { LineItem } from './line-items.ts'

type Priced = Pick<LineItem, 'amount'>

/** What rows add up to; undefined if they are in several currencies, whose amounts make no sum. */
export const sumOfRows = (rows: readonly Priced[]): number | undefined => {
  const currencies = new Set(rows.flatMap(({ amount }) => amount?.value.currency ?? []))
  return currencies.size > 1
    ? undefined
    : exactAmount(rows.reduce((all, { amount }) => all + (amount?.value.amount ?? 0), 0))
}
