import type { Client } from '../../db/statement.ts'
import type { RecordKey } from '../keys.ts'
import {
  deleteEntries,
  findRecordsOfCustomer,
  lockEntries,
  lockEntriesOfRequests,
  writeContainerEntries,
  writeEntriesOfTheirRequests,
  writeRequestEntries,
  writeShipmentEntries,
  writeWithContainers,
} from './entry-queries.ts'

/**
 * The text by which a record is found is kept in `search_entries`, one row beside it: its own text, and for the lists
 * that of its shipment or its containers (apps/docs/decisions/0012-writers-keep-lists-and-search.md). Whoever changes
 * something that is found calls these functions in the same transaction, after the change. The entry of the shipment is
 * locked first, then those of its containers.
 */

export interface ContainerKey extends RecordKey {
  shipment_id: string
}

/** Indexes shipments that were inserted, with their containers; no other transaction knows them yet. */
export const indexNewShipments = async (client: Client, shipments: readonly RecordKey[]): Promise<void> => {
  if (shipments.length === 0) return
  await writeWithContainers(client, shipments)
}

/**
 * Indexes shipments and containers that were changed, containers that are new to a shipment, and those that were
 * removed from one. Several writers contribute to the entry of a shipment; all of these entries are locked at once.
 */
export const indexChanged = async (
  client: Client,
  {
    shipments = [],
    containers = [],
    removed = [],
  }: { shipments?: readonly RecordKey[]; containers?: readonly ContainerKey[]; removed?: readonly ContainerKey[] },
): Promise<void> => {
  const theirs = [...containers, ...removed].map(shipmentOf)
  if (shipments.length + theirs.length === 0) return
  await lockEntries(client, [...shipments, ...theirs])
  if (shipments.length > 0) await writeWithContainers(client, shipments)
  if (theirs.length > 0) await writeShipmentEntries(client, theirs)
  if (containers.length > 0) await writeContainerEntries(client, containers)
  if (removed.length > 0) await deleteEntries(client, removed)
}

const shipmentOf = ({ account_id, shipment_id }: ContainerKey): RecordKey => ({ account_id, id: shipment_id })

/** Indexes shipments whose numbers, places, tags, customer or custom fields were changed. */
export const indexShipments = (client: Client, shipments: readonly RecordKey[]) => indexChanged(client, { shipments })

/** Indexes containers whose numbers or custom fields were changed. */
export const indexContainers = (client: Client, containers: readonly ContainerKey[]) =>
  indexChanged(client, { containers })

/** Indexes requests that were inserted; no other transaction knows them yet. */
export const indexNewRequests = async (client: Client, requests: readonly RecordKey[]): Promise<void> => {
  if (requests.length > 0) await writeRequestEntries(client, requests)
}

/** Indexes requests whose numbers, shipment, customer or custom fields were changed. */
export const indexRequests = async (client: Client, requests: readonly RecordKey[]): Promise<void> => {
  if (requests.length === 0) return
  await lockEntries(client, requests)
  await writeRequestEntries(client, requests)
}

/**
 * Indexes the requests of shipments that are new or whose number was changed, because each may now be found as its
 * shipment.
 */
export const indexRequestsOf = async (client: Client, shipments: readonly RecordKey[]): Promise<void> => {
  if (shipments.length === 0) return
  await lockEntriesOfRequests(client, shipments)
  await writeEntriesOfTheirRequests(client, shipments)
}

/** A record with custom fields; a container is given with its shipment. */
export interface IndexedEntity {
  kind: 'shipment' | 'container' | 'tracking_request'
  id: string
  shipment_id: string | null
}

/** Indexes records whose custom fields were changed. */
export const indexEntities = async (client: Client, accountId: string, entities: readonly IndexedEntity[]) => {
  const keysOf = (wanted: IndexedEntity['kind']) =>
    entities
      .filter(({ kind }) => kind === wanted)
      .map(({ id, shipment_id }) => ({ account_id: accountId, id, shipment_id: shipment_id! }))
  await indexShipments(client, keysOf('shipment'))
  await indexContainers(client, keysOf('container'))
  await indexRequests(client, keysOf('tracking_request'))
}

/** Indexes all records of a customer after the party was renamed. */
export const indexCustomer = async (client: Client, accountId: string, partyId: string): Promise<void> => {
  const found = await findRecordsOfCustomer(client, accountId, partyId)
  const keys = (ids: (string | null)[]) => ids.flatMap((id) => (id === null ? [] : [{ account_id: accountId, id }]))
  await indexShipments(client, keys(found.map(({ shipment_id }) => shipment_id)))
  await indexRequests(client, keys(found.map(({ request_id }) => request_id)))
}
