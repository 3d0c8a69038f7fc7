import type { Pool, PoolClient } from 'pg'
import { asJson, jsonRows } from '../../db/json-rows.ts'
import { sourcesOf } from '../freshness/queries.ts'
import type { AskedSource } from '../freshness/resource.ts'
import { type ServedShipment, shipmentColumns, shipmentJoins } from '../shipments/queries.ts'
import type { ContainerRow } from './resource.ts'

type Client = Pool | PoolClient

export type ServedContainer = ContainerRow & {
  shipment_id: string
  pod_terminal_id: string | null
  pickup_facility_id: string | null
  transport_event_ids: string[]
  raw_event_ids: string[]
  sources: AskedSource[]
}

const columns = [
  ...['id', 'shipment_id', 'number', 'ref_numbers', 'equipment_type', 'equipment_length', 'equipment_height'],
  ...['weight_in_lbs', 'seal_number', 'current_status', 'availability_known', 'available_for_pickup', 'pickup_lfd'],
  ...['pickup_lfd_line', 'pickup_lfd_terminal', 'pickup_lfd_rail', 'pickup_appointment_at', 'pod_terminal_id'],
  ...['pickup_facility_id', 'pod_arrived_at', 'pod_discharged_at', 'pod_full_out_at', 'pod_full_out_chassis_number'],
  ...['location_at_pod_terminal', 'final_destination_full_out_at', 'empty_terminated_at'],
  ...['holds_at_pod_terminal', 'fees_at_pod_terminal', 'pod_timezone', 'final_destination_timezone'],
  ...['empty_terminated_timezone', 'pod_rail_carrier_scac', 'ind_rail_carrier_scac'],
  ...['pod_rail_loaded_at', 'pod_rail_departed_at', 'ind_eta_at', 'ind_ata_at'],
  ...['ind_rail_unloaded_at', 'delivered_at', 'empty_out_at', 'pol_full_in_at', 'pol_vessel_loaded_at'],
  ...['pol_vessel_departed_at', 'created_at', 'updated_at'],
]

/** Everything that is served of a container, for statements that have `c`, `s` and `k`. */
const containerColumns = `${columns.map((column) => `c.${column}`).join(', ')},
  case when s.line_tracking_stopped_at is null then k.last_asked_at else s.line_tracking_last_attempted_at end
    as shipment_last_tracking_request_at,
  array(select e.id from transport_events e where e.account_id = c.account_id and e.container_id = c.id
        order by e.created_at, e.id) as transport_event_ids,
  array(select e.id from raw_events e where e.account_id = c.account_id and e.container_id = c.id
        order by e."timestamp", e.created_at, e.id) as raw_event_ids,
  s.line_check_id, s.line_tracking_stopped_at, s.line_tracking_last_attempted_at, s.line_tracking_last_succeeded_at`
const sources = sourcesOf('s.account_id', 's.journey_id')

const fromContainers = `from containers c
  join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
  left join checks k on k.id = s.line_check_id`

const findOne = asJson(
  `select ${containerColumns}, ${sources} as sources ${fromContainers} where c.account_id = $1 and c.id = $2`,
)

export const findContainer = async (client: Client, accountId: string, id: string) => {
  const values = [accountId, id]
  return (await jsonRows<ServedContainer>(client, { name: 'find-container', text: findOne, values }))[0]
}

interface Both {
  container: ServedContainer
  shipment: ServedShipment
  sources: AskedSource[]
}

const findBoth = `select json_build_object('container', row_to_json(box), 'shipment', row_to_json(whole), 'sources', ${sources}) as row
  from containers c join shipments s on s.account_id = c.account_id and s.id = c.shipment_id ${shipmentJoins}
  cross join lateral (select ${containerColumns}) box
  cross join lateral (select ${shipmentColumns}) whole
  where c.account_id = $1 and c.id = $2`

/** A container and its shipment by one statement: the read that clients make most. */
export const findContainerWithShipment = async (client: Client, accountId: string, id: string) => {
  const statement = { name: 'find-container-with-shipment', text: findBoth, values: [accountId, id] }
  const [found] = await jsonRows<Both>(client, statement)
  if (!found) return undefined
  // The two have their sources in common: the statement gathers them once.
  const { container, shipment, sources } = found
  return { container: Object.assign(container, { sources }), shipment: Object.assign(shipment, { sources }) }
}

const findMany = asJson(`select ${containerColumns}, ${sources} as sources ${fromContainers}
  where c.account_id = $1 and c.id = any($2::uuid[]) order by c.created_at desc, c.id desc`)

/** Newest first. */
export const findContainers = async (client: Client, accountId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : jsonRows<ServedContainer>(client, { name: 'find-containers', text: findMany, values: [accountId, ids] })

export const containersTotal = async (client: Client, accountId: string): Promise<number> => {
  const { rows } = await client.query<{ total: number }>({
    name: 'containers-total',
    text: 'select containers_total as total from ledgers where account_id = $1',
    values: [accountId],
  })
  return rows[0]!.total
}

export const containerExists = async (client: Client, accountId: string, id: string): Promise<boolean> => {
  const { rowCount } = await client.query({
    name: 'container-exists',
    text: 'select 1 from containers where account_id = $1 and id = $2',
    values: [accountId, id],
  })
  return rowCount === 1
}

/** What a change of a container starts from; nobody else changes it until the commit. */
export const holdContainer = async (client: PoolClient, accountId: string, id: string) => {
  const { rows } = await client.query<{
    id: string
    shipment_id: string
    ref_numbers: string[]
    delivered_at: Date | null
  }>({
    name: 'hold-container',
    text: 'select id, shipment_id, ref_numbers, delivered_at from containers where account_id = $1 and id = $2 for update',
    values: [accountId, id],
  })
  return rows[0]
}

/** The journey of a container; `undefined` when there is no such container. */
export const findJourneyOfContainer = async (client: PoolClient, accountId: string, id: string) => {
  const { rows } = await client.query<{ journey_id: string }>({
    name: 'find-journey-of-container',
    text: `select s.journey_id from containers c join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
           where c.account_id = $1 and c.id = $2`,
    values: [accountId, id],
  })
  return rows[0]?.journey_id
}

export interface OwnFields {
  ref_numbers: readonly string[]
  /** In wire form. */
  delivered_at: string | null
}

export const saveOwnFields = (client: PoolClient, accountId: string, id: string, own: OwnFields) =>
  client.query({
    name: 'save-container-own-fields',
    text: `update containers set ref_numbers = $3, delivered_at = $4, updated_at = date_trunc('second', now())
           where account_id = $1 and id = $2`,
    values: [accountId, id, own.ref_numbers, own.delivered_at],
  })

/** The checks by which a container is tracked now; `undefined` when there is no such container. */
export const findAskedChecks = async (client: PoolClient, accountId: string, id: string) => {
  const { rows } = await client.query<{ id: string | null; source_id: string }>({
    name: 'find-asked-checks',
    text: `select k.id, k.source_id from containers c
           join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
           left join subscriptions v on v.account_id = s.account_id and v.journey_id = s.journey_id and v.active
           left join checks k on k.id = v.check_id
             and (k.subject_kind <> 'container' or k.subject_number = c.number or k.id = s.line_check_id)
           where c.account_id = $1 and c.id = $2 order by k.id`,
    values: [accountId, id],
  })
  if (rows.length === 0) return undefined
  return rows.filter((row): row is { id: string; source_id: string } => row.id !== null)
}
