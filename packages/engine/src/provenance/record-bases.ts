import { isSame } from '../claims/claim-key.ts'
import type { FieldOrigin, Provenance, SourcedClaim } from '../project/types/projection.ts'
import { type AttributeBasis, namesOf } from './attributes.ts'
import { type Basis, derived, stated, user } from './basis.ts'

/** A record as stored and as served, and the basis of its journey. */
export interface Recorded {
  /** As stored, with times in wire form. */
  row: Readonly<Record<string, unknown>>
  /** As served. */
  attributes: object
  /** The projection of the current claims; undefined if they do not give the record. */
  projected: { fields: object; provenance: Provenance } | undefined
  /** For each column, the claim that set it when it was stored, and those that it outranked. */
  stored: Readonly<Record<string, readonly string[]>>
  claims: ReadonlyMap<string, SourcedClaim>
}

/**
 * The origin of a column. A row that is about to change still shows an older value: its origin is then the claims that
 * set it.
 */
export const originOf = ({ row, projected, stored, claims }: Recorded, column: string): FieldOrigin | undefined => {
  const fields = (projected?.fields ?? {}) as Record<string, unknown>
  if (projected && isSame(fields[column] ?? null, row[column] ?? null)) return projected.provenance[column]
  const [set_by, ...outranked] = (stored[column] ?? []).flatMap((id) => claims.get(id) ?? [])
  return set_by && { set_by, outranked }
}

/** Every attribute that has a value, with its basis. */
export const attributeBases = (
  recorded: Recorded,
  bases: Readonly<Record<string, AttributeBasis>>,
): Record<string, Basis> =>
  Object.fromEntries(namesOf(recorded.attributes).map((name) => [name, attributeBasis(recorded, name, bases[name])]))

const attributeBasis = (recorded: Recorded, name: string, { on, from = [], byUser }: AttributeBasis = {}): Basis => {
  const column = on ?? name
  const origin = byUser && !on ? undefined : originOf(recorded, column)
  if (origin) return stated(column, origin, from)
  return byUser ? user() : derived(...from)
}

/** Each relationship that has a value, by the first of its columns that has one. */
export const relationshipBases = (
  recorded: Recorded,
  columns: Readonly<Record<string, readonly string[]>>,
): Record<string, Basis> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, candidates]) => {
      const column = candidates.find((one) => (recorded.row[one] ?? null) !== null)
      const origin = column && originOf(recorded, column)
      return origin ? [[name, stated(column, origin)]] : []
    }),
  )
