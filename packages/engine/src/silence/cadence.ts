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

export const pollCadence = (everyS: number): SourceCadence => ({ every_s: everyS, basis: 'polled', cases: null })
