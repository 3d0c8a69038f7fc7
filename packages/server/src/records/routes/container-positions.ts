import type { Schemas } from '@boxtrail/contracts'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import type { Places } from '@boxtrail/reference/places'
import type { VesselRow } from '../vessels/resource.ts'
import { MAX_ON_MAP, type Whereabouts } from './position-queries.ts'

type Positions = Schemas['ContainerPositions']
type Feature = Schemas['MapPlace']
type Reason = keyof Positions['without_position']

interface Known {
  places: Pick<Places, 'byId'>
  /** The vessels whose positions the account may see. */
  vessels: ReadonlyMap<string, VesselRow>
}

/** Returns a point for each place with known coordinates; containers at other places are counted by the reason. */
export const containerPositions = (rows: readonly Whereabouts[], known: Known): Positions => {
  const without = { at_sea: 0, by_rail: 0, on_the_road: 0, not_handed_in: 0, elsewhere: 0 }
  const features: Feature[] = []
  for (const row of rows) {
    const at = pointOf(row, known)
    if (typeof at === 'string') without[at] += row.containers
    else features.push(featureOf(row, at))
  }
  const total = rows.reduce((sum, { containers }) => sum + containers, 0)
  return {
    type: 'FeatureCollection',
    features: features.sort((one, other) => other.properties.containers - one.properties.containers),
    total,
    is_complete: total <= MAX_ON_MAP,
    without_position: without,
  }
}

interface Point {
  coordinates: [longitude: number, latitude: number]
  id: string
  name: string
  code: string | null
  reportedAt: Date | null
}

const pointOf = ({ kind, place_id: id, left_at: leftAt }: Whereabouts, { places, vessels }: Known): Point | Reason => {
  if (kind === 'vessel') {
    const vessel = id === null ? undefined : vessels.get(id)
    const { longitude, latitude, reported_at: reportedAt } = vessel ?? {}
    // A position that a vessel reported before it sailed with the container is not where the container is.
    if (!vessel || longitude == null || latitude == null || !reportedAt || (leftAt && reportedAt < leftAt))
      return 'at_sea'
    return { coordinates: [longitude, latitude], id: vessel.id, name: vessel.name, code: vessel.imo, reportedAt }
  }
  if (kind !== 'place') return kind as Reason
  const port = id === null ? undefined : places.byId(id)
  if (!port) return 'elsewhere'
  const { longitude, latitude, name, code } = port
  return { coordinates: [longitude, latitude], id: port.id, name, code, reportedAt: null }
}

const featureOf = (row: Whereabouts, { coordinates, id, name, code, reportedAt }: Point): Feature => {
  const { kind, containers, over, soon, held, most_urgent } = row
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: {
      feature_type: kind as Feature['properties']['feature_type'],
      id,
      name,
      code,
      reported_at: wireTime(reportedAt),
      ...{ containers, over, soon, held },
      most_urgent: most_urgent as Feature['properties']['most_urgent'],
    },
  }
}
