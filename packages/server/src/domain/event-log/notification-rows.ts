import type { PoolClient } from 'pg'
import { findContainers, findContainerWithShipment } from '../containers/queries.ts'
import { findShipment } from '../shipments/queries.ts'
import type { TrackingRequestRow } from '../tracking-requests/resource.ts'
import type { NotificationRows } from '../webhooks/notifier.ts'

const nothing: NotificationRows = {
  request: null,
  shipment: null,
  container: null,
  containerIds: [],
  transportEvent: null,
}

/** What a notification about a container may include. */
export const rowsOfContainer = async (client: PoolClient, accountId: string, id: string): Promise<NotificationRows> => {
  const found = await findContainerWithShipment(client, accountId, id)
  if (!found) return nothing
  const { container, shipment } = found
  return {
    ...nothing,
    container,
    shipment,
    containerIds: shipment.container_ids,
    transportEventIds: container.transport_event_ids,
    rawEventIds: container.raw_event_ids,
  }
}

/** What a notification about a tracking request and its shipment may include. */
export const rowsOfRequest = async (
  client: PoolClient,
  accountId: string,
  request: TrackingRequestRow,
  shipmentId: string,
): Promise<NotificationRows> => {
  const shipment = (await findShipment(client, accountId, shipmentId)) ?? null
  const containerIds = shipment?.container_ids ?? []
  return {
    ...nothing,
    request,
    shipment,
    containerIds,
    containers: await findContainers(client, accountId, containerIds),
  }
}
