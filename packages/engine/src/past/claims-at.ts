import { missedUntil, REOPENED } from '../claims/claims-until.ts'
import type { SourcedClaim } from '../project/types/projection.ts'

/** What is known of when claims were made, in ms. */
export interface Known {
  /** When a claim was first made: by its source's clock, or when we received it if that is what counts. */
  madeMs: (claim: SourcedClaim) => number
  /** The last report of its source until the moment: a claim that it made was not yet left out. */
  lastReportMs: (claim: SourcedClaim) => number
  /** Until when its source confirmed what it had reported, by responses without news. */
  confirmedMs: (claim: SourcedClaim) => number
}

/**
 * The claims as they were at a moment, by when their sources stated them or, with `madeMs`, by when they had reached
 * us. What a later report closed, missed or no longer repeated is open.
 */
export const claimsAt = (
  claims: readonly SourcedClaim[],
  ms: number,
  { madeMs = saidMs, lastReportMs, confirmedMs = () => ms }: Partial<Known> = {},
): SourcedClaim[] => {
  const byId = new Map(claims.map((claim) => [claim.id, claim]))
  /**
   * The claim that had replaced it by then. If that claim came late, the one that replaced it in turn. Null if none had
   * yet.
   */
  const nextMade = ({ supersededBy }: SourcedClaim): SourcedClaim | null | undefined => {
    let next = supersededBy === null ? undefined : byId.get(supersededBy)
    if (next === undefined) return undefined
    while (next && madeMs(next) > ms) next = next.supersededBy === null ? undefined : byId.get(next.supersededBy)
    return next ?? null
  }
  return claims
    .filter((claim) => madeMs(claim) <= ms)
    .map((claim) => {
      const next = nextMade(claim)
      const isReopened = claim.closedMs !== null && (claim.closedMs > ms || next === null)
      const then = missedUntil(next && next.id !== claim.supersededBy ? replacedBy(claim, next) : claim, ms)
      // If the times of reports are not known, a claim that is left out now has been since its last report, and one
      // that was replaced later was not left out.
      const untilMs = lastReportMs ? Math.min(lastReportMs(claim), ms) : isReopened ? Number.NEGATIVE_INFINITY : ms
      const isLeftOut = then.lastSeenMs !== null && then.lastSeenMs < untilMs
      return claimAt(then, isReopened, then.missingSinceMs === null && !isLeftOut, Math.min(confirmedMs(claim), ms))
    })
}

const replacedBy = (claim: SourcedClaim, { id, firstSeenMs }: SourcedClaim): SourcedClaim => ({
  ...claim,
  closedMs: firstSeenMs,
  supersededBy: id,
})

const saidMs: Known['madeMs'] = ({ firstSeenMs }) => firstSeenMs

const claimAt = (then: SourcedClaim, isReopened: boolean, isMade: boolean, confirmedMs: number): SourcedClaim => {
  const { latestReportedMs, lastSeenMs } = then
  return {
    ...then,
    ...(isReopened ? REOPENED : {}),
    ...(isMade ? { lastReport: null, lastSeenMs: null } : {}),
    // For a claim that was replaced or left out later, the last report with news is known, but not the responses that
    // confirmed it.
    latestReportedMs:
      isMade && (isReopened || lastSeenMs !== null)
        ? confirmedMs
        : Math.min(latestReportedMs, isMade ? confirmedMs : (lastSeenMs ?? confirmedMs)),
  }
}
