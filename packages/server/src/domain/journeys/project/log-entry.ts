import type { Change } from '../../../tracking/diff/types.ts'
import type { LogEntry } from '../../event-log/append.ts'
import type { NotificationRows } from '../../webhooks/notifier.ts'
import type { Advance } from './advance.ts'
import { containerRow, requestRow, shipmentRow } from './rows.ts'

/** What a projection appends to the log of its account. */
export const logEntryOf = (one: Advance): LogEntry => {
  const { difference, loaded, changes } = one
  const newContainers = difference.containers.filter(({ isNew }) => isNew).length
  return {
    accountId: loaded.journey.account_id,
    occurredAt: loaded.journey.now,
    changes,
    totals: { shipments: difference.shipment?.isNew ? 1 : 0, containers: newContainers - difference.removed.length },
    rowsOf: (change) => notificationRows(one, change),
  }
}

/** The rows as the transaction leaves them, without reading back what was just written. */
const notificationRows = (one: Advance, change: Change): NotificationRows => {
  const { difference, loaded } = one
  const ids = new Set([...loaded.stored.containers.values()].map(({ row }) => row.id))
  for (const container of difference.containers) ids.add(container.id)
  for (const { id } of difference.removed) ids.delete(id)
  const transportEvent =
    change.resource_type === 'transport_event'
      ? difference.transportEvents.find((event) => event.id === change.resource_id)
      : undefined
  return {
    request: requestRow(one),
    shipment: shipmentRow(one),
    container: change.container_id === null ? null : containerRow(one, change.container_id),
    containerIds: [...ids],
    transportEvent: transportEvent ?? null,
    vessel: vesselRow(one, transportEvent?.vessel_id),
    ...(change.container_id === null ? {} : eventIds(one, change.container_id)),
    ...(change.resource_type === 'tracking_request'
      ? { containers: [...ids].flatMap((id) => containerRow(one, id) ?? []) }
      : {}),
  }
}

const vesselRow = ({ difference }: Advance, id: unknown) => {
  const vessel = typeof id === 'string' ? difference.vessels.get(id) : undefined
  return vessel ? { id: id as string, ...vessel } : null
}

/** The events of a container after this transaction: the existing ones, then the new ones. */
const eventIds = ({ difference, loaded }: Advance, containerId: string) => {
  const container = [...loaded.stored.containers.values()].find(({ row }) => row.id === containerId)
  const gone = new Set(difference.invalidated)
  const added = (rows: readonly (Record<string, unknown> & { id: string })[]) =>
    rows.filter((row) => row.container_id === containerId)
  const idsOf = (rows: readonly { id: string }[]) => [...new Set(rows.map(({ id }) => id))]
  return {
    transportEventIds: idsOf([...(container?.events ?? []), ...added(difference.transportEvents)]).filter(
      (id) => !gone.has(id),
    ),
    rawEventIds: idsOf([...(container?.rawEvents ?? []), ...added(difference.rawEvents)]),
  }
}
