import type { ReportingKind, SourceKind } from '../policy.ts'
import type { PlacedTime } from '../time.ts'
import type { Counter } from './counters.ts'

/** One case of a source that was right or wrong, prompt or late. */
export interface AccuracyCase {
  /** What it is about: the containers of one journey that travel together give one case, not one each. */
  key: string
  /** As users see it: an account's own access to a line is that line. */
  source: string
  /** When what it is about happened: the month in which it counts. */
  atMs: number
  counts: readonly Counter[]
}

const reporting: readonly SourceKind[] = ['line', 'terminal', 'rail'] satisfies ReportingKind[]

/** Documents and users are no sources whose reports could be awaited. */
export const isCounted = (kind: SourceKind): boolean => reporting.includes(kind)

/** Known to the minute: neither by the day alone nor by the clock of an unknown place. */
export const isExact = ({ precision, zoneSource }: PlacedTime): boolean =>
  precision === 'minute' && zoneSource !== 'unknown'
