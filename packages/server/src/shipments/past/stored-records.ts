import { type Client, statement } from '../../db/statement.ts'
import type { ServedContainer } from '../../records/containers/queries.ts'
import { customerJoin, joinedShipmentColumns, type ServedShipment } from '../../records/shipments/queries.ts'

type ByEvents = 'transport_event_ids' | 'raw_event_ids'
type ByChecks =
  | 'sources'
  | 'line_tracking_last_attempted_at'
  | 'line_tracking_last_succeeded_at'
  | 'shipment_last_tracking_request_at'

export type StoredContainer = Omit<ServedContainer, ByEvents | ByChecks | 'line_tracking_stopped_at'>
export type StoredShipment = Omit<ServedShipment, ByChecks>

/**
 * The records of which a past is made, as they are stored now: without events and freshness, which the past computes.
 */
export interface StoredRecords {
  shipment: StoredShipment
  containers: readonly StoredContainer[]
}

const findStoredContainerSql = statement(
  'find-stored-container',
  `select json_build_object('shipment', s, 'customer', null, 'containers', array[to_json(c)]) as found
   from containers c join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
   where c.account_id = $1 and c.id = $2`,
)

const findStoredShipmentSql = statement(
  'find-stored-shipment',
  `select json_build_object('shipment', s, 'customer', ${joinedShipmentColumns.customer_name}, 'containers',
     array(select to_json(c) from containers c where c.account_id = s.account_id and c.shipment_id = s.id
           order by c.created_at desc, c.id desc)) as found
   from shipments s ${customerJoin} where s.account_id = $1 and s.id = $2`,
)

interface Found {
  shipment: StoredShipment
  customer: string | null
  containers: StoredContainer[]
}

/** A container, with its shipment as far as its journey needs it: that shipment must not be served. */
export const findStoredContainer = async (client: Client, accountId: string, id: string) =>
  recordsIn(await findStoredContainerSql.first(client, accountId, id))

/** A shipment with all of its containers, newest first. */
export const findStoredShipment = async (client: Client, accountId: string, id: string) =>
  recordsIn(await findStoredShipmentSql.first(client, accountId, id))

const recordsIn = (row: { found: unknown } | undefined): StoredRecords | undefined => {
  if (!row) return undefined
  const { shipment, customer, containers } = row.found as Found
  const { shipping_line_scac: line_scac, line_check_id } = shipment
  const container_ids = containers.map(({ id }) => id).reverse()
  return {
    shipment: { ...shipment, customer_name: customer, container_ids },
    containers: containers.map((container) => ({ ...container, line_scac, line_check_id })),
  }
}
