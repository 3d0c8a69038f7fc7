import { isOpposite, statedSinceMs } from '../../../claims/stated-again.ts'
import { releasedBy } from '../../../policy.ts'
import { type HoldChange, isFavourable, nameOfHold } from '../../../statement.ts'
import { countsFromMs, statedTimesMs } from '../../milestones/dated-facts.ts'
import type { FactClaim } from '../../types/projection.ts'
import type { HoldUpdate } from './hold-update.ts'
import { listedSinceMs, listsHold } from './lists.ts'

/** A fact as a hold or release, with the times that follow from the other facts. */
export const holdUpdateOf = (fact: FactClaim, facts: readonly FactClaim[]): HoldUpdate => {
  const sinceMs = saidSinceMs(fact, facts)
  return {
    key: fact.statement.name ?? 'other',
    change: fact.statement.value as HoldChange,
    claim: fact.claim,
    ms: countsFromMs(fact, sinceMs),
    saidMs: sinceMs,
  }
}

/**
 * Since when a hold or release is stated. A release by the only party that knows about the hold counts each time, and
 * also lifts what others have listed since.
 */
const saidSinceMs = (fact: FactClaim, facts: readonly FactClaim[]): number => {
  const times = statedTimesMs(fact)
  const { claim, statement } = fact
  const name = nameOfHold(statement.name ?? 'other')
  if (times.length === 1 || (isFavourable(statement) && releasedBy[name] === claim.source.kind)) return times.at(-1)!
  const opposites = facts
    .filter((other) => other.claim.source.id === claim.source.id)
    .flatMap((other) => {
      if (isOpposite(other.statement, statement)) return statedTimesMs(other)
      const isListed = other.statement.field === 'holds' && listsHold(other.statement.value, name)
      return isListed && isFavourable(statement) ? [listedSinceMs(other, name, facts)] : []
    })
  return statedSinceMs(times, opposites)
}
