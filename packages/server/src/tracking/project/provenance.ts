import type { SettledFact } from './facts.ts'
import type { Act, FieldOrigin, Provenance, Reporters, SourcedClaim } from './types.ts'

/** A value and what it rests on; null if no source stated it. */
export interface Sourced<Value> {
  value: Value
  origin: Origin | null
}

export type SourcedFields<Fields> = { [Field in keyof Fields]: Sourced<Fields[Field]> }

/** The fields of one resource, each with its origin. */
export interface Settled<Fields> {
  fields: Fields
  provenance: Provenance
  reporters: Reporters
}

/**
 * Separates values from origins: every non-null value keeps its origin if it has one. Who reported a field is known of a
 * null value as well, because a source may state that there is none.
 */
export const settleFields = <Fields extends object>(sourced: SourcedFields<Fields>): Settled<Fields> => {
  const fields: Partial<Fields> = {}
  const provenance: Provenance = {}
  const reporters: Reporters = {}
  for (const field in sourced) {
    const { value, origin } = sourced[field]
    fields[field] = value
    if (!origin) continue
    const { claim } = origin
    reporters[field] = { kind: claim.source.kind, ms: claim.firstSeenMs, claim: claim.id }
    if (value !== null) provenance[field] = originOf(origin)
  }
  return { fields: fields as Fields, provenance, reporters }
}

export const sourced = <Value>(value: Value, origin: Origin | null | undefined): Sourced<Value> => ({
  value,
  origin: origin ?? null,
})

/** What a value rests on: one claim, and the contradicting claims that it outranked. */
export interface Origin {
  claim: SourcedClaim
  outranked?: readonly SourcedClaim[]
  /** Of a list: the claim behind each item. */
  items?: readonly SourcedClaim[]
}

export const fromVisit = (visit: { set: Act; outranked: readonly Act[] } | null | undefined): Origin | null =>
  visit ? { claim: visit.set.claim, outranked: visit.outranked.map((act) => act.claim) } : null

export const fromAct = (act: Act | null | undefined): Origin | null => (act ? { claim: act.claim } : null)

export const fromFact = (fact: SettledFact | undefined): Origin | null =>
  fact ? { claim: fact.set.claim, outranked: fact.outranked.map((other) => other.claim) } : null

export const originOf = ({ claim, outranked = [], items }: Origin): FieldOrigin => ({
  set_by: claim,
  beat: outranked,
  ...(items ? { items } : {}),
})
