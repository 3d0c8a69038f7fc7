import type { Change } from '@boxtrail/engine/diff/difference'
import type { PoolClient } from 'pg'
import type { AttentionNews } from '../../../attention/write.ts'
import type { ContradictionNews } from '../../../contradictions/write.ts'
import type { LogEntry } from '../../../notifications/event-log/append.ts'
import { MAX_CONTAINERS } from '../../../notifications/event-log/notification-rows.ts'
import type { NotificationRows } from '../../../notifications/rendering/notifier.ts'
import { findContainers, type ServedContainer } from '../../../records/containers/queries.ts'
import { findShipments, type ServedShipment } from '../../../records/shipments/queries.ts'
import { findRequests } from '../../../records/tracking-requests/queries.ts'
import type { TrackingRequestRow } from '../../../records/tracking-requests/resource.ts'
import { findTransportEventsById, type ServedTransportEvent } from '../../../records/transport-events/queries.ts'
import type { Advance } from '../advance/advance.ts'

/** The attention entries and contradictions that appeared or vanished in each journey of a batch. */
interface News {
  attention: readonly AttentionNews[]
  contradictions: readonly ContradictionNews[]
}

/** What a batch of projections appends to the logs of their accounts. */
export const logEntriesOf = (
  client: PoolClient,
  projected: readonly Advance[],
  { attention, contradictions }: News,
): LogEntry[] => {
  const mine = projected.map((one, index) => ({
    ...one,
    changes: [...one.changes, ...attention[index]!.changes, ...contradictions[index]!.changes],
  }))
  const writtenOf = readOnce(client, mine)
  return mine.map((one, index) => {
    const { difference, loaded, changes } = one
    const newContainers = difference.containers.filter(({ isNew }) => isNew).length
    return {
      accountId: loaded.journey.account_id,
      occurredAt: loaded.journey.now,
      changes,
      totals: { shipments: difference.shipment?.isNew ? 1 : 0, containers: newContainers - difference.removed.length },
      rowsOf: async (change) => ({
        ...notificationRows(one, change, await writtenOf(loaded.journey.account_id)),
        attention: attention[index]!.rows.get(change.resource_id) ?? null,
        contradiction: contradictions[index]!.rows.get(change.resource_id) ?? null,
      }),
    }
  })
}

/** The records of an account that a batch wrote, as a request for them would read them. */
interface Written {
  shipments: ReadonlyMap<string, ServedShipment>
  containers: ReadonlyMap<string, ServedContainer>
  requests: ReadonlyMap<string, TrackingRequestRow>
  withdrawn: ReadonlyMap<string, ServedTransportEvent>
}

/** Reads the records of each account at most once, one statement per type, and only if a webhook listens. */
const readOnce = (client: PoolClient, mine: readonly Advance[]) => {
  const written = new Map<string, Promise<Written>>()
  return (accountId: string): Promise<Written> => {
    const known = written.get(accountId)
    if (known) return known
    const reading = readWritten(
      client,
      accountId,
      mine.filter(({ loaded }) => loaded.journey.account_id === accountId),
    )
    written.set(accountId, reading)
    return reading
  }
}

const readWritten = async (client: PoolClient, accountId: string, mine: readonly Advance[]): Promise<Written> => {
  const byId = <Row extends { id: string }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))
  const changes = mine.flatMap((one) => one.changes).filter(({ event }) => event !== null)
  const concerned = (ids: readonly (string | null | undefined)[]) => [...new Set(ids.filter((id) => id != null))]
  const shipments = byId(await findShipments(client, accountId, concerned(mine.map(shipmentIdOf))))
  const ofRequests = mine
    .filter((one) => one.changes.some(isOfRequest))
    .flatMap((one) => firstContainers(one, shipments))
  const containerIds = concerned([...changes.map((change) => change.container_id), ...ofRequests])
  return {
    shipments,
    containers: byId(await findContainers(client, accountId, containerIds)),
    requests: byId(await findRequests(client, accountId, concerned(mine.map(({ loaded }) => loaded.request.id)))),
    withdrawn: byId(
      await findTransportEventsById(client, accountId, [
        ...new Set(changes.flatMap(({ withdrawn_event_ids = [] }) => withdrawn_event_ids)),
      ]),
    ),
  }
}

const shipmentIdOf = ({ loaded, difference }: Advance) => difference.shipment?.id ?? loaded.journey.shipment_id

const isOfRequest = ({ resource_type, event }: Change) => resource_type === 'tracking_request' && event !== null

const firstContainers = (one: Advance, shipments: Written['shipments']): string[] =>
  shipments.get(shipmentIdOf(one) ?? '')?.container_ids.slice(0, MAX_CONTAINERS) ?? []

const notificationRows = (one: Advance, change: Change, written: Written): NotificationRows => {
  const { difference, loaded } = one
  const { withdrawn_event_ids = [], container_id } = change
  const transportEvent =
    change.resource_type === 'transport_event'
      ? difference.transportEvents.find((event) => event.id === change.resource_id)
      : undefined
  return {
    request: written.requests.get(loaded.request.id) ?? null,
    shipment: written.shipments.get(shipmentIdOf(one) ?? '') ?? null,
    container: written.containers.get(container_id ?? '') ?? null,
    transportEvent: transportEvent ?? null,
    vessel: vesselRow(one, transportEvent?.vessel_id),
    containers: isOfRequest(change)
      ? firstContainers(one, written.shipments).flatMap((id) => written.containers.get(id) ?? [])
      : [],
    withdrawn: withdrawn_event_ids.flatMap((id) => written.withdrawn.get(id) ?? []),
  }
}

const vesselRow = ({ difference }: Advance, id: unknown) => {
  const vessel = typeof id === 'string' ? difference.vessels.get(id) : undefined
  return vessel ? { id: id as string, ...vessel } : null
}
