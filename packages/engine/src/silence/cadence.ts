import type { Schemas } from '@boxtrail/contracts'
import { quantile } from '../quantile.ts'

export type SourceCadence = Schemas['SourceCadence']

/** How many of the latest intervals between pushes are kept for a source. */
export const KEPT_GAPS = 50
/** The minimum number of intervals from which a cadence is learned. */
const MIN_GAPS = 10
/** Pushes that come within this time of the first of them count as one: some senders send a message per container. */
export const BURST_S = 3_600
const SHARE = 0.9

/**
 * The cadence that its configuration states, otherwise the one that is observed. Null if neither is known: the source
 * then never counts as silent.
 */
export const pushCadence = (statedS: number | null, gaps: readonly number[]): SourceCadence | null => {
  if (statedS !== null) return { every_s: Math.ceil(statedS), basis: 'stated', cases: null }
  if (gaps.length < MIN_GAPS) return null
  return { every_s: quantile(gaps, SHARE), basis: 'learned', cases: gaps.length }
}

/** A pause between pushes that was longer than a day. */
export interface Rest {
  /** Seconds since 1970. */
  from: number
  s: number
}

/** How many of the latest rests are kept for a source. */
export const KEPT_RESTS = 8
export const REST_S = 86_400
const WEEK_S = 7 * REST_S
/** A rest counts for this many weeks. */
const REMEMBERED_WEEKS = 5
/**
 * Two rests begin at the same time of the week if they begin within this time of it: clocks change, and a last message
 * may be late.
 */
const SAME_TIME_S = 43_200
/** A rest may last this much longer than earlier ones. */
const LONGER = 1.2

/** After a longer pause, a source is treated like a new one. */
export const FORGOTTEN_S = REMEMBERED_WEEKS * WEEK_S

/** What is known of the pauses of a source that pushes. */
export interface Pauses {
  rests: readonly Rest[]
  /** Since when it has pushed without a pause longer than `FORGOTTEN_S`; null if that is not known. */
  pushingSinceMs: number | null
}

/**
 * How long a source that last pushed at this time may rest: a week until it was observed for a week, because any time
 * of the week may be its usual rest; then as long as it rested at the same time of earlier weeks, usually at weekends.
 * Null if it did not.
 */
export const usualRestMs = ({ rests, pushingSinceMs }: Pauses, pushedMs: number): number | null => {
  if (pushingSinceMs === null || pushedMs < pushingSinceMs + (WEEK_S + SAME_TIME_S) * 1_000) return WEEK_S * 1_000
  const lasted = rests.filter(({ from }) => isWeeksBefore(from, pushedMs / 1_000)).map(({ s }) => s)
  return lasted.length === 0 ? null : Math.max(...lasted) * LONGER * 1_000
}

const isWeeksBefore = (from: number, pushed: number): boolean => {
  const weeks = Math.round((pushed - from) / WEEK_S)
  return weeks >= 1 && weeks <= REMEMBERED_WEEKS && Math.abs(pushed - from - weeks * WEEK_S) <= SAME_TIME_S
}

export const pollCadence = (everyS: number): SourceCadence => ({ every_s: everyS, basis: 'polled', cases: null })
