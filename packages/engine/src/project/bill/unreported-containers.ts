import { formatInstant } from '../../time.ts'
import type { MilestoneClaim, SourcedClaim } from '../types/projection.ts'

/** A container that its line no longer names: since when, and which one it names instead. */
export interface Unreported {
  sinceMs: number
  replacedBy: string | null
}

/** The containers of a bill or booking that complete responses of their line named once and do not name any more. */
export const unreportedContainers = (claims: readonly SourcedClaim[]): Map<string, Unreported> => {
  const named = new Set<string>()
  const gone = new Map<string, Unreported>()
  for (const claim of claims) {
    const { container } = claim.statement
    if (container === null || claim.ofContainer || claim.source.kind !== 'line' || named.has(container)) continue
    if (claim.closedMs === null && claim.lastSeenMs === null) {
      named.add(container)
      gone.delete(container)
      continue
    }
    const sinceMs = claim.closedMs ?? claim.missingSinceMs ?? claim.lastSeenMs ?? claim.firstSeenMs
    gone.set(container, {
      sinceMs: Math.max(sinceMs, gone.get(container)?.sinceMs ?? sinceMs),
      replacedBy: gone.get(container)?.replacedBy ?? null,
    })
  }
  if (gone.size > 0) linkSuccessors(gone, named, claims)
  return gone
}

/** The line replaces a container by stating the same event, by its id, for another container. */
const linkSuccessors = (gone: Map<string, Unreported>, named: ReadonlySet<string>, claims: readonly SourcedClaim[]) => {
  const containerOf = new Map(claims.map(({ id, statement }) => [id, statement.container]))
  for (const { statement, supersededBy } of claims) {
    const unreported = statement.container === null ? undefined : gone.get(statement.container)
    const successor = supersededBy === null ? null : (containerOf.get(supersededBy) ?? null)
    if (!unreported || successor === null || !named.has(successor)) continue
    if (unreported.replacedBy === null || successor < unreported.replacedBy) unreported.replacedBy = successor
  }
}

/**
 * The calls of the ship known to such a container: actual ones with their corrections, and estimates as they were when
 * it was last named.
 */
export const withoutLaterCalls = (milestones: readonly MilestoneClaim[], { sinceMs }: Unreported): MilestoneClaim[] => {
  const isCall = ({ statement }: MilestoneClaim) => statement.container === null
  const known = new Set(
    milestones
      .filter((milestone) => isCall(milestone) && milestone.claim.firstSeenMs < sinceMs)
      .map(({ claim }) => claim.key),
  )
  return milestones.flatMap((milestone) => {
    if (!isCall(milestone)) return [milestone]
    const { claim, statement } = milestone
    if (statement.classifier === 'actual') return known.has(claim.key) ? [milestone] : []
    if (claim.firstSeenMs >= sinceMs) return []
    const wasOpen = claim.closedMs !== null && claim.closedMs >= sinceMs
    return [wasOpen ? { ...milestone, claim: { ...claim, closedMs: null, closedBecause: null } } : milestone]
  })
}

export const unreportedMarks = (unreported: Unreported | undefined) =>
  unreported && {
    no_longer_reported_since: formatInstant(unreported.sinceMs),
    ...(unreported.replacedBy === null ? {} : { replaced_by: unreported.replacedBy }),
  }
