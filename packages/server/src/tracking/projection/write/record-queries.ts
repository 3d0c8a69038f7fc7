import {
  type ContainerFields,
  containerFieldNames,
  type ShipmentFields,
  shipmentFieldNames,
} from '@boxtrail/engine/project/types/field-names'
import type { WireRow } from '@boxtrail/engine/record/wire'
import type { PoolClient } from 'pg'
import { mergeRows } from '../../../db/merge-rows.ts'
import { statement } from '../../../db/statement.ts'
import { alsoListContainers, alsoListShipments } from '../../../records/listed/rows.ts'
import { columns, type Rows as TableRows } from '../../../schema/rows.ts'

type Rows = readonly object[]

const insertOf = (table: keyof typeof columns): string => {
  const list = columns[table].map((column) => `"${column}"`).join(', ')
  return `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1)`
}

const updateOf = (table: string, fields: readonly string[]): string =>
  `update ${table} t set ${[...fields, 'marks', 'updated_at'].map((column) => `${column} = r.${column}`).join(', ')}
   from json_populate_recordset(null::${table}, $1) r where t.account_id = r.account_id and t.id = r.id`

/** Whole rows as JSON: one parameter, however many there are. */
const insertRowsSql = {
  shipments: statement('insert-shipments', insertOf('shipments')),
  containers: statement('insert-containers', insertOf('containers')),
  transport_events: statement('insert-transport-events', insertOf('transport_events')),
}

export const insertRows = async <Table extends keyof typeof insertRowsSql>(
  client: PoolClient,
  table: Table,
  rows: readonly WireRow<TableRows[Table]>[],
): Promise<void> => {
  if (rows.length > 0) await insertRowsSql[table].count(client, JSON.stringify(rows))
}

interface Projected {
  shipments: ShipmentFields
  containers: ContainerFields
}

const updateRowsSql = {
  shipments: statement('update-shipments', alsoListShipments(updateOf('shipments', shipmentFieldNames))),
  containers: statement('update-containers', alsoListContainers(updateOf('containers', containerFieldNames))),
}

/** Writes the projected columns, and the rows of lists, and leaves columns of the user unchanged. */
export const updateRows = async <Table extends keyof typeof updateRowsSql>(
  client: PoolClient,
  table: Table,
  rows: readonly (Projected[Table] & { account_id: string; id: string; marks: object; updated_at: string })[],
): Promise<void> => {
  if (rows.length > 0) await updateRowsSql[table].count(client, JSON.stringify(rows))
}

const deleteContainersSql = statement(
  'delete-containers',
  `with gone as materialized (select * from unnest($1::uuid[], $2::uuid[]) as u(account_id, id)),
     events as (delete from transport_events t using gone g where t.account_id = g.account_id and t.container_id = g.id),
     raw as (delete from raw_events t using gone g where t.account_id = g.account_id and t.container_id = g.id),
     packed as (delete from packed_raw_events t using gone g where t.account_id = g.account_id and t.container_id = g.id),
     routes as (delete from container_routes t using gone g where t.account_id = g.account_id and t.container_id = g.id),
     fields as (delete from custom_fields t using gone g where t.account_id = g.account_id and t.container_id = g.id),
     links as (delete from document_links t using gone g where t.account_id = g.account_id and t.container_id = g.id),
     origins as (delete from provenance t using gone g
       where t.account_id = g.account_id and t.resource_type = 'container' and t.resource_id = g.id)
   delete from containers t using gone g where t.account_id = g.account_id and t.id = g.id`,
)

/** Deletes containers that never belonged to a shipment, with all dependent rows; their documents are kept. */
export const deleteContainers = async (
  client: PoolClient,
  containers: readonly { account_id: string; id: string }[],
): Promise<void> => {
  if (containers.length === 0) return
  const column = <K extends 'account_id' | 'id'>(name: K) => containers.map((container) => container[name])
  await deleteContainersSql.count(client, column('account_id'), column('id'))
}

const saveProvenanceSql = statement(
  'save-provenance',
  ...mergeRows({
    table: 'provenance',
    key: ['account_id', 'resource_type', 'resource_id'],
    changed: ['fields'],
  }),
)

export const saveProvenance = async (client: PoolClient, rows: Rows): Promise<void> => {
  if (rows.length === 0) return
  await saveProvenanceSql.count(client, JSON.stringify(rows))
}

const updateRequestsSql = statement(
  'update-requests',
  `update tracking_requests t set status = r.status, failed_reason = r.failed_reason, is_retrying = r.is_retrying,
     retry_count = r.retry_count, awaiting_since = r.awaiting_since, shipment_id = r.shipment_id,
     ended_journey = r.ended_journey, updated_at = r.updated_at
   from json_populate_recordset(null::tracking_requests, $1) r where t.account_id = r.account_id and t.id = r.id`,
)

export const updateRequests = async (client: PoolClient, rows: Rows): Promise<void> => {
  if (rows.length === 0) return
  await updateRequestsSql.count(client, JSON.stringify(rows))
}
