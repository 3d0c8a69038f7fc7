import { isDeepStrictEqual } from 'node:util'
import { isFollowed } from '@boxtrail/engine/lifecycle/decide-request'
import type { Projection } from '@boxtrail/engine/project/types/projection'
import type { ContainerMarks } from '@boxtrail/engine/record/column-types'
import type { JourneyState } from '../../../schema/column-types.ts'
import type { AskedRow } from '../../journeys/interruption-queries.ts'
import type { LoadedJourney, LockedJourney } from '../load/load.ts'
import { type Asked, PROJECTED_WITHIN_MS } from './asked-until.ts'

type Seen = NonNullable<JourneyState['asked']>

export interface AskedHistory {
  /** For reads of the past. */
  rows: readonly AskedRow[]
  /** What the next projection compares with; undefined: nothing was ever noted. */
  noted: Seen | undefined
}

/** What a projection judges overdue milestones by, noted if it differs from the projection before. */
export const askedHistory = (
  { journey, stored, request }: Pick<LoadedJourney, 'journey' | 'stored' | 'request'>,
  { containers }: Pick<Projection, 'containers'>,
  asked: Omit<Asked, 'kept'>,
): AskedHistory => {
  const noted = journey.state.asked
  // A record stays as it was when tracking stopped, and without containers nothing comes due.
  if (!isFollowed(request) || stored.containers.size === 0) return { rows: [], noted }
  const seen = seenIn(containers, asked)
  const fromMs = unseenFromMs(journey, stored, noted)
  if (fromMs === null && isDeepStrictEqual(noted ?? {}, seen)) return { rows: [], noted }
  const unseen = fromMs === null ? [] : [rowOf(journey, fromMs, { untilMs: fromMs - 1 })]
  return { rows: [...unseen, rowOf(journey, journey.now.getTime(), seen)], noted: seen }
}

/** Polls are late every day. That matters only if a window ends while the answer is awaited. */
const seenIn = (
  containers: Projection['containers'],
  { askedUntilMs, isPaused, lookAgainMs }: Omit<Asked, 'kept'>,
): Seen => {
  if (isPaused) return { isPaused }
  if (askedUntilMs === undefined || lookAgainMs === null) return {}
  return endsOfOpen(containers.map(({ marks }) => marks)).some((ms) => ms <= lookAgainMs)
    ? { untilMs: askedUntilMs }
    : {}
}

/** When the windows of the expected milestones end that are not shown as overdue. */
const endsOfOpen = (marks: readonly ContainerMarks[]): number[] =>
  marks
    .flatMap(({ expected = [] }) => expected)
    .filter(({ overdue }) => !overdue)
    .map(({ due_until }) => Date.parse(due_until))

/**
 * Since when the record showed a window as open that had ended, because this service did not run and nothing was
 * projected. Null if it did not, if what was noted explains it, and in a sandbox, whose clock moves in steps.
 */
const unseenFromMs = (
  { sandbox, now }: LockedJourney,
  { containers }: LoadedJourney['stored'],
  noted: Seen = {},
): number | null => {
  if (sandbox || noted.isPaused || noted.untilMs !== undefined) return null
  const firstMs = Math.min(...endsOfOpen([...containers.values()].map(({ row }) => row.marks)))
  return firstMs < now.getTime() - PROJECTED_WITHIN_MS ? firstMs : null
}

const rowOf = ({ account_id, id }: LockedJourney, sinceMs: number, { isPaused, untilMs }: Seen): AskedRow => ({
  account_id,
  journey_id: id,
  since: new Date(sinceMs).toISOString(),
  is_paused: isPaused ?? false,
  asked_until: untilMs === undefined ? null : new Date(untilMs).toISOString(),
})
