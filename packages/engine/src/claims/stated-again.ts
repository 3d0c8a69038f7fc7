import { releasedBy } from '../policy.ts'
import { type Fact, isFavourable, nameOfHold } from '../statement.ts'
import type { Claim } from './claim.ts'

type Stated = Pick<Claim, 'firstSeenMs' | 'missed'>

/** When the source made the claim: first, and again after each report that had omitted it. */
export const statedTimesOf = ({ firstSeenMs, missed = [] }: Stated): number[] => [
  firstSeenMs,
  ...missed.map(([, untilMs]) => untilMs),
]

/**
 * Since when a source has stated something without stating the opposite. A repetition does not change that time,
 * whatever other sources stated in between; a repetition after the opposite begins again.
 */
export const statedSinceMs = (times: readonly number[], opposites: readonly number[]): number => {
  const lastMs = times.at(-1)!
  const oppositeMs = Math.max(...opposites.filter((ms) => ms < lastMs))
  return times.find((ms) => ms > oppositeMs) ?? lastMs
}

/** Whether one is a hold and the other a release that may end it. Both are from one source. */
export const isOpposite = (one: Fact, other: Fact): boolean =>
  one.field === 'hold' &&
  other.field === 'hold' &&
  isFavourable(one) !== isFavourable(other) &&
  isOfOneHold(one.name ?? 'other', other.name ?? 'other') &&
  (one.container === other.container || one.container === null || other.container === null)

/** Holds of one name by two customs documents are two holds. */
const isOfOneHold = (key: string, other: string): boolean =>
  key === other || (nameOfHold(key) === nameOfHold(other) && [key, other].includes(nameOfHold(key)))

/** Whether a hold or release takes effect again with this report, which repeats an earlier one in the same words. */
export const isInEffectAgain = (
  { statement, missed, ...claim }: Claim,
  claims: readonly Claim[],
  atMs: number,
): boolean => {
  if (statement.says !== 'fact' || statement.field !== 'hold' || !missed?.some(([, untilMs]) => untilMs === atMs))
    return false
  // A release by the only party that knows about the hold also lifts what others have listed since.
  if (releasedBy[nameOfHold(statement.name ?? 'other')] && isFavourable(statement)) return true
  const opposites = claims.filter((one) => one.statement.says === 'fact' && isOpposite(one.statement, statement))
  const times = statedTimesOf({ ...claim, missed }).filter((ms) => ms <= atMs)
  return statedSinceMs(times, opposites.flatMap(statedTimesOf)) === atMs
}
