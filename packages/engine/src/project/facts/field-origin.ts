import type { Schemas } from '@boxtrail/contracts'
import { basisOf, formatInstant, type PlacedTime } from '../../time.ts'
import type { FieldOrigin, MilestoneClaim, Provenance, Reporters, SourcedClaim } from '../types/projection.ts'
import type { SettledFact } from './settle-fact.ts'

/** A value and its origin; null if no source stated it. */
export interface Sourced<Value> {
  value: Value
  origin: Origin | null
  /** Only for a time: how precisely its source states it. */
  time?: PlacedTime | undefined
}

export type SourcedFields<Fields> = { [Field in keyof Fields]: Sourced<Fields[Field]> }

/** The fields of one resource, each with its origin. */
export interface Settled<Fields> {
  fields: Fields
  provenance: Provenance
  reporters: Reporters
  /** The times that are not exact instants from their sources. */
  times: Record<string, Schemas['TimeBasis']>
}

/**
 * Separates values from origins: every non-null value keeps its origin if it has one. The reporter of a field is known
 * for a null value as well, because a source may state that there is none.
 */
export const settleFields = <Fields extends object>(sourced: SourcedFields<Fields>): Settled<Fields> => {
  const fields: Partial<Fields> = {}
  const provenance: Provenance = {}
  const reporters: Reporters = {}
  const times: Settled<Fields>['times'] = {}
  for (const field in sourced) {
    const { value, origin, time } = sourced[field]
    fields[field] = value
    const basis = basisOf(time)
    if (basis && value !== null) times[field] = basis
    if (!origin) continue
    const { claim } = origin
    reporters[field] = { kind: claim.source.kind, ms: claim.firstSeenMs, claim: claim.id }
    if (value !== null) provenance[field] = originOf(origin)
  }
  return { fields: fields as Fields, provenance, reporters, times }
}

export const sourced = <Value>(value: Value, origin: Origin | null | undefined): Sourced<Value> => ({
  value,
  origin: origin ?? null,
})

/** A time in wire form. */
export const sourcedTime = (
  time: PlacedTime | undefined,
  origin: Origin | null | undefined,
): Sourced<string | null> => ({
  ...sourced(time ? formatInstant(time.ms) : null, origin),
  time,
})

/** The origin of a value: one claim, and the contradicting claims that it outranked. */
export interface Origin {
  claim: SourcedClaim
  outranked?: readonly SourcedClaim[]
  /** Only for a list: the claim behind each item. */
  items?: readonly SourcedClaim[]
}

export const fromVisit = (
  visit: { set: MilestoneClaim; outranked: readonly MilestoneClaim[] } | null | undefined,
): Origin | null =>
  visit ? { claim: visit.set.claim, outranked: visit.outranked.map((milestone) => milestone.claim) } : null

export const fromMilestone = (milestone: MilestoneClaim | null | undefined): Origin | null =>
  milestone ? { claim: milestone.claim } : null

export const fromFact = (fact: SettledFact | undefined): Origin | null =>
  fact ? { claim: fact.set.claim, outranked: fact.outranked.map((other) => other.claim) } : null

export const originOf = ({ claim, outranked = [], items }: Origin): FieldOrigin => ({
  set_by: claim,
  outranked,
  ...(items ? { items } : {}),
})
