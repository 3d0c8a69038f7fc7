import type { IncludedResource } from '../json-api.ts'
import { readiness } from '../tracking/lifecycle/readiness.ts'
import { userResource } from './accounts/resource.ts'
import { findContainers, type ServedContainer } from './containers/queries.ts'
import { containerResource } from './containers/resource.ts'
import type { Call } from './context.ts'
import { freshness, frozenOf, sourcesOfContainer, stampsOf } from './freshness/resource.ts'
import { destinationOf, locationResource } from './metro-areas/resource.ts'
import { portResource } from './ports/resource.ts'
import { findShipments, type ServedShipment } from './shipments/queries.ts'
import { shipmentResource } from './shipments/resource.ts'
import { terminalResource } from './terminals/resource.ts'
import {
  findRawEvents,
  findTransportEvents,
  type ServedRawEvent,
  type ServedTransportEvent,
} from './transport-events/queries.ts'
import { rawEventResource, transportEventResource } from './transport-events/resource.ts'
import { findVessels } from './vessels/queries.ts'
import { vesselResource } from './vessels/resource.ts'

/**
 * Related records, loaded type by type: one statement per type however many rows there are, and none for places, which
 * are in memory. A dotted name includes the resources on its path, so that everything included is reachable.
 */
export type Names = readonly string[]

type Found = IncludedResource | undefined

export const some = (resources: readonly Found[]) => resources.filter((resource) => resource !== undefined)

const wants = (names: Names, name: string) => names.some((other) => other === name || other.startsWith(`${name}.`))

/** The names below one: of `shipment.destination` below `shipment`, `destination`. */
const below = (names: Names, name: string): Names =>
  names.filter((other) => other.startsWith(`${name}.`)).map((other) => other.slice(name.length + 1))

const idsOf = (ids: Iterable<unknown>): string[] => [...new Set(ids)].filter((id) => typeof id === 'string')

export const served = {
  shipment: (row: ServedShipment, { reference, registry }: Call) =>
    shipmentResource(row, {
      containerIds: row.container_ids,
      reference,
      meta: freshness(row.sources, frozenOf(row), registry.describe),
    }),
  container: (row: ServedContainer, { reference, registry }: Call) => {
    const sources = sourcesOfContainer(row.sources, row.number, row.line_check_id)
    return containerResource(row, {
      transportEventIds: row.transport_event_ids,
      rawEventIds: row.raw_event_ids,
      reference,
      stamps: stampsOf(sources, row.line_tracking_stopped_at, registry.describe),
      meta: { ...freshness(sources, frozenOf(row), registry.describe), pickup: pickupOf(row) },
    })
  },
  transportEvent: (row: ServedTransportEvent, { reference }: Call) => transportEventResource(row, reference),
  rawEvent: (row: ServedRawEvent, { reference }: Call) => rawEventResource(row, reference),
}

/** The pickup takes place where it was planned: at the port, or inland. */
const pickupOf = (row: ServedContainer) =>
  readiness({
    available_for_pickup: row.available_for_pickup as boolean | null,
    holds: row.holds_at_pod_terminal as { name: string; status: string; description?: string }[],
    pickedUp: (row.final_destination_full_out_at ?? row.pod_full_out_at) !== null,
    returned: row.empty_terminated_at !== null,
  })

export const terminal = (id: unknown, { reference: { places } }: Call): Found => {
  const found = typeof id === 'string' ? places.terminalById(id) : undefined
  return found && terminalResource(found)
}

export const location = (id: unknown, { reference: { places } }: Call): Found => {
  const found = typeof id === 'string' ? places.byId(id) : undefined
  return found && locationResource(found, places)
}

const port = (locode: unknown, { reference: { places } }: Call): Found => {
  const found = typeof locode === 'string' ? places.portByLocode(locode) : undefined
  return found && portResource(found, places)
}

const destination = (locode: unknown, { reference: { places } }: Call): Found => {
  const found = destinationOf(locode, places)
  return found && locationResource(found, places)
}

/** Includes the last position, for accounts that may see it. */
export const vessels = async (ids: Iterable<unknown>, { pool, features }: Call) =>
  (await findVessels(pool, idsOf(ids), { positions: features.vessel_positions !== false })).map((row) =>
    vesselResource(row),
  )

const besideShipment: Record<string, (row: ServedShipment, call: Call) => Found> = {
  pod_terminal: (row, call) => {
    const found = terminal(row.pod_terminal_id, call)
    return found?.type === 'terminal' ? found : undefined
  },
  port_of_lading: (row, call) => port(row.port_of_lading_locode, call),
  port_of_discharge: (row, call) => port(row.port_of_discharge_locode, call),
  destination: (row, call) => destination(row.destination_locode, call),
  destination_terminal: (row, call) => terminal(row.destination_terminal_id, call),
  line_tracking_stopped_by_user: (row) =>
    typeof row.line_tracking_stopped_by_user_id === 'string'
      ? userResource(row.line_tracking_stopped_by_user_id)
      : undefined,
}

export const includeWithShipments = async (
  rows: readonly ServedShipment[],
  names: Names,
  call: Call,
): Promise<IncludedResource[]> => {
  const included: IncludedResource[] = []
  if (wants(names, 'containers')) {
    const containers = await findContainers(call.pool, call.accountId, idsOf(rows.flatMap((row) => row.container_ids)))
    included.push(...containers.map((row) => served.container(row, call)))
    included.push(...(await includeWithContainers(containers, below(names, 'containers'), call)))
  }
  for (const name of names) {
    const find = besideShipment[name]
    if (find) included.push(...some(rows.map((row) => find(row, call))))
  }
  return included
}

/** `shipments`: those rows, if a statement has already loaded them. */
export const includeWithContainers = async (
  rows: readonly ServedContainer[],
  names: Names,
  call: Call,
  shipments?: readonly ServedShipment[],
): Promise<IncludedResource[]> => {
  const { pool, accountId } = call
  const ids = rows.map(({ id }) => id)
  const included: IncludedResource[] = []
  if (wants(names, 'shipment')) {
    const found = shipments ?? (await findShipments(pool, accountId, idsOf(rows.map((row) => row.shipment_id))))
    included.push(...found.map((row) => served.shipment(row, call)))
    included.push(...(await includeWithShipments(found, below(names, 'shipment'), call)))
  }
  if (names.includes('pod_terminal'))
    included.push(
      ...some(rows.map((row) => terminal(row.pod_terminal_id, call))).filter(({ type }) => type === 'terminal'),
    )
  if (names.includes('pickup_facility'))
    included.push(...some(rows.map((row) => terminal(row.pickup_facility_id, call))))
  if (wants(names, 'transport_events')) {
    const events = await findTransportEvents(pool, accountId, ids)
    included.push(...events.map((row) => served.transportEvent(row, call)))
    included.push(...(await includeWithTransportEvents(events, below(names, 'transport_events'), call)))
  }
  if (names.includes('raw_events'))
    included.push(...(await findRawEvents(pool, accountId, ids)).map((row) => served.rawEvent(row, call)))
  return included
}

export const includeWithTransportEvents = async (
  rows: readonly ServedTransportEvent[],
  names: Names,
  call: Call,
): Promise<IncludedResource[]> => {
  const { pool, accountId } = call
  const included: IncludedResource[] = []
  const containerIds = idsOf(rows.map((row) => row.container_id))
  if (names.includes('shipment'))
    included.push(
      ...(await findShipments(pool, accountId, idsOf(rows.map((row) => row.shipment_id)))).map((row) =>
        served.shipment(row, call),
      ),
    )
  if (names.includes('container'))
    included.push(...(await findContainers(pool, accountId, containerIds)).map((row) => served.container(row, call)))
  if (names.includes('location')) included.push(...some(rows.map((row) => location(row.location_id, call))))
  if (names.includes('terminal')) included.push(...some(rows.map((row) => terminal(row.terminal_id, call))))
  if (names.includes('vessel'))
    included.push(
      ...(await vessels(
        rows.map((row) => row.vessel_id),
        call,
      )),
    )
  if (names.includes('source_event')) {
    const sources = new Set(rows.map((row) => row.source_event_id))
    const raw = await findRawEvents(pool, accountId, containerIds)
    included.push(...raw.filter(({ id }) => sources.has(id)).map((row) => served.rawEvent(row, call)))
  }
  return included
}

/** Ports and vessels are included with raw events by default, as in the reference API. */
export const includeWithRawEvents = async (
  rows: readonly ServedRawEvent[],
  call: Call,
): Promise<IncludedResource[]> => [
  ...some(rows.map((row) => location(row.location_id, call))),
  ...(await vessels(
    rows.map((row) => row.vessel_id),
    call,
  )),
]

export const includeTrackedShipments = async (
  ids: readonly (string | null)[],
  names: Names,
  call: Call,
): Promise<IncludedResource[]> => {
  const rows = await findShipments(call.pool, call.accountId, idsOf(ids))
  return [...rows.map((row) => served.shipment(row, call)), ...(await includeWithShipments(rows, names, call))]
}
