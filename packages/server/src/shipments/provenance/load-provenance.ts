import { projectJourneys } from '@boxtrail/engine/project/project'
import type { ProjectionInput, SourcedClaim } from '@boxtrail/engine/project/projection'
import { asOf } from '@boxtrail/engine/provenance/as-of'
import type { Basis } from '@boxtrail/engine/provenance/basis'
import {
  type ContainerBases,
  containerBases,
  type EventRow,
  type RecordBases,
} from '@boxtrail/engine/provenance/container-bases'
import { shipmentBases } from '@boxtrail/engine/provenance/shipment-bases'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import type { Call } from '../../context.ts'
import type { ServedContainer } from '../../records/containers/queries.ts'
import type { ServedShipment } from '../../records/shipments/queries.ts'
import { findTransportEvents } from '../../records/transport-events/queries.ts'
import { lookupsOf } from '../../reference/lookups-of.ts'
import { inputOf } from '../../tracking/projection/advance.ts'
import { checkOf, loadReported } from '../../tracking/projection/load.ts'
import { findJourneyOfShipment, findReceipts, findStoredProvenance } from './queries.ts'
import { claimsBehind, type Sources } from './resource.ts'

/**
 * What a journey rests on is computed when it is read, from the claims that are stored anyway: writing it with every
 * change would cost more than all the changes of the record.
 */
export const basesOfContainer = async (
  call: Call,
  row: ServedContainer,
  attributes: object,
): Promise<ContainerBases> => {
  const { pool, accountId } = call
  const { projection, claims } = await readJourney(call, row.shipment_id, row)
  return containerBases({
    accountId,
    id: row.id,
    number: row.number,
    row: inWireForm(row),
    attributes,
    projected: projection.containers.find(({ number }) => number === row.number),
    stored: await findStoredProvenance(pool, accountId, 'container', row.id),
    claims,
    events: (await findTransportEvents(pool, accountId, [row.id])) as EventRow[],
  })
}

export const basesOfShipment = async (call: Call, row: ServedShipment, attributes: object): Promise<RecordBases> => {
  const { pool, accountId } = call
  const { projection, claims } = await readJourney(call, row.id)
  return shipmentBases({
    row: inWireForm(row),
    attributes,
    projected: projection.shipment ?? undefined,
    stored: await findStoredProvenance(pool, accountId, 'shipment', row.id),
    claims,
  })
}

/** Stamps are to the second, claims are not. */
const WITHIN_SECOND_MS = 999

export interface ReadJourney extends ReturnType<typeof projectJourneys> {
  input: ProjectionInput
  claims: ReadonlyMap<string, SourcedClaim>
  nowMs: number
  stoppedMs: number | null
}

export const readJourney = async (
  call: Call,
  shipmentId: string,
  container?: ServedContainer,
): Promise<ReadJourney> => {
  const { pool, accountId, registry, reference } = call
  const journey = (await findJourneyOfShipment(pool, accountId, shipmentId))!
  const [loaded] = await loadReported(pool, [journey], registry.describe)
  const stoppedAt = journey.line_tracking_stopped_at
  const claims = stoppedAt === null ? loaded!.claims : asOf(loaded!.claims, stoppedAt.getTime() + WITHIN_SECOND_MS)
  const deliveredAt = wireTime(container?.delivered_at)
  const delivered = new Map(deliveredAt === null ? [] : [[container!.number, Date.parse(deliveredAt)]])
  const reported = { ...loaded!, claims, stored: { shipment: null, containers: new Map() } }
  const input = {
    ...inputOf(reported, lookupsOf(reference)),
    delivered,
    ...(container ? { only: container.number } : {}),
  }
  return {
    ...projectJourneys(input),
    input,
    claims: new Map(claims.map((claim) => [claim.id, claim])),
    nowMs: input.nowMs,
    stoppedMs: stoppedAt?.getTime() ?? null,
  }
}

/** Rows are read as JSON, in which PostgreSQL writes the offset. */
export const inWireForm = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && value.endsWith('+00:00') ? wireTime(value) : value,
    ]),
  )

/** What the entries of a response are written with: one statement for all of its reports. */
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
