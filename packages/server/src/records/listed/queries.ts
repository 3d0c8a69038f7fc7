import { type Client, statement } from '../../db/statement.ts'
import { given, keyColumns, type RecordKey } from '../keys.ts'
import {
  insertContainerList,
  insertShipmentList,
  updateContainerList,
  updateOfContainers,
  updateOfShipment,
  updateShipmentList,
} from './rows.ts'

/**
 * What lists are filtered by is kept in `shipment_list` and `container_list`, a narrow row beside each record: the wide
 * row changes with every estimate, its filters seldom (apps/docs/decisions/0012-writers-keep-lists-and-search.md).
 * Whoever writes a shipment or a container calls these functions in the same transaction. Rows that did not change are
 * not written again.
 */

const newShipments = insertShipmentList(`${given} join shipments s on s.account_id = g.account_id and s.id = g.id`)
const theirContainers = insertContainerList(`${given} join shipments s on s.account_id = g.account_id and s.id = g.id
   join containers c on c.account_id = s.account_id and c.shipment_id = s.id`)

const listNewShipmentsSql = statement('list-new-shipments', `with listed as (${newShipments}) ${theirContainers}`, {
  distributed: [newShipments, theirContainers],
})

/** Lists shipments that were inserted, with all their containers. */
export const listNewShipments = (client: Client, shipments: readonly RecordKey[]) =>
  ofAny(listNewShipmentsSql, client, shipments)

const listShipmentsSql = statement(
  'list-shipments',
  updateShipmentList(`${given} join shipments s on s.account_id = g.account_id and s.id = g.id`),
)

/** Lists shipments that were changed. */
export const listShipments = (client: Client, shipments: readonly RecordKey[]) =>
  ofAny(listShipmentsSql, client, shipments)

const listNewContainersSql = statement(
  'list-new-containers',
  insertContainerList(`${given} join containers c on c.account_id = g.account_id and c.id = g.id
   join shipments s on s.account_id = c.account_id and s.id = c.shipment_id`),
)

/** Lists containers that were added to a shipment that is listed, with its places. */
export const listNewContainers = (client: Client, containers: readonly RecordKey[]) =>
  ofAny(listNewContainersSql, client, containers)

const listContainersSql = statement(
  'list-containers',
  updateContainerList(`${given} join containers c on c.account_id = g.account_id and c.id = g.id`),
)

/** Lists containers that were changed. */
export const listContainers = (client: Client, containers: readonly RecordKey[]) =>
  ofAny(listContainersSql, client, containers)

const listContainersOfSql = statement(
  'list-containers-of',
  updateOfShipment(`${given} join shipments s on s.account_id = g.account_id and s.id = g.id
   join containers c on c.account_id = s.account_id and c.shipment_id = s.id`),
)

/** Lists the containers of shipments whose line, places, times, vessel, customer, tags or tracking were changed. */
export const listContainersOf = (client: Client, shipments: readonly RecordKey[]) =>
  ofAny(listContainersOfSql, client, shipments)

const listContainersInSql = statement('list-containers-in', updateOfContainers(given))

/**
 * Lists shipments that gained or lost a container, or one of whose containers changed its status or the end of its free
 * time.
 */
export const listContainersIn = (client: Client, shipments: readonly RecordKey[]) =>
  ofAny(listContainersInSql, client, shipments)

type OfKeys = { count(client: Client, accounts: string[], ids: string[]): Promise<number> }

/** Runs a statement for some records and returns how many rows it wrote. */
const ofAny = async (sql: OfKeys, client: Client, keys: readonly RecordKey[]): Promise<number> =>
  keys.length === 0 ? 0 : sql.count(client, ...keyColumns(keys))
