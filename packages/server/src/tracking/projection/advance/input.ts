import type { ComparedInput } from '@boxtrail/engine/contradictions/contradictions'
import type { Lookups } from '@boxtrail/engine/lookups'
import { wireMs } from '@boxtrail/engine/time'
import type { LoadedJourney } from '../load/load.ts'
import { type Asked, askedUntil } from './asked-until.ts'
import { awaitsAnswer } from './earlier-journey.ts'

/** The input of the projection of a journey. */
export const inputOf = (
  loaded: Omit<LoadedJourney, 'attention' | 'silences'>,
  lookups: Lookups,
  { askedUntilMs, isPaused }: Pick<Asked, 'askedUntilMs' | 'isPaused'> = askedUntil(loaded),
): ComparedInput => {
  const { journey, request, claims, documents, tariffs, stored, otherBills } = loaded
  const { earlier, requestedMs } = journey.state
  return {
    request: {
      type: request.request_type,
      number: request.normalized_number,
      createdMs: requestedMs ?? request.created_at.getTime(),
      ...(earlier && 'endedMs' in earlier ? { endedMs: earlier.endedMs } : {}),
    },
    claims: awaitsAnswer(loaded) ? [] : claims,
    resolvePlace: lookups.resolvePlace,
    isLinePrefix: lookups.isLinePrefix,
    placesNamed: lookups.placesNamed,
    facilityName: lookups.facilityName,
    line: request.scac,
    tariffs,
    gaps: lookups.gapsOf(request.scac),
    lane: (loaded.lane ?? journey.state.lane)?.windows ?? {},
    inland: (loaded.inland ?? journey.state.inland)?.windows ?? {},
    delivered: deliveredContainers(stored),
    otherBills,
    documents,
    equipment: lookups.equipment,
    ...(askedUntilMs === undefined ? {} : { askedUntilMs }),
    ...(isPaused ? { isPaused } : {}),
    nowMs: journey.now.getTime(),
  }
}

/** When containers were delivered, as the customer reported it (shipments/containers/update-container.ts). */
const deliveredContainers = ({ containers }: LoadedJourney['stored']): Map<string, number> =>
  new Map(
    [...containers].flatMap(([number, { row }]) => {
      const ms = wireMs(row.delivered_at)
      return ms === null ? [] : [[number, ms] as const]
    }),
  )
