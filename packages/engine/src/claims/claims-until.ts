import type { ReadUntil } from './apply-report.ts'
import type { Claim } from './claim.ts'

/**
 * The claims of a check as its reports up to one left them, that one included: what later reports made is left out, and
 * what they closed, missed or no longer made is open.
 */
export const claimsUntil = (claims: readonly Claim[], report: ReadUntil['report']): ReadUntil => ({
  report,
  claims: claims
    .filter(({ firstSeenMs }) => firstSeenMs <= report.observedAtMs)
    .map((claim) => {
      const isLater = (ms: number | null) => ms !== null && ms > report.observedAtMs
      const open = isLater(claim.closedMs)
        ? { ...claim, closedMs: null, closedBecause: null, supersededBy: null }
        : claim
      const present = isLater(open.missingSinceMs) ? { ...open, missingSinceMs: null } : open
      // That a report no longer makes a claim is recorded by the next one.
      const isMade = isLater(present.lastSeenMs) || present.lastReport === report.id
      return isMade ? { ...present, lastReport: null, lastSeenMs: null } : present
    }),
})
