import { type Pauses, pushCadence, type SourceCadence } from '@boxtrail/engine/silence/cadence'
import { isPushSource } from '@boxtrail/sources/port/push'
import type { Source } from '@boxtrail/sources/port/source'
import type { SourcesRow } from '../schema/rows.ts'

/**
 * How often a source is expected to push; null if it does not push, or that is not known. `gaps`: the seconds between
 * its latest pushes.
 */
export const cadenceOfPushes = (source: Source | undefined, gaps: readonly number[]): SourceCadence | null =>
  source !== undefined && isPushSource(source) ? pushCadence(source.push.everyS ?? null, gaps) : null

export const pausesOf = (row: Pick<SourcesRow, 'push_rests' | 'pushing_since'>): Pauses => ({
  rests: row.push_rests,
  pushingSinceMs: row.pushing_since?.getTime() ?? null,
})
