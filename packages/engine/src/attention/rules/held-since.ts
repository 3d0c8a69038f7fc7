import type { SourcedClaim } from '../../project/types/projection.ts'
import { nameOfHold } from '../../statement.ts'

/**
 * Since when the statement has been made of which this is the latest version: a list is another statement as soon as
 * anything in it changes. `says`: whether an earlier statement says it too.
 */
export const saidSince = (
  claims: readonly SourcedClaim[],
  latest: SourcedClaim,
  says: (claim: SourcedClaim) => boolean,
): number => {
  let since = latest.firstSeenMs
  const earlier = claims
    .filter((claim) => claim.source.id === latest.source.id && claim.firstSeenMs < since && says(claim))
    .sort((a, b) => b.firstSeenMs - a.firstSeenMs)
  for (const claim of earlier) if ((claim.closedMs ?? since) >= since) since = claim.firstSeenMs
  return since
}

/** Whether a statement says that a hold is set: by its name, or in a list. */
export const saysHold = ({ statement }: SourcedClaim, name: string): boolean => {
  if (statement.says !== 'fact') return false
  if (statement.field === 'holds')
    return ((statement.value ?? []) as { name: string }[]).some((one) => one.name === name)
  return statement.field === 'hold' && nameOfHold(statement.name ?? '') === name
}
