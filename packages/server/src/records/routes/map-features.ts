import type { Schemas } from '@boxtrail/contracts'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import { countryName, stateName } from '@boxtrail/reference/places/names'
import type { Port } from '@boxtrail/reference/places/place'
import type { Point } from '@boxtrail/reference/sea-lanes/sphere'
import type { PositionRow } from '../vessels/position-queries.ts'
import type { VesselRow } from '../vessels/resource.ts'
import type { Leg, MapStop } from './map-legs.ts'

export type Feature = Schemas['MapGeojson']['features'][number]

const point = ([x, y]: Point) => ({ type: 'Point' as const, coordinates: [x, y] })
const line = (points: readonly Point[]) => ({
  type: 'LineString' as const,
  coordinates: points.map(([x, y]) => [x, y]),
})

export const port = ({ stop, port: at, sequence, label }: MapStop, total: number, where: Point): Feature => ({
  type: 'Feature',
  geometry: point(where),
  properties: {
    feature_type: 'port',
    ports_sequence: sequence,
    ports_total: total,
    location_id: at.id,
    location_type: 'Port',
    name: at.name,
    state_abbr: at.stateAbbr,
    state: stateName(at),
    country_code: at.countryCode,
    country: countryName(at.countryCode),
    time_zone: at.timeZone,
    label,
    inbound_eta_at: stop.inbound?.expected_at ?? null,
    inbound_ata_at: stop.inbound?.actual_at ?? null,
    outbound_etd_at: stop.outbound?.expected_at ?? null,
    outbound_atd_at: stop.outbound?.actual_at ?? null,
    updated_at: stop.updated_at,
  },
})

export const pastLeg = ({ from, to, sailing }: Leg, points: readonly Point[], end: Date | string | null): Feature => ({
  type: 'Feature',
  geometry: line(points),
  properties: {
    feature_type: 'past_vessel_locations',
    ports_sequence: from.sequence,
    vessel_id: sailing?.vesselId ?? from.stop.outbound?.vessel_id ?? null,
    start_time: from.stop.outbound?.actual_at ?? null,
    end_time: wireTime(end),
    point_count: points.length,
    outbound_atd_at: from.stop.outbound?.actual_at ?? null,
    inbound_ata_at: to.stop.inbound?.actual_at ?? null,
    inbound_eta_at: to.stop.inbound?.expected_at ?? null,
  },
})

export const currentVessel = ({ from, to }: Leg, vessel: VesselRow, seen: PositionRow, where: Point): Feature => ({
  type: 'Feature',
  geometry: point(where),
  properties: {
    feature_type: 'current_vessel',
    ports_sequence: from.sequence,
    vessel_id: vessel.id,
    vessel_name: vessel.name,
    vessel_imo: vessel.imo,
    voyage_number: from.stop.outbound?.voyage ?? null,
    vessel_location_timestamp: wireTime(seen.reported_at),
    vessel_location_heading: seen.heading_degrees,
    vessel_location_speed: seen.speed_knots,
    ...described('departure_port', from.port, from.label),
    departure_port_atd: from.stop.outbound?.actual_at ?? null,
    ...described('arrival_port', to.port, to.label),
    arrival_port_eta: to.stop.inbound?.expected_at ?? null,
  },
})

const described = <Name extends string>(name: Name, at: Port, label: string) =>
  ({
    [`${name}_id`]: at.id,
    [`${name}_name`]: at.name,
    [`${name}_state_abbr`]: at.stateAbbr,
    [`${name}_state`]: stateName(at),
    [`${name}_country_code`]: at.countryCode,
    [`${name}_country`]: countryName(at.countryCode),
    [`${name}_label`]: label,
    [`${name}_time_zone`]: at.timeZone,
  }) as { [Key in `${Name}_${Described}`]: string } & { [Key in `${Name}_${'state_abbr' | 'state'}`]: string | null }

type Described = 'id' | 'name' | 'country_code' | 'country' | 'label' | 'time_zone'

export const fullLeg = ({ from, to }: Leg, points: readonly Point[]): Feature => ({
  type: 'Feature',
  geometry: line(points),
  properties: {
    feature_type: 'estimated_full_legs',
    ports_sequence: from.sequence,
    previous_port_id: from.port.id,
    next_port_id: to.port.id,
    point_count: points.length,
  },
})

export const partialLeg = ({ from, to }: Leg, points: readonly Point[]): Feature => ({
  type: 'Feature',
  geometry: line(points),
  properties: {
    feature_type: 'estimated_partial_leg',
    ports_sequence: from.sequence,
    current_port_id: from.port.id,
    next_port_id: to.port.id,
    point_count: points.length,
  },
})
