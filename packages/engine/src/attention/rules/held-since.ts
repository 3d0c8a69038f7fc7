import type { SourcedClaim } from '../../project/types/projection.ts'
import { nameOfHold } from '../../statement.ts'

/**
 * Since when a source has stated something without interruption, up to its claim `latest`: a list becomes a new claim
 * whenever anything in it changes. `says` tells whether an earlier claim states it too.
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

/** Whether a claim states that a hold is set, either by itself or in a list. */
export const saysHold = ({ statement }: SourcedClaim, name: string): boolean => {
  if (statement.says !== 'fact') return false
  if (statement.field === 'holds')
    return ((statement.value ?? []) as { name: string }[]).some((one) => one.name === name)
  return statement.field === 'hold' && nameOfHold(statement.name ?? '') === name
}
