import type { Schemas } from '@boxtrail/contracts'
import type { Reference } from '@boxtrail/reference/reference'
import { shortestWay } from '@boxtrail/reference/sea-lanes/sea-lanes'
import type { Point } from '@boxtrail/reference/sea-lanes/sphere'
import type { PositionRow, Sailing } from '../vessels/position-queries.ts'
import type { VesselRow } from '../vessels/resource.ts'
import * as features from './map-features.ts'
import { type Leg, stopsOf } from './map-legs.ts'
import type { RouteRow } from './queries.ts'

interface Known {
  reference: Pick<Reference, 'places' | 'seaLanes'>
  vessels: ReadonlyMap<string, VesselRow>
  positions: ReadonlyMap<Sailing, readonly PositionRow[]>
}

type Feature = features.Feature

/** The map of the whole sea journey: estimates are never presented as facts, and no leg is missing. */
export const journeyMap = async (
  row: RouteRow,
  legs: readonly Leg[],
  { reference, vessels, positions }: Known,
): Promise<Schemas['MapGeojson']> => {
  const stops = stopsOf(row, reference.places)
  const lane = async (from: Point, to: Point) => (await reference.seaLanes.between(from, to)) ?? shortestWay(from, to)
  const ports: Feature[] = []
  const lines: Feature[] = []
  let here: Point | null = null
  for (const [index, stop] of stops.entries()) {
    here = beside(here, [stop.port.longitude, stop.port.latitude])
    ports.push(features.port(stop, stops.length, here))
    const leg = legs[index]
    if (!leg) break
    const { points } = await lane(here, pointOf(leg.to.port))
    const way = following(here, points)
    const seen = leg.sailing ? thinned(positions.get(leg.sailing) ?? []) : []
    const track = following(here, [here, ...seen.map(pointOf)])
    const last = seen.at(-1)
    const vessel = leg.sailing ? vessels.get(leg.sailing.vesselId) : undefined
    if (leg.state === 'done') {
      const sailed = seen.length > 0 ? following(here, [...track, pointOf(leg.to.port)]) : way
      lines.push(features.pastLeg(leg, sailed, leg.to.stop.inbound?.actual_at ?? null))
      here = sailed.at(-1)!
      continue
    }
    if (last && vessel) {
      const ship = track.at(-1)!
      const ahead = following(ship, (await lane(pointOf(last), pointOf(leg.to.port))).points)
      lines.push(features.pastLeg(leg, track, last.reported_at))
      lines.push(features.currentVessel(leg, vessel, last, ship), features.partialLeg(leg, ahead))
      here = ahead.at(-1)!
      continue
    }
    lines.push(features.fullLeg(leg, way))
    here = way.at(-1)!
  }
  return { type: 'FeatureCollection', features: [...ports, ...lines] }
}

const pointOf = ({ longitude, latitude }: { longitude: number; latitude: number }): Point => [longitude, latitude]

/** Shifts a point by full circles of longitude so that it lies next to another. */
const beside = (other: Point | null, [x, y]: Point): Point => [
  rounded(x + (other === null ? 0 : 360 * Math.round((other[0] - x) / 360))),
  rounded(y),
]

const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5

const following = (start: Point, points: readonly Point[]): Point[] => {
  let before = start
  return points.map((point) => {
    before = beside(before, point)
    return before
  })
}

const MAX_POINTS = 500

/** Thins out positions: a line with this many points looks the same as one with more. The last one is always kept. */
const thinned = (seen: readonly PositionRow[]): readonly PositionRow[] => {
  const every = Math.ceil(seen.length / MAX_POINTS)
  return every <= 1 ? seen : seen.filter((_, index) => (seen.length - 1 - index) % every === 0)
}
