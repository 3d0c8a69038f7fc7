import type { FieldOrigin } from '@boxtrail/engine/project/types/projection'
import type { PoolClient } from 'pg'
import { unpackRawEvents } from '../../packing/raw-events.ts'
import type { Advance } from '../advance/advance.ts'
import { invalidateTransportEvents, upsertRawEvents } from './event-queries.ts'
import { deleteContainers, insertRows, saveProvenance, updateRequests, updateRows } from './record-queries.ts'
import { learnVessels, saveRoutes } from './route-queries.ts'
import { changedRow, newContainer, newShipment, requestColumns, shipmentIdOf } from './rows.ts'

export const writeRows = async (client: PoolClient, mine: readonly Advance[]) => {
  const vessels = new Map(mine.flatMap(({ difference }) => [...difference.vessels]))
  await learnVessels(client, vessels)
  const shipments = mine.filter(({ difference }) => difference.shipment !== null)
  await insertRows(
    client,
    'shipments',
    shipments.filter(({ difference }) => difference.shipment!.isNew).map(newShipment),
  )
  await updateRows(
    client,
    'shipments',
    shipments
      .filter(({ difference }) => !difference.shipment!.isNew)
      .map((one) => changedRow(one, one.difference.shipment!)),
  )
  const containers = mine.flatMap((one) => one.difference.containers.map((container) => ({ one, container })))
  await insertRows(
    client,
    'containers',
    containers.filter(({ container }) => container.isNew).map(({ one, container }) => newContainer(one, container)),
  )
  await updateRows(
    client,
    'containers',
    containers.filter(({ container }) => !container.isNew).map(({ one, container }) => changedRow(one, container)),
  )
  const owned =
    (one: Advance) =>
    <Row extends object>(row: Row) => ({ account_id: one.loaded.journey.account_id, ...row })
  await deleteContainers(
    client,
    mine.flatMap((one) => one.difference.removed.map(({ id }) => ({ account_id: one.loaded.journey.account_id, id }))),
  )
  await unpackRawEvents(
    client,
    mine
      .filter(({ difference }) => difference.rawEvents.length > 0)
      .map((one) => ({ account_id: one.loaded.journey.account_id, id: shipmentIdOf(one) })),
  )
  await upsertRawEvents(
    client,
    mine.flatMap((one) => one.difference.rawEvents.map(owned(one))),
  )
  await invalidateTransportEvents(
    client,
    mine.flatMap(({ difference, loaded: { journey } }) =>
      difference.invalidated.map((id) => ({ account_id: journey.account_id, id, sandbox: journey.sandbox })),
    ),
  )
  await insertRows(
    client,
    'transport_events',
    mine.flatMap((one) => one.difference.transportEvents.map(owned(one))),
  )
  await saveRoutes(
    client,
    mine.flatMap((one) => one.difference.routes.map(owned(one))),
  )
  await saveProvenance(client, mine.flatMap(provenanceRows))
  await updateRequests(client, mine.filter(({ request }) => request !== null).map(requestColumns))
}

/** Claims outlive the reports they name and hold source, times and text, so referring to them is enough. */
const provenanceRows = ({ loaded, difference }: Advance) => {
  const row = (resource_type: string, { id, provenance }: { id: string; provenance: Record<string, FieldOrigin> }) => ({
    account_id: loaded.journey.account_id,
    resource_type,
    resource_id: id,
    fields: Object.fromEntries(
      Object.entries(provenance).map(([field, { set_by, outranked }]) => [
        field,
        [set_by.id, ...outranked.map(({ id }) => id)],
      ]),
    ),
  })
  return [
    ...(difference.shipment ? [row('shipment', difference.shipment)] : []),
    ...difference.containers.map((container) => row('container', container)),
  ]
}
