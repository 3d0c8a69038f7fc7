import { factPolicy, rankOfSource } from '../policy.ts'
import type { FactField } from '../statement.ts'
import type { FactClaim } from './types.ts'

export interface SettledFact {
  set: FactClaim
  beaten: FactClaim[]
}

/** The fact that stands for a box (or, with null, for the bill): the policy's source, then the newest statement. */
export const settleFact = (
  facts: readonly FactClaim[],
  field: FactField,
  box: string | null,
): SettledFact | undefined => {
  const told = facts.filter(
    ({ said, claim }) =>
      said.field === field && claim.closedMs === null && (said.container === box || said.container === null),
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
