import type { Schemas } from '@boxtrail/contracts'
import { quantile } from '../quantile.ts'

export type SourceCadence = Schemas['SourceCadence']

/** How many of the latest intervals between pushes are kept of a source. */
export const KEPT_GAPS = 50
/** A cadence is learned from this many at least. */
const MIN_GAPS = 10
/** Pushes that come within this time of the first of them count as one: some senders send a message per container. */
export const BURST_S = 3_600
const SHARE = 0.9

/** What its configuration states prevails over what it is seen to do. Null: neither is known, and it is never silent. */
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

/** How many of the latest rests are kept of a source. */
export const KEPT_RESTS = 8
export const REST_S = 86_400
const WEEK_S = 7 * REST_S
/** A rest counts for this many weeks. */
const REMEMBERED_WEEKS = 5
/** Two rests begin at the same time of the week if they begin within this time: clocks change, and a last message may be late. */
const SAME_TIME_S = 43_200
/** A rest may last this much longer than the ones before. */
const LONGER = 1.2

/** After a pause longer than this, a source is known as little as one that is new. */
export const FORGOTTEN_S = REMEMBERED_WEEKS * WEEK_S

/** What is known of the pauses of a source that pushes. */
export interface Pauses {
  rests: readonly Rest[]
  /** Since when it has pushed without a pause after which it is forgotten; null: that is not known. */
  pushingSinceMs: number | null
}

/**
 * How long a source that has pushed last at this time may rest: a week while nobody has seen it for one, since it may rest at
 * any time of it; then as long as it rested at the same time of a week before, at weekends mostly. Null: it did not.
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
