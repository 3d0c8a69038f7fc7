import { type Client, statement } from '../../db/statement.ts'
import { given, keyColumns, type RecordKey } from '../keys.ts'
import { isNews, requestRows, rowsOfTheirContainers, shipmentRows } from '../search/entry-rows.ts'

const next = (table: string, id = 'id') => `select account_id, ${id} as id from ${table}
   where (account_id, ${id}) > ($1, $2) order by account_id, ${id} limit $3`

const nextShipmentsSql = statement('next-shipments', next('shipments'))
const nextContainersSql = statement('next-containers', next('containers'))
const nextRequestsSql = statement('next-requests', next('tracking_requests'))
const nextEntriesSql = statement('next-search-entries', next('search_entries', 'entity_id'))

type Next = (client: Client, after: RecordKey, limit: number) => Promise<RecordKey[]>

/** The next keys of a table, in order, after a given one. */
export const nextShipments: Next = (client, after, limit) =>
  nextShipmentsSql.rows(client, after.account_id, after.id, limit)
export const nextContainers: Next = (client, after, limit) =>
  nextContainersSql.rows(client, after.account_id, after.id, limit)
export const nextRequests: Next = (client, after, limit) =>
  nextRequestsSql.rows(client, after.account_id, after.id, limit)
export const nextEntries: Next = (client, after, limit) =>
  nextEntriesSql.rows(client, after.account_id, after.id, limit)

const findDifferingShipmentsSql = statement(
  'find-differing-shipments',
  `with shown as materialized (${shipmentRows} union all ${rowsOfTheirContainers})
   select distinct n.account_id, n.shipment_id as id from shown n where ${isNews}`,
  { notNull: ['account_id', 'id'] },
)

/** Returns the shipments whose search entry, or that of a container, is missing or differs. */
export const findDifferingShipments = (client: Client, shipments: readonly RecordKey[]): Promise<RecordKey[]> =>
  findDifferingShipmentsSql.rows(client, ...keyColumns(shipments))

const findDifferingRequestsSql = statement(
  'find-differing-requests',
  `with shown as materialized (${requestRows('id')}) select n.account_id, n.entity_id as id from shown n where ${isNews}`,
  { notNull: ['account_id', 'id'] },
)

/** Returns the requests whose search entry is missing or differs. */
export const findDifferingRequests = (client: Client, requests: readonly RecordKey[]): Promise<RecordKey[]> =>
  findDifferingRequestsSql.rows(client, ...keyColumns(requests))

const deleteOrphanedEntriesSql = statement(
  'delete-orphaned-search-entries',
  `delete from search_entries e using ${given} where e.account_id = g.account_id and e.entity_id = g.id
     and e.entity_type = 'cargo'
     and not exists (select from containers c where c.account_id = e.account_id and c.id = e.entity_id)`,
)

/** Deletes the entries whose container was deleted; shipments and requests never are. */
export const deleteOrphanedEntries = (client: Client, entries: readonly RecordKey[]) =>
  deleteOrphanedEntriesSql.count(client, ...keyColumns(entries))

const isUpgradedSinceSql = statement(
  'is-upgraded-since',
  `select coalesce(bool_or(applied_at > now() - $2 * interval '1 day'), false) as is_recent
   from schema_migrations where name = $1`,
  { notNull: ['is_recent'] },
)

/** Whether a migration was applied within a number of days. */
export const isUpgradedSince = async (client: Client, migration: string, days: number): Promise<boolean> =>
  (await isUpgradedSinceSql.one(client, migration, days)).is_recent
