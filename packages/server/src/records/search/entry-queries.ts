import { type Client, statement } from '../../db/statement.ts'
import { given, keyColumns, type RecordKey } from '../keys.ts'
import { containerRows, isNews, requestRows, rowsOfTheirContainers, shipmentRows } from './entry-rows.ts'

const lockEntriesSql = statement(
  'lock-search-entries',
  `select 1 from search_entries e join ${given} on e.account_id = g.account_id and e.entity_id = g.id
   order by e.account_id, e.entity_id for update of e`,
)

/**
 * Locks entries before their records are read again: when two transactions change a record and what belongs to it, the
 * second sees what the first has written.
 */
export const lockEntries = (client: Client, records: readonly RecordKey[]) =>
  lockEntriesSql.count(client, ...keyColumns(records))

const lockEntriesOfRequestsSql = statement(
  'lock-search-entries-of-requests',
  `select 1 from ${given} join tracking_requests r on r.account_id = g.account_id and r.shipment_id = g.id
   join search_entries e on e.account_id = r.account_id and e.entity_id = r.id
   order by e.account_id, e.entity_id for update of e`,
)

/** The same for the requests of shipments. */
export const lockEntriesOfRequests = (client: Client, shipments: readonly RecordKey[]) =>
  lockEntriesOfRequestsSql.count(client, ...keyColumns(shipments))

/** Writes the entries that are new or differ: each text is computed once, and an unchanged entry is not touched. */
const write = (rows: string) => `with shown as materialized (${rows})
   insert into search_entries (account_id, entity_id, entity_type, shipment_id, told_by_shipment, haystack, related,
     created_at)
   select n.* from shown n where ${isNews}
   on conflict (account_id, entity_id) do update set shipment_id = excluded.shipment_id,
     told_by_shipment = excluded.told_by_shipment, haystack = excluded.haystack, related = excluded.related`

const writeShipmentEntriesSql = statement('write-search-entries-of-shipments', write(shipmentRows))

export const writeShipmentEntries = (client: Client, shipments: readonly RecordKey[]) =>
  writeShipmentEntriesSql.count(client, ...keyColumns(shipments))

const writeWithContainersSql = statement(
  'write-search-entries-of-shipments-with-containers',
  write(`${shipmentRows} union all ${rowsOfTheirContainers}`),
)

/** Writes the entries of shipments and of all their containers. */
export const writeWithContainers = (client: Client, shipments: readonly RecordKey[]) =>
  writeWithContainersSql.count(client, ...keyColumns(shipments))

const writeContainerEntriesSql = statement('write-search-entries-of-containers', write(containerRows))

export const writeContainerEntries = (client: Client, containers: readonly RecordKey[]) =>
  writeContainerEntriesSql.count(client, ...keyColumns(containers))

const writeRequestEntriesSql = statement('write-search-entries-of-requests', write(requestRows('id')))

export const writeRequestEntries = (client: Client, requests: readonly RecordKey[]) =>
  writeRequestEntriesSql.count(client, ...keyColumns(requests))

const writeEntriesOfTheirRequestsSql = statement(
  'write-search-entries-of-their-requests',
  write(requestRows('shipment_id')),
)

/** Writes the entries of all requests of shipments. */
export const writeEntriesOfTheirRequests = (client: Client, shipments: readonly RecordKey[]) =>
  writeEntriesOfTheirRequestsSql.count(client, ...keyColumns(shipments))

const deleteEntriesSql = statement(
  'delete-search-entries',
  `delete from search_entries e using ${given} where e.account_id = g.account_id and e.entity_id = g.id`,
)

/** Deletes the entries of records that were deleted. */
export const deleteEntries = (client: Client, records: readonly RecordKey[]) =>
  deleteEntriesSql.count(client, ...keyColumns(records))

const findRecordsOfCustomerSql = statement(
  'find-records-of-customer',
  `select s.id as shipment_id, null::uuid as request_id from shipments s where s.account_id = $1 and s.customer_id = $2
   union all
   select null, r.id from tracking_requests r where r.account_id = $1 and r.customer_id = $2`,
)

/** The shipments and the requests of a customer. */
export const findRecordsOfCustomer = (client: Client, accountId: string, partyId: string) =>
  findRecordsOfCustomerSql.rows(client, accountId, partyId)
