import { isDeepStrictEqual } from 'node:util'
import { isFollowed } from '@boxtrail/engine/lifecycle/decide-request'
import type { Lookups } from '@boxtrail/engine/lookups'
import type { JourneyState } from '../../../schema/column-types.ts'
import type { PolledRow } from '../../journeys/interruption-queries.ts'
import type { LoadedJourney } from '../load/load.ts'
import { lastPolls, type Reported } from './awaits-repetition.ts'

export interface PolledHistory {
  /** For reads of the past. */
  rows: readonly PolledRow[]
  /** What the next projection compares with; undefined: nothing was ever noted. */
  noted: JourneyState['polled']
}

/**
 * When the checks of a projection had last reported, noted if that decides what is served and differs from the
 * projection before.
 */
export const polledHistory = (
  loaded: Reported & Pick<LoadedJourney, 'stored' | 'request'>,
  places: Pick<Lookups, 'resolvePlace'>,
): PolledHistory => {
  const { journey, stored, request } = loaded
  const noted = journey.state.polled
  // A record stays as it was when tracking stopped.
  if (!isFollowed(request) || stored.containers.size === 0) return { rows: [], noted }
  const polls = lastPolls(loaded, places)
  if (isDeepStrictEqual(noted ?? {}, polls)) return { rows: [], noted }
  const { account_id, id, now } = journey
  const last_reports = changesIn(noted ?? {}, polls)
  return { rows: [{ account_id, journey_id: id, since: now.toISOString(), last_reports }], noted: polls }
}

type Polls = Readonly<Record<string, number>>

const changesIn = (noted: Polls, polls: Polls): PolledRow['last_reports'] =>
  Object.fromEntries([
    ...Object.keys(noted).flatMap((check): [string, null][] => (check in polls ? [] : [[check, null]])),
    ...Object.entries(polls).filter(([check, ms]) => noted[check] !== ms),
  ])
