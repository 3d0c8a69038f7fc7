import type { IncludedResource } from '../../json-api.ts'
import { findContainers } from '../containers/queries.ts'
import type { Call } from '../context.ts'
import { location, served, some, terminal, vessels } from '../included.ts'
import { findShipments } from '../shipments/queries.ts'
import type { RouteRow } from './queries.ts'
import { routeLocationResource } from './resource.ts'

/** What clients send at the top level, and what it stands for: places and vessels belong to the route locations. */
const meanings: Record<string, readonly string[]> = {
  port: ['location'],
  vessel: ['inbound_vessel', 'outbound_vessel'],
  'route_locations.port': ['location'],
  'route_locations.location': ['location'],
  'route_locations.facility': ['facility'],
  'route_locations.inbound_vessel': ['inbound_vessel'],
  'route_locations.outbound_vessel': ['outbound_vessel'],
}

export const includeWithRoute = async (
  row: RouteRow,
  names: readonly string[],
  call: Call,
): Promise<IncludedResource[]> => {
  const { pool, accountId, reference } = call
  const { stops } = row
  const included: IncludedResource[] = []
  const below = new Set(names.flatMap((name) => meanings[name] ?? []))
  if (below.size > 0 || names.some((name) => name.startsWith('route_location')))
    included.push(...stops.map((stop) => routeLocationResource(stop, row, reference.places)))
  if (below.has('location')) included.push(...some(stops.map((stop) => location(stop.location_id, call))))
  if (below.has('facility')) included.push(...some(stops.map((stop) => terminal(stop.terminal_id, call))))
  const ships = [
    ...(below.has('inbound_vessel') ? stops.map(({ inbound }) => inbound?.vessel_id) : []),
    ...(below.has('outbound_vessel') ? stops.map(({ outbound }) => outbound?.vessel_id) : []),
  ]
  included.push(...(await vessels(ships, call)))
  if (names.includes('cargo'))
    included.push(
      ...(await findContainers(pool, accountId, [row.container_id])).map((one) => served.container(one, call)),
    )
  if (names.includes('shipment'))
    included.push(...(await findShipments(pool, accountId, [row.shipment_id])).map((one) => served.shipment(one, call)))
  return included
}
