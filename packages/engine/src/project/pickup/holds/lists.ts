import { factPolicy, rankOfSource, releasedBy } from '../../../policy.ts'
import type { HoldName } from '../../../statement.ts'
import type { FactClaim } from '../../types/projection.ts'
import { concerns, type Holds, type HoldUpdate } from './hold-update.ts'

/** A list without the hold, from the only party that knows about that hold, is its release. */
export const releasesByList = (facts: readonly FactClaim[], number: string): HoldUpdate[] =>
  Object.entries(releasedBy).flatMap(([key, party]) =>
    facts
      .filter(
        ({ statement, claim }) =>
          statement.field === 'holds' &&
          claim.closedMs === null &&
          claim.source.kind === party &&
          concerns(statement.container, number) &&
          !listsHold(statement.value, key),
      )
      .map(({ claim }) => ({
        key,
        change: { status: null, description: null },
        claim,
        ms: claim.firstSeenMs,
        saidMs: claim.firstSeenMs,
      })),
  )

export const listsHold = (value: unknown, key: string) => ((value ?? []) as Holds).some(({ name }) => name === key)

export const isOverridden = ({ claim, ms }: HoldUpdate, list: FactClaim) => {
  if (claim.source.kind === 'document') return true
  const row = factPolicy.holds
  const ranksNoHigher = rankOfSource(row, list.claim.source.kind) <= rankOfSource(row, claim.source.kind)
  return ranksNoHigher && list.claim.latestReportedMs >= ms
}

/** Whether the only party that knows about the hold released it after the list first had it. */
export const isReleased = (
  { key, change, claim, saidMs }: HoldUpdate,
  list: FactClaim,
  facts: readonly FactClaim[],
): boolean =>
  change.status === null &&
  claim !== list.claim &&
  claim.source.kind === releasedBy[key as HoldName] &&
  listsHold(list.statement.value, key) &&
  saidMs > listedSinceMs(list, key, facts)

/** When the source first listed a hold, across its consecutive lists. Milliseconds. */
export const listedSinceMs = (list: FactClaim, key: string, facts: readonly FactClaim[]): number => {
  let sinceMs = list.claim.firstSeenMs
  const earlier = facts
    .filter(({ claim }) => claim.key === list.claim.key && claim.source.id === list.claim.source.id)
    .sort((a, b) => b.claim.firstSeenMs - a.claim.firstSeenMs)
  for (const { claim, statement } of earlier) {
    if (claim.firstSeenMs >= sinceMs) continue
    if (claim.closedMs !== sinceMs || !listsHold(statement.value, key)) break
    sinceMs = claim.firstSeenMs
  }
  return sinceMs
}
