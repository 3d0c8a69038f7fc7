import type { SourcedClaim } from '../project/projection.ts'

/** The claims as they were at a moment: after tracking stopped, a shared source may still be polled for others. */
export const asOf = (claims: readonly SourcedClaim[], ms: number): SourcedClaim[] =>
  claims
    .filter(({ firstSeenMs }) => firstSeenMs <= ms)
    .map((claim) => ({
      ...claim,
      ...(claim.closedMs !== null && claim.closedMs > ms ? stillOpen : {}),
      ...(claim.missingSinceMs !== null && claim.missingSinceMs > ms ? { missingSinceMs: null } : {}),
      lastSeenMs: claim.lastSeenMs && Math.min(claim.lastSeenMs, ms),
      latestReportedMs: Math.min(claim.latestReportedMs, ms),
    }))

const stillOpen = { closedMs: null, closedBecause: null, supersededBy: null }
