import type { PoolClient } from 'pg'
import { overChecks } from '../../db/distribution/over-checks.ts'
import { nowOfJourney } from '../../db/journey-clock.ts'
import { type Client, jsonStatement, type RowOf, statement } from '../../db/statement.ts'
import { columns as tableColumns } from '../../schema/rows.ts'
import { sourcesOf } from '../freshness/queries.ts'
import { withRefusals } from '../freshness/refusals.ts'
import type { PolledSource } from '../freshness/resource.ts'

/** A shipment with its joined columns. */
export type ServedShipment = Omit<RowOf<'find-shipment'>, 'sources'> & { sources: PolledSource[] }

// While a shipment is tracked its freshness is that of its check, which may be shared; on stopping, it is frozen.
const fresh = (frozen: string, live: string) =>
  `case when s.line_tracking_stopped_at is null then k.${live} else s.${frozen} end`

/** The columns that are served of a shipment besides its row, for statements with `s`, `p` and `k`. */
export const joinedShipmentColumns: Record<string, string> = {
  customer_name: 'p.company_name',
  line_tracking_last_attempted_at: fresh('line_tracking_last_attempted_at', 'last_asked_at'),
  line_tracking_last_succeeded_at: fresh('line_tracking_last_succeeded_at', 'last_answered_at'),
  container_ids: `array(select b.id from containers b where b.account_id = s.account_id and b.shipment_id = s.id
                        order by b.created_at, b.id)`,
}

/** All columns of the row: a new one is served as soon as the contract names it. */
const columns = tableColumns.shipments.filter((column) => column !== 'account_id' && !(column in joinedShipmentColumns))
const expressions = [
  ...columns.map((column) => [column, `s.${column}`] as const),
  ...Object.entries(joinedShipmentColumns),
]

const shipmentColumns = expressions.map(([name, expression]) => `${expression} as ${name}`).join(', ')
const sources = `${sourcesOf('s.account_id', 's.journey_id')} as sources`

export const customerJoin = 'left join parties p on p.account_id = s.account_id and p.id = s.customer_id'
export const shipmentJoins = `${customerJoin}
  left join checks k on k.id = s.line_check_id`

const notNull = ['container_ids', 'sources'] as const

/** SQL: the checks of shipments' journeys and lines, including those that are no longer followed. */
export const checksOfShipments = `select unnest(array[v.check_id, s.line_check_id]) as check_id
   from shipments s left join subscriptions v on v.account_id = s.account_id and v.journey_id = s.journey_id`

const findShipmentText = `select ${shipmentColumns}, ${sources} from shipments s ${shipmentJoins} where s.account_id = $1 and s.id = $2`

const findShipmentSql = jsonStatement('find-shipment', findShipmentText, {
  notNull,
  distributed: overChecks(findShipmentText, `${checksOfShipments} where s.account_id = $1 and s.id = $2`),
})

export const findShipment = async (client: Client, accountId: string, id: string) =>
  (await findShipmentSql.first(client, accountId, id)) as ServedShipment | undefined

const findShipmentsText = `select ${shipmentColumns}, ${sources} from shipments s ${shipmentJoins}
   where s.account_id = $1 and s.id = any($2::uuid[]) order by s.created_at desc, s.id desc`

const findShipmentsSql = jsonStatement('find-shipments', findShipmentsText, {
  columns: [...expressions.map(([name]) => name), 'sources'],
  notNull,
  distributed: overChecks(findShipmentsText, `${checksOfShipments} where s.account_id = $1 and s.id = any($2::uuid[])`),
})

/** Returns shipments, newest first. */
export const findShipments = async (client: Client, accountId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : withRefusals(client, (await findShipmentsSql.rows(client, accountId, ids)) as ServedShipment[])

const shipmentsTotalSql = statement(
  'shipments-total',
  'select shipments_total as total from ledgers where account_id = $1',
)

export const shipmentsTotal = async (client: Client, accountId: string): Promise<number> => {
  const rows = await shipmentsTotalSql.rows(client, accountId)
  return rows[0]!.total
}

export type LockedShipment = RowOf<'lock-shipment'>

const lockedColumns = 'id, journey_id, ref_numbers, tags, line_tracking_stopped_at, line_tracking_stopped_reason'

const readShipmentSql = statement(
  'read-shipment',
  `select ${lockedColumns} from shipments where account_id = $1 and id = $2`,
)

/** The shipment before a change. */
export const readShipment = async (client: Client, accountId: string, id: string) =>
  readShipmentSql.first(client, accountId, id)

const lockShipmentSql = statement(
  'lock-shipment',
  `select ${lockedColumns} from shipments where account_id = $1 and id = $2 for update`,
)

/** The shipment before a change, locked for update. */
export const lockShipment = async (client: PoolClient, accountId: string, id: string) =>
  lockShipmentSql.first(client, accountId, id)

const lockShipmentsSql = statement(
  'lock-shipments',
  `select ${lockedColumns} from shipments where account_id = $1 and id = any($2::uuid[]) order by id for update`,
)

/** Several shipments before a change, locked for update. */
export const lockShipments = (client: PoolClient, accountId: string, ids: readonly string[]) =>
  lockShipmentsSql.rows(client, accountId, ids)

/** The account's own data about a shipment. */
export interface OwnData {
  ref_numbers: readonly string[]
  tags: readonly string[]
}

const saveShipmentOwnDataSql = statement(
  'save-shipment-own-data',
  `update shipments s set ref_numbers = n.ref_numbers, tags = n.tags, updated_at = ${nowOfJourney}
   from jsonb_to_recordset($2::jsonb) as n(id uuid, ref_numbers text[], tags text[]), journeys j
   where s.account_id = $1 and s.id = n.id and j.account_id = s.account_id and j.id = s.journey_id`,
)

export const saveOwnData = (client: PoolClient, accountId: string, shipments: readonly (OwnData & { id: string })[]) =>
  saveShipmentOwnDataSql.count(client, accountId, JSON.stringify(shipments))
