import type { Reading, Statement } from '../statement.ts'

/** One statement read from reports, from the first report that made it to the last; a row of the table `claims`. */
export interface Claim {
  id: string
  key: string
  statement: Statement
  firstReport: string
  /** When the source first made the statement, by the source's clock. Milliseconds. */
  firstSeenMs: number
  /** Null while the last applied report still makes it. */
  lastReport: string | null
  lastSeenMs: number | null
  /** First complete response that lacked an actual; a second one confirms the withdrawal. */
  missingSinceMs: number | null
  /** When it was missing or left out and then made again, oldest first; only the latest of these times are kept. */
  missed?: readonly MissedTime[]
  closedMs: number | null
  /**
   * superseded: replaced by a changed statement; withdrawn: an actual or a fact taken back; dropped: an estimate no longer
   * made.
   */
  closedBecause: 'superseded' | 'withdrawn' | 'dropped' | null
  supersededBy: string | null
}

/**
 * A time when a claim was missing, or a fact was left out (`sinceMs` null), until it was made again, and the last
 * report that had made it before. A tuple, because it is stored with the claim.
 */
export type MissedTime = readonly [
  sinceMs: number | null,
  untilMs: number,
  lastSeenMs: number,
  lastReport: string | null,
]

/** A report as the fold needs it: what was read from it and when it was observed. */
export interface ReadReport {
  id: string
  /** Polls: when we sent the request. Pushes: the message's own time, capped at receipt. */
  observedAtMs: number
  reading: Reading
}

/** snapshot: each response is everything the source knows. delta: each message adds to the earlier ones. */
export type SourceStyle = 'snapshot' | 'delta'
