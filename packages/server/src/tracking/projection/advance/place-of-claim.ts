import type { Lookups } from '@boxtrail/engine/lookups'
import type { Place, SourcedClaim } from '@boxtrail/engine/project/types/projection'

/** The place whose calendar the time of a claim is read by, as the projection resolves it. */
export const placeOf = (
  { statement, source }: SourcedClaim,
  { resolvePlace }: Pick<Lookups, 'resolvePlace'>,
): Place | null => {
  if (statement.says === 'fact' && statement.datedAt) return resolvePlace(statement.datedAt)
  return statement.place && resolvePlace(statement.place, source.kind === 'rail' ? source.scac : null)
}
