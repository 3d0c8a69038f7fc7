import type { Pool, PoolClient } from 'pg'
import { asJson, jsonRows } from '../../db/json-rows.ts'
import { sourcesOf } from '../freshness/queries.ts'
import type { AskedSource } from '../freshness/resource.ts'
import type { ShipmentRow } from './resource.ts'

type Client = Pool | PoolClient

export type ServedShipment = ShipmentRow & { container_ids: string[]; sources: AskedSource[] }

const columns = [
  ...['id', 'bill_of_lading_number', 'normalized_number', 'ref_numbers', 'tags', 'shipping_line_scac', 'created_at'],
  ...['updated_at', 'port_of_lading_locode', 'port_of_lading_name', 'port_of_discharge_locode'],
  ...['port_of_discharge_name', 'pod_terminal_id', 'destination_locode', 'destination_name'],
  ...['destination_terminal_id', 'pod_vessel_name', 'pod_vessel_imo', 'pod_voyage_number', 'pol_etd_at'],
  ...['pol_original_etd_at', 'pol_atd_at', 'pod_eta_at', 'pod_original_eta_at', 'pod_ata_at', 'destination_eta_at'],
  ...['destination_original_eta_at', 'destination_ata_at', 'pol_timezone', 'pod_timezone', 'destination_timezone'],
  ...['line_tracking_stopped_at', 'line_tracking_stopped_reason', 'line_tracking_stopped_by_user_id'],
]

// While a shipment is tracked its freshness is its check's, which others may share; when it stops, it is frozen.
const fresh = (frozen: string, live: string) =>
  `case when s.line_tracking_stopped_at is null then k.${live} else s.${frozen} end`

const joinedColumns: Record<string, string> = {
  customer_name: 'p.company_name',
  line_tracking_last_attempted_at: fresh('line_tracking_last_attempted_at', 'last_asked_at'),
  line_tracking_last_succeeded_at: fresh('line_tracking_last_succeeded_at', 'last_answered_at'),
  container_ids: `array(select b.id from containers b where b.account_id = s.account_id and b.shipment_id = s.id
                        order by b.created_at, b.id)`,
  line_check_id: 's.line_check_id',
}

const expressions = [...columns.map((column) => [column, `s.${column}`] as const), ...Object.entries(joinedColumns)]

/** Everything that is served of a shipment, for statements that have `s`, `p` and `k`. */
export const shipmentColumns = expressions.map(([name, expression]) => `${expression} as ${name}`).join(', ')
const sources = `${sourcesOf('s.account_id', 's.journey_id')} as sources`

export const shipmentJoins = `left join parties p on p.account_id = s.account_id and p.id = s.customer_id
  left join checks k on k.id = s.line_check_id`

const findOne = asJson(
  `select ${shipmentColumns}, ${sources} from shipments s ${shipmentJoins} where s.account_id = $1 and s.id = $2`,
)

export const findShipment = async (client: Client, accountId: string, id: string) => {
  const values = [accountId, id]
  return (await jsonRows<ServedShipment>(client, { name: 'find-shipment', text: findOne, values }))[0]
}

const findMany = asJson(`select ${shipmentColumns}, ${sources} from shipments s ${shipmentJoins}
  where s.account_id = $1 and s.id = any($2::uuid[]) order by s.created_at desc, s.id desc`)

/** Newest first. */
export const findShipments = async (client: Client, accountId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : jsonRows<ServedShipment>(client, { name: 'find-shipments', text: findMany, values: [accountId, ids] })

export const shipmentsTotal = async (client: Client, accountId: string): Promise<number> => {
  const { rows } = await client.query<{ total: number }>({
    name: 'shipments-total',
    text: 'select shipments_total as total from ledgers where account_id = $1',
    values: [accountId],
  })
  return rows[0]!.total
}

export interface HeldShipment {
  id: string
  journey_id: string
  ref_numbers: string[]
  tags: string[]
  line_tracking_stopped_at: Date | null
  line_tracking_stopped_reason: string | null
}

const heldColumns = 'id, journey_id, ref_numbers, tags, line_tracking_stopped_at, line_tracking_stopped_reason'

/** What a change of a shipment starts from. */
export const readShipment = async (client: Client, accountId: string, id: string) => {
  const { rows } = await client.query<HeldShipment>({
    name: 'read-shipment',
    text: `select ${heldColumns} from shipments where account_id = $1 and id = $2`,
    values: [accountId, id],
  })
  return rows[0]
}

/** The same, and nobody else changes it until the commit. */
export const holdShipment = async (client: PoolClient, accountId: string, id: string) => {
  const { rows } = await client.query<HeldShipment>({
    name: 'hold-shipment',
    text: `select ${heldColumns} from shipments where account_id = $1 and id = $2 for update`,
    values: [accountId, id],
  })
  return rows[0]
}

export const saveOwnData = (
  client: PoolClient,
  accountId: string,
  { id, ref_numbers, tags }: { id: string; ref_numbers: string[]; tags: string[] },
) =>
  client.query({
    name: 'save-shipment-own-data',
    text: `update shipments set ref_numbers = $3, tags = $4, updated_at = date_trunc('second', now())
           where account_id = $1 and id = $2`,
    values: [accountId, id, ref_numbers, tags],
  })
