import type { Schemas } from '@boxtrail/contracts'

export interface VesselRow {
  id: string
  name: string
  imo: string | null
  mmsi: string | null
}

/** Positions come with the AIS feed; until one is connected they are unknown. */
export const vesselResource = (vessel: VesselRow): Schemas['Vessel'] => ({
  id: vessel.id,
  type: 'vessel',
  attributes: {
    name: vessel.name,
    imo: vessel.imo,
    mmsi: vessel.mmsi,
    latitude: null,
    longitude: null,
    nautical_speed_knots: null,
    navigational_heading_degrees: null,
    position_timestamp: null,
  },
})
