import { saysOtherwise, standsSinceMs } from '../../../claims/said-anew.ts'
import { releasedBy } from '../../../policy.ts'
import { type HoldChange, isFavourable, nameOfHold } from '../../../statement.ts'
import { countsFromMs, sayingsMs } from '../../milestones/dated-facts.ts'
import type { FactClaim } from '../../types/projection.ts'
import type { HoldUpdate } from './hold-update.ts'
import { listedSinceMs, listsHold } from './lists.ts'

/** A hold or release as it stands among the other facts. */
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

/** A release by the only party that knows of the hold is said each time, also of what others have listed since. */
const saidSinceMs = (fact: FactClaim, facts: readonly FactClaim[]): number => {
  const sayings = sayingsMs(fact)
  const { claim, statement } = fact
  const name = nameOfHold(statement.name ?? 'other')
  if (sayings.length === 1 || (isFavourable(statement) && releasedBy[name] === claim.source.kind))
    return sayings.at(-1)!
  const otherwise = facts
    .filter((other) => other.claim.source.id === claim.source.id)
    .flatMap((other) => {
      if (saysOtherwise(other.statement, statement)) return sayingsMs(other)
      const isListed = other.statement.field === 'holds' && listsHold(other.statement.value, name)
      return isListed && isFavourable(statement) ? [listedSinceMs(other, name, facts)] : []
    })
  return standsSinceMs(sayings, otherwise)
}
