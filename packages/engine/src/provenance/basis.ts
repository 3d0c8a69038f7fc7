import { lastFreeDay, type PolicyRow, policyRowOf } from '../policy.ts'
import type { FieldOrigin, SourcedClaim } from '../project/types/projection.ts'

/** The basis of a served value: a statement of a source, other values, or a user's entry. */
export interface Basis {
  kind: 'source' | 'derived' | 'user'
  /** Null unless a source stated it. */
  claim: SourcedClaim | null
  decidedBy: PolicyRow | null
  /** The values that it is derived from. */
  from: readonly string[]
  prevailedOver: readonly SourcedClaim[]
}

export const user = (...from: string[]): Basis => ({
  ...nothing,
  kind: 'user',
  from,
})

export const derived = (...from: string[]): Basis => ({
  ...nothing,
  kind: 'derived',
  from,
})

const nothing = { claim: null, decidedBy: null, prevailedOver: [] }

/** The basis of an attribute by the statement behind it; `from`, if the product derives the attribute from others. */
export const stated = (name: string, { set_by, outranked }: FieldOrigin, from: readonly string[] = []): Basis => ({
  kind: 'source',
  claim: set_by,
  decidedBy: policyRow(name, set_by),
  from,
  prevailedOver: outranked,
})

const policyRow = (name: string, { statement }: SourcedClaim): PolicyRow | null => {
  if (name === 'pickup_lfd') return lastFreeDay
  // The first estimate counts, whichever source made it.
  return name.includes('_original_') ? null : policyRowOf(statement)
}
