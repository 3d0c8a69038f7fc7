import { referenceId } from '@boxtrail/reference/ids'
import type { NewPosition } from '../../records/vessels/queries.ts'
import type { PollResult } from './poll.ts'

/** Positions later than the poll are impossible; clocks differ by this much. */
const SKEW_MS = 5 * 60_000

/**
 * Vessel positions that sources report besides their responses. Positions are visible to every account, so those
 * obtained with the credentials of one account are left out.
 */
export const reportedPositions = (polls: readonly PollResult[]): NewPosition[] => {
  const positions = polls.flatMap(({ source, fetched, check }) => {
    if (source.id.includes('@')) return []
    return (fetched.positions ?? [])
      .filter(({ at, latitude, longitude }) => {
        const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
        return isPlace && Date.parse(at) <= check.asked_at.getTime() + SKEW_MS
      })
      .map(({ vessel, at, latitude, longitude, speedKnots, headingDegrees }): NewPosition => {
        const { imo, name } = vessel
        const seen = { reported_at: at, latitude, longitude, speed_knots: speedKnots, heading_degrees: headingDegrees }
        return { vessel_id: referenceId('vessel', imo ?? name), name, imo, ...seen, source_id: source.id }
      })
  })
  return [...new Map(positions.map((one) => [`${one.vessel_id} ${one.reported_at}`, one])).values()]
}
