import type { ReportingKind, SourceKind } from '../policy.ts'
import type { PlacedTime } from '../time.ts'
import type { Counter } from './counters.ts'

/** One case of a source that was right or wrong, prompt or late. */
export interface AccuracyCase {
  /** What the case is about: containers of one journey that travel together give one case, not one each. */
  key: string
  /** The source as users see it: an account's own access to a line counts as that line. */
  source: string
  /** When the event happened, which decides the month in which the case counts. */
  atMs: number
  counts: readonly Counter[]
}

const reporting: readonly SourceKind[] = ['line', 'terminal', 'rail'] satisfies ReportingKind[]

/** Whether a source counts: nobody awaits reports of documents and users. */
export const isCounted = (kind: SourceKind): boolean => reporting.includes(kind)

/** Whether a time is known to the minute, and in the zone of its place. */
export const isExact = ({ precision, zoneSource }: PlacedTime): boolean =>
  precision === 'minute' && zoneSource !== 'unknown'
