import type { Basis } from '@boxtrail/engine/provenance/basis'
import {
  type ContainerBases,
  containerBases,
  type EventRow,
  type RecordBases,
} from '@boxtrail/engine/provenance/container-bases'
import { shipmentBases } from '@boxtrail/engine/provenance/shipment-bases'
import type { Call } from '../../context.ts'
import type { ServedContainer } from '../../records/containers/queries.ts'
import type { ServedShipment } from '../../records/shipments/queries.ts'
import { findTransportEvents, type ServedTransportEvent } from '../../records/transport-events/queries.ts'
import { lookupsOf } from '../../reference/lookups-of.ts'
import { checkOf } from '../../tracking/projection/load/subscribed-checks.ts'
import { inWireForm, type ReadJourney, readJourney } from '../journey/read-journey.ts'
import { findReceipts, findStoredProvenance } from './queries.ts'
import { claimsBehind, type Sources } from './resource.ts'

/**
 * The provenance of a container. It is computed when it is read, from the claims that are stored anyway: writing it
 * with every change would cost more than all the changes of the record.
 */
export const basesOfContainer = async (
  call: Call,
  row: ServedContainer,
  attributes: object,
): Promise<ContainerBases> => {
  const { pool, accountId } = call
  return containerBasesIn(call, await readJourney(call, row.shipment_id, row), {
    row,
    attributes,
    stored: await findStoredProvenance(pool, accountId, 'container', row.id),
    events: await findTransportEvents(pool, accountId, [row.id]),
  })
}

interface ContainerAsServed {
  row: ServedContainer
  attributes: object
  stored: Record<string, string[]>
  events: readonly ServedTransportEvent[]
}

/** The provenance of a container in a journey that was read. */
export const containerBasesIn = (
  { accountId }: Call,
  { projection, claims }: ReadJourney,
  { row, attributes, stored, events }: ContainerAsServed,
): ContainerBases =>
  containerBases({
    accountId,
    id: row.id,
    number: row.number,
    row: inWireForm(row),
    attributes,
    projected: projection.containers.find(({ number }) => number === row.number),
    stored,
    claims,
    events: events as readonly EventRow[],
  })

export const basesOfShipment = async (call: Call, row: ServedShipment, attributes: object): Promise<RecordBases> => {
  const { pool, accountId } = call
  const stored = await findStoredProvenance(pool, accountId, 'shipment', row.id)
  return shipmentBasesIn(await readJourney(call, row.id), { row, attributes, stored })
}

interface ShipmentAsServed {
  row: ServedShipment
  attributes: object
  stored: Record<string, string[]>
}

/** The provenance of a shipment in a journey that was read. */
export const shipmentBasesIn = (
  { projection, claims }: ReadJourney,
  { row, attributes, stored }: ShipmentAsServed,
): RecordBases =>
  shipmentBases({
    row: inWireForm(row),
    attributes,
    projected: projection.shipment ?? undefined,
    stored,
    claims,
  })

/** What is needed to write the entries of a response: one statement for all of its reports. */
export const sourcesOf = async ({ pool, reference }: Call, bases: readonly Basis[]): Promise<Sources> => ({
  receipts: await findReceipts(
    pool,
    bases.flatMap(claimsBehind).flatMap((claim) => {
      const checkId = checkOf(claim)
      return checkId === undefined ? [] : [{ id: claim.firstReport, checkId }]
    }),
  ),
  resolvePlace: lookupsOf(reference).resolvePlace,
})
