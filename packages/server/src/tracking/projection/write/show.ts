import { overdueIn } from '@boxtrail/engine/expected/newly-overdue'
import type { ContainerFields, ShipmentFields } from '@boxtrail/engine/project/types/field-names'
import type { ContainerMarks } from '@boxtrail/engine/record/column-types'
import { wordsOfShipment } from '@boxtrail/protocol/read/search-words'
import type { PoolClient } from 'pg'
import type { RecordKey } from '../../../records/keys.ts'
import {
  listContainersIn,
  listContainersOf,
  listNewContainers,
  listNewShipments,
  listShipments,
} from '../../../records/listed/queries.ts'
import { reportedOfShipment } from '../../../records/listed/rows.ts'
import { indexChanged, indexNewShipments, indexRequestsOf } from '../../../records/search/entries.ts'
import type { Advance } from '../advance/advance.ts'
import { shipmentIdOf } from './rows.ts'

/**
 * Updates lists and search after a batch has written its records, for all of them at once. A new estimate, the most
 * frequent change, moves a shipment and its containers in the orders by arrival and by last change, and nothing else.
 */
export const showAdvances = async (client: PoolClient, mine: readonly Advance[]): Promise<void> => {
  const containers = mine.flatMap((one) => one.difference.containers.map((container) => ({ one, container })))
  const removed = mine.flatMap((one) => one.difference.removed.map((container) => containerKey({ one, container })))

  await listNewShipments(client, mine.filter(isNew).map(shipmentKey))
  await listShipments(client, mine.filter(isStopped).map(shipmentKey))
  await listNewContainers(client, containers.filter(isAdded).map(containerKey))
  await listContainersOf(
    client,
    mine.filter((one) => isStopped(one) || changes(one, reportedOfShipment)).map(shipmentKey),
  )
  await listContainersIn(client, mine.filter(changesOfContainers).map(shipmentKey))

  await indexNewShipments(client, mine.filter(isNew).map(shipmentKey))
  await indexChanged(client, {
    shipments: mine.filter((one) => changes(one, SEARCHED)).map(shipmentKey),
    containers: containers.filter(isFoundOtherwise).map(containerKey),
    removed,
  })
  await indexRequestsOf(
    client,
    mine.filter((one) => isLinked(one) || changes(one, ['normalized_number'])).map(shipmentKey),
  )
}

/** The fields by which a shipment is found and that sources report. */
const SEARCHED = ['normalized_number', ...wordsOfShipment] as const satisfies (keyof ShipmentFields)[]

/** The same for a container. */
const SEARCHED_OF_CONTAINER = ['seal_number'] as const satisfies (keyof ContainerFields)[]

const isNew = ({ difference }: Advance) => difference.shipment?.isNew === true
const isStopped = ({ stop }: Advance) => stop !== null

const isLinked = ({ request }: Advance) =>
  request !== null && request.shipmentId !== null && request.before.shipment_id !== request.shipmentId

const changes = (
  { loaded: { stored }, difference: { shipment } }: Advance,
  fields: readonly (keyof ShipmentFields)[],
) =>
  stored.shipment !== null &&
  shipment !== null &&
  fields.some((field) => stored.shipment![field] !== shipment.fields[field])

interface OfContainer {
  one: Advance
  container: Advance['difference']['containers'][number]
}

const storedOf = ({ one, container }: OfContainer) => one.loaded.stored.containers.get(container.number)?.row

/** The fields of containers that the list of shipments depends on. */
const LISTED_OF_CONTAINERS = [
  'current_status',
  'availability_known',
  'available_for_pickup',
  'holds_at_pod_terminal',
  'fees_at_pod_terminal',
  'pod_full_out_at',
  'final_destination_full_out_at',
  'empty_terminated_at',
] as const satisfies (keyof ContainerFields)[]

const changesOfContainers = (one: Advance) =>
  !isNew(one) &&
  (one.difference.removed.length > 0 ||
    one.difference.containers.some((container) => isListedOtherwise({ one, container })))

const isListedOtherwise = ({ one, container }: OfContainer) => {
  const stored = storedOf({ one, container })
  return (
    container.marks.free_time?.ends_on !== stored?.marks.free_time?.ends_on ||
    isAnyOverdue(container.marks) !== isAnyOverdue(stored?.marks) ||
    container.marks.unreported?.join() !== stored?.marks.unreported?.join() ||
    LISTED_OF_CONTAINERS.some((field) => JSON.stringify(container.fields[field]) !== JSON.stringify(stored?.[field]))
  )
}

const isAnyOverdue = (marks: ContainerMarks | undefined) => overdueIn(marks).length > 0

const isAdded = ({ one, container }: OfContainer) => container.isNew && !isNew(one)

const isFoundOtherwise = ({ one, container }: OfContainer) => {
  if (isNew(one)) return false
  const stored = storedOf({ one, container })
  return !stored || SEARCHED_OF_CONTAINER.some((field) => stored[field] !== container.fields[field])
}

const shipmentKey = (one: Advance): RecordKey => ({ account_id: one.loaded.journey.account_id, id: shipmentIdOf(one) })

const containerKey = ({ one, container }: { one: Advance; container: { id: string } }) => ({
  account_id: one.loaded.journey.account_id,
  id: container.id,
  shipment_id: shipmentIdOf(one),
})
