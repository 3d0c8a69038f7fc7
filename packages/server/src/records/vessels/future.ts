import { formatInstant } from '@boxtrail/engine/time'
import { along } from '@boxtrail/reference/sea-lanes/position-along'
import type { SeaLane } from '@boxtrail/reference/sea-lanes/sea-lanes'
import { MAX_POSITIONS } from './position-queries.ts'
import type { Position } from './resource.ts'

/** The usual speed of a container ship, used if no arrival time is known. */
export const SERVICE_KNOTS = 14

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** What an account's own shipments reveal about a vessel's leg between two ports. */
export interface KnownLeg {
  departedMs: number | null
  departsMs: number | null
  arrivesMs: number | null
}

/** Where and when the rest of a vessel's leg begins; null if unknown. */
export const beginning = (
  leg: KnownLeg | null,
  reportedMs: number | null,
  nowMs: number,
): { at: 'report' | 'departure'; ms: number } | null => {
  if (leg && leg.departedMs === null && leg.departsMs !== null)
    return { at: 'departure', ms: Math.max(leg.departsMs, nowMs) }
  if (reportedMs !== null && reportedMs >= (leg?.departedMs ?? Number.NEGATIVE_INFINITY))
    return { at: 'report', ms: reportedMs }
  return leg?.departedMs ? { at: 'departure', ms: leg.departedMs } : null
}

/**
 * Computes a position for each minute from now until the arrival, which is the expected one while that is in the
 * future.
 */
export const futureTrack = (lane: SeaLane, beginsMs: number, arrivesMs: number | null, nowMs: number): Position[] => {
  const inServiceMs = beginsMs + (lane.nauticalMiles / SERVICE_KNOTS) * HOUR_MS
  const endsMs = arrivesMs !== null && arrivesMs > Math.max(nowMs, beginsMs) ? arrivesMs : inServiceMs
  const firstMs = Math.floor(Math.max(beginsMs, nowMs) / 1_000) * 1_000
  const count = Math.min(MAX_POSITIONS, Math.floor((endsMs - firstMs) / MINUTE_MS) + 1)
  const at = along(lane.points)
  return Array.from({ length: Math.max(0, count) }, (_, minute) => {
    const ms = firstMs + minute * MINUTE_MS
    const { point, heading } = at((ms - beginsMs) / Math.max(1, endsMs - beginsMs))
    return { latitude: point[1], longitude: point[0], heading, timestamp: formatInstant(ms), estimated: true }
  })
}
