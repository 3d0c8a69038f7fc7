import type { Stored, StoredContainerState } from '@boxtrail/engine/diff/difference'
import type { WireRow } from '@boxtrail/engine/record/wire'
import { formatInstant } from '@boxtrail/engine/time'
import { everyColumn } from '../../../db/every-column.ts'
import { type Client, statement } from '../../../db/statement.ts'
import { keptRawEvents } from '../../../records/transport-events/kept-raw-events.ts'

const wire = (value: unknown): unknown => (value instanceof Date ? formatInstant(value.getTime()) : value)
const wireRow = <Row extends object>(row: Row): WireRow<Row> => {
  const out: Record<string, unknown> = {}
  for (const name in row) out[name] = wire(row[name])
  return out as WireRow<Row>
}

const ofShipments = 'join unnest($1::uuid[], $2::uuid[]) as k(account_id, shipment_id)'
const inContainers = `join containers c on c.account_id = e.account_id and c.id = e.container_id
   ${ofShipments} on c.account_id = k.account_id and c.shipment_id = k.shipment_id`

const loadShipmentsSql = statement(
  'load-shipments',
  `select ${everyColumn('shipments', 's')} from shipments s ${ofShipments} on s.account_id = k.account_id and s.id = k.shipment_id`,
)
const loadContainersSql = statement(
  'load-containers',
  `select ${everyColumn('containers', 'c')} from containers c ${ofShipments} on c.account_id = k.account_id and c.shipment_id = k.shipment_id`,
)
const loadTransportEventsSql = statement(
  'load-transport-events',
  `select e.container_id, e.id, e.milestone, e.event, e."timestamp", e.timezone, e.location_locode, e.location_id,
     e.terminal_id, e.vessel_id, e.voyage_number
   from transport_events e ${inContainers} where e.invalidated_at is null`,
)
const loadRawEventsSql = statement(
  'load-raw-events',
  `select e.container_id, e.id, e.event, e."timestamp", e.invalidated_at
   from ${keptRawEvents('(account_id, container_id) in (select * from unnest($1::uuid[], $2::uuid[]))')} e`,
  { notNull: ['container_id', 'id', 'timestamp'] },
)
const loadRoutesSql = statement(
  'load-routes',
  `select e.container_id, e.stops, e.vessel_ids, e.updated_at from container_routes e ${inContainers}`,
)

/** The stored state of the journeys that have a shipment. */
export const loadStored = async (
  client: Client,
  locked: readonly { account_id: string; id: string; shipment_id: string | null }[],
): Promise<Map<string, Stored>> => {
  const withShipment = locked.filter((journey) => journey.shipment_id !== null)
  const stored = new Map<string, Stored>(
    locked.map((journey) => [journey.id, { shipment: null, containers: new Map() }]),
  )
  if (withShipment.length === 0) return stored
  const accounts = withShipment.map((journey) => journey.account_id)
  const shipmentIds = withShipment.map((journey) => journey.shipment_id)
  const shipments = await loadShipmentsSql.rows(client, accounts, shipmentIds)
  const containers = await loadContainersSql.rows(client, accounts, shipmentIds)
  const events = await loadTransportEventsSql.rows(client, accounts, shipmentIds)
  const raw = await loadRawEventsSql.rows(
    client,
    containers.map((row) => row.account_id),
    containers.map((row) => row.id),
  )
  const routes = await loadRoutesSql.rows(client, accounts, shipmentIds)

  const routeByContainer = new Map(routes.map((row) => [row.container_id, wireRow(row)]))
  const eventsByContainer = Map.groupBy(events, (row) => row.container_id)
  const rawByContainer = Map.groupBy(raw, (row) => row.container_id)
  const containersByShipment = Map.groupBy(containers, (row) => row.shipment_id)
  const shipmentById = new Map(shipments.map((row) => [row.id, row]))
  for (const journey of withShipment) {
    const containers = (containersByShipment.get(journey.shipment_id!) ?? []).map(
      (row): [string, StoredContainerState] => [
        row.number,
        {
          row: wireRow(row),
          events: (eventsByContainer.get(row.id) ?? []).map(wireRow),
          rawEvents: (rawByContainer.get(row.id) ?? []).map(wireRow),
          route: routeByContainer.get(row.id) ?? null,
        },
      ],
    )
    const shipment = shipmentById.get(journey.shipment_id!)
    stored.set(journey.id, { shipment: shipment ? wireRow(shipment) : null, containers: new Map(containers) })
  }
  return stored
}
