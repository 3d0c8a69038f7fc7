import type { Reading, Statement } from '../statement.ts'

/** One statement read out of reports, from the first that made it to the last; rows of the table of that name. */
export interface Claim {
  id: string
  key: string
  statement: Statement
  firstReport: string
  /** When the source first said it, by the source's clock. Milliseconds. */
  firstSeenMs: number
  /** Null while it stands in the last report applied. */
  lastReport: string | null
  lastSeenMs: number | null
  /** First complete answer that lacked an actual: it is withdrawn when a second one confirms. */
  missingSinceMs: number | null
  closedMs: number | null
  /** superseded: other words replaced it; withdrawn: an actual taken back; dropped: an estimate no longer made. */
  closedBecause: 'superseded' | 'withdrawn' | 'dropped' | null
  supersededBy: string | null
}

/** A report as the fold needs it: what was read, when it was asked, and how the source speaks. */
export interface ReadReport {
  id: string
  /** Polls: when we asked. Pushes: the message's own time, capped at receipt. */
  observedAtMs: number
  reading: Reading
}

/** snapshot: each answer is all that the source knows. delta: each answer adds. */
export type SourceStyle = 'snapshot' | 'delta'
