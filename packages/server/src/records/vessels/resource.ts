import type { Schemas } from '@boxtrail/contracts'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import type { PositionRow } from './position-queries.ts'

export interface VesselRow extends Partial<{ [Column in keyof PositionRow]: PositionRow[Column] | null }> {
  id: string
  name: string
  imo: string | null
  mmsi: string | null
}

export type Position = NonNullable<Schemas['Vessel']['attributes']['positions']>[number]

/** `positions`: a track, if one was requested. The position of the vessel is unknown until a source reports it. */
export const vesselResource = (vessel: VesselRow, positions?: Position[]): Schemas['Vessel'] => ({
  id: vessel.id,
  type: 'vessel',
  attributes: {
    name: vessel.name,
    imo: vessel.imo,
    mmsi: vessel.mmsi,
    latitude: vessel.latitude ?? null,
    longitude: vessel.longitude ?? null,
    nautical_speed_knots: vessel.speed_knots ?? null,
    navigational_heading_degrees: vessel.heading_degrees ?? null,
    position_timestamp: wireTime(vessel.reported_at),
    ...(positions ? { positions } : {}),
  },
})

export const reportedPosition = (row: PositionRow): Position => ({
  latitude: row.latitude,
  longitude: row.longitude,
  heading: row.heading_degrees,
  timestamp: wireTime(row.reported_at),
  estimated: false,
})
