import { releasedBy } from '../policy.ts'
import { type Fact, isFavourable, nameOfHold } from '../statement.ts'
import type { Claim } from './claim.ts'

type Said = Pick<Claim, 'firstSeenMs' | 'missed'>

/** When its source made it: for the first time, and each time after a report that left it out. */
export const sayingsOf = ({ firstSeenMs, missed = [] }: Said): number[] => [
  firstSeenMs,
  ...missed.map(([, untilMs]) => untilMs),
]

/**
 * Since when a source says something without having said otherwise. A mere repetition adds nothing to it, whatever others
 * said between; the same words after it had said otherwise are said anew.
 */
export const standsSinceMs = (sayings: readonly number[], otherwise: readonly number[]): number => {
  const lastMs = sayings.at(-1)!
  const otherwiseMs = Math.max(...otherwise.filter((ms) => ms < lastMs))
  return sayings.find((ms) => ms > otherwiseMs) ?? lastMs
}

/** One of them is a hold and the other a release that may be of it. Both are of one source. */
export const saysOtherwise = (one: Fact, other: Fact): boolean =>
  one.field === 'hold' &&
  other.field === 'hold' &&
  isFavourable(one) !== isFavourable(other) &&
  isOfOneHold(one.name ?? 'other', other.name ?? 'other') &&
  (one.container === other.container || one.container === null || other.container === null)

/** Two papers of one name are two holds. */
const isOfOneHold = (key: string, other: string): boolean =>
  key === other || (nameOfHold(key) === nameOfHold(other) && [key, other].includes(nameOfHold(key)))

/** Whether a hold or its release counts from this report on, which repeats it in the words of an earlier one. */
export const isSaidAnew = ({ statement, missed, ...claim }: Claim, claims: readonly Claim[], atMs: number): boolean => {
  if (statement.says !== 'fact' || statement.field !== 'hold' || !missed?.some(([, untilMs]) => untilMs === atMs))
    return false
  // The party that knows of it lifts what others have listed since.
  if (releasedBy[nameOfHold(statement.name ?? 'other')] && isFavourable(statement)) return true
  const otherwise = claims.filter((one) => one.statement.says === 'fact' && saysOtherwise(one.statement, statement))
  const sayings = sayingsOf({ ...claim, missed }).filter((ms) => ms <= atMs)
  return standsSinceMs(sayings, otherwise.flatMap(sayingsOf)) === atMs
}
