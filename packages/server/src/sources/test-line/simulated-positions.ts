import { formatInstant } from '@boxtrail/engine/time'
import { along } from '@boxtrail/reference/sea-lanes/position-along'
import { createSeaLanes } from '@boxtrail/reference/sea-lanes/sea-lanes'
import type { Point } from '@boxtrail/reference/sea-lanes/sphere'
import type { ReportedPosition } from '@boxtrail/sources/port/source'
import { testSailings } from './test-journey.ts'

/** The interval at which a vessel of the test line reports its position. */
const EVERY_MS = 6 * 3_600_000
const HOUR_MS = 3_600_000

export type Positions = (nowMs: number) => Promise<ReportedPosition[]>

const ports: Record<string, Point> = { CNSHA: [121.6, 31.35], KRPUS: [129.05, 35.1], USLAX: [-118.26, 33.73] }

/** Moves the vessels of the present voyage along their sea lanes at constant speed, up to now. */
export const createPositions = (): Positions => {
  const lanes = createSeaLanes()
  return async (nowMs) => {
    const positions: ReportedPosition[] = []
    for (const { from, to, departsMs, arrivesMs, vessel } of testSailings(nowMs)) {
      const lane = (await lanes.between(ports[from]!, ports[to]!))!
      const at = along(lane.points)
      const speedKnots = Math.round((lane.nauticalMiles / ((arrivesMs - departsMs) / HOUR_MS)) * 10) / 10
      for (let ms = departsMs; ms <= Math.min(nowMs, arrivesMs); ms += EVERY_MS) {
        const { point, heading } = at((ms - departsMs) / (arrivesMs - departsMs))
        const [longitude, latitude] = point
        positions.push({ vessel, at: formatInstant(ms), latitude, longitude, speedKnots, headingDegrees: heading })
      }
    }
    return positions
  }
}
