import type { ReadUntil } from './apply-report.ts'
import type { Claim } from './claim.ts'

/** The fields of a claim that is open because it was only closed later. */
export const REOPENED = { closedMs: null, closedBecause: null, supersededBy: null }

/** The claim with its missing times as they were at a moment; a time that ends later was still running. */
export const missedUntil = <Made extends Claim>(claim: Made, ms: number): Made => {
  const { missed = [], missingSinceMs, ...made } = claim
  // It runs from the report after the last one that made the claim; `sinceMs` is when that counted as missing.
  const then = missed.find(([, untilMs, lastSeenMs]) => lastSeenMs <= ms && untilMs > ms)
  const sinceMs = then ? then[0] : missingSinceMs
  const before = missed.filter(([, untilMs]) => untilMs <= ms)
  return {
    ...made,
    ...(before.length > 0 ? { missed: before } : {}),
    missingSinceMs: sinceMs !== null && sinceMs <= ms ? sinceMs : null,
    ...(then ? { lastSeenMs: then[2], lastReport: then[3] } : {}),
  } as Made
}

/**
 * The claims of a check as its reports up to and including one left them: what later reports made is left out, and what
 * they closed, missed or no longer made is open.
 */
export const claimsUntil = (claims: readonly Claim[], report: ReadUntil['report']): ReadUntil => ({
  report,
  claims: claims
    .filter(({ firstSeenMs }) => firstSeenMs <= report.observedAtMs)
    .map((claim) => {
      const isLater = (ms: number | null) => ms !== null && ms > report.observedAtMs
      const open = isLater(claim.closedMs) ? { ...claim, ...REOPENED } : claim
      const present = missedUntil(open, report.observedAtMs)
      // A report that no longer makes a claim is only recorded by the next one.
      const isMade = isLater(present.lastSeenMs) || present.lastReport === report.id
      return isMade ? { ...present, lastReport: null, lastSeenMs: null } : present
    }),
})
