import { factPolicy, rankOfSource } from '../../policy.ts'
import type { FactField, FactValues } from '../../statement.ts'
import type { FactClaim } from '../types/projection.ts'
import { isCurrent, isFromDocument } from './terminal-facts.ts'

export interface SettledFact<Field extends FactField = FactField> {
  set: FactClaim
  outranked: FactClaim[]
  value: FactValues[Field] | null
}

/**
 * The fact that applies to a container (or, with null, to the bill): the policy's source, then the newest statement.
 * For some fields the value as of the container's departure from the terminal is kept.
 */
export const settleFact = <Field extends FactField>(
  facts: readonly FactClaim[],
  field: Field,
  container: string | null,
  leftMs: number | null = null,
): SettledFact<Field> | undefined => {
  const candidates = facts.filter(
    (fact) =>
      fact.statement.field === field &&
      (fact.statement.container === container || fact.statement.container === null) &&
      isCurrent(fact, leftMs),
  )
  const row = factPolicy[field]
  candidates.sort(
    (a, b) =>
      // A document only adds what no source states about the container or its bill.
      Number(isFromDocument(a)) - Number(isFromDocument(b)) ||
      // A statement about this container beats one about the bill.
      Number(a.statement.container === null) - Number(b.statement.container === null) ||
      rankOfSource(row, a.claim.source.kind) - rankOfSource(row, b.claim.source.kind) ||
      b.claim.firstSeenMs - a.claim.firstSeenMs ||
      (a.claim.id < b.claim.id ? -1 : 1),
  )
  const [set, ...outranked] = candidates
  return set && { set, outranked, value: (set.statement.value ?? null) as FactValues[Field] | null }
}
