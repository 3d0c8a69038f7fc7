import { factPolicy, rankOfSource } from '../policy.ts'
import type { FactField } from '../statement.ts'
import { standsIn } from './terminal-facts.ts'
import type { FactClaim } from './types.ts'

export interface SettledFact {
  set: FactClaim
  beaten: FactClaim[]
}

/**
 * The fact that stands for a box (or, with null, for the bill): the policy's source, then the newest statement. What a
 * terminal says of a box is kept as it stood when the box left.
 */
export const settleFact = (
  facts: readonly FactClaim[],
  field: FactField,
  box: string | null,
  leftMs: number | null = null,
): SettledFact | undefined => {
  const told = facts.filter(
    (fact) =>
      fact.said.field === field &&
      (fact.said.container === box || fact.said.container === null) &&
      standsIn(fact, leftMs),
  )
  const row = factPolicy[field]
  told.sort(
    (a, b) =>
      // What was said of this very box beats what was said of the bill.
      Number(a.said.container === null) - Number(b.said.container === null) ||
      rankOfSource(row, a.claim.source.kind) - rankOfSource(row, b.claim.source.kind) ||
      b.claim.firstSeenMs - a.claim.firstSeenMs ||
      (a.claim.id < b.claim.id ? -1 : 1),
  )
  const [set, ...beaten] = told
  return set && { set, beaten }
}
