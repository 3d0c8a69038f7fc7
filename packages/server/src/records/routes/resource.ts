import type { Schemas } from '@boxtrail/contracts'
import { hashId } from '@boxtrail/engine/claims/claim-key'
import type { StoredCall, StoredStop } from '@boxtrail/engine/record/column-types'
import { linkage, linkages, wireTime } from '@boxtrail/protocol/answer/json-api'
import type { Places } from '@boxtrail/reference/places'
import { locationLinkage } from '../metro-areas/resource.ts'
import { facilityLinkage } from '../terminals/resource.ts'
import type { RouteRow } from './queries.ts'

/** The permanent id of a container's only route. */
const routeId = ({ container_id }: RouteRow) => hashId(container_id, 'route')

export const routeResource = (row: RouteRow): Schemas['Route'] => {
  const id = routeId(row)
  return {
    id,
    type: 'route',
    attributes: { id, created_at: wireTime(row.created_at), updated_at: wireTime(row.updated_at) },
    relationships: {
      cargo: { data: { type: 'container', id: row.container_id } },
      shipment: { data: { type: 'shipment', id: row.shipment_id } },
      route_locations: {
        data: linkages(
          'route_location',
          row.stops.map(({ id }) => id),
        ),
      },
    },
  }
}

export const routeLocationResource = (stop: StoredStop, row: RouteRow, places: Places): Schemas['RouteLocation'] => {
  const { inbound, outbound } = stop
  const scacOf = (call: StoredCall | null) => (call === null ? null : call.mode === 'rail' ? row.rail_scac : row.scac)
  return {
    id: stop.id,
    type: 'route_location',
    attributes: {
      id: stop.id,
      inbound_scac: scacOf(inbound),
      inbound_mode: inbound?.mode ?? null,
      inbound_eta_at: inbound?.expected_at ?? null,
      inbound_ata_at: inbound?.actual_at ?? null,
      inbound_voyage_number: inbound?.voyage ?? null,
      outbound_scac: scacOf(outbound),
      outbound_mode: outbound?.mode ?? null,
      outbound_etd_at: outbound?.expected_at ?? null,
      outbound_atd_at: outbound?.actual_at ?? null,
      outbound_voyage_number: outbound?.voyage ?? null,
      created_at: stop.created_at,
      updated_at: stop.updated_at,
    },
    relationships: {
      route: { data: { type: 'route', id: routeId(row) } },
      location: { data: locationLinkage(stop.location_id, places) },
      port: { data: locationLinkage(stop.location_id, places) },
      facility: { data: facilityLinkage(stop.terminal_id, places) },
      inbound_vessel: { data: linkage('vessel', inbound?.vessel_id) },
      outbound_vessel: { data: linkage('vessel', outbound?.vessel_id) },
    },
  }
}
