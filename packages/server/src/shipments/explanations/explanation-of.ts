import type { Schemas } from '@boxtrail/contracts'
import { contradictionsIn } from '@boxtrail/engine/contradictions/contradictions'
import { explain } from '@boxtrail/engine/explain/explain'
import type { Sentence } from '@boxtrail/engine/explain/explained-container'
import { formatInstant } from '@boxtrail/engine/time'
import { notFound } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { droppedOf, findHorizon } from '../../db/horizons.ts'
import { findContainerWithShipment } from '../../records/containers/queries.ts'
import { evidenceOf } from '../../records/evidence.ts'
import { findTransportEvents } from '../../records/transport-events/queries.ts'
import { inWireForm, readJourney } from '../provenance/load-provenance.ts'
import { type AsServed, explainedOf } from './explained-record.ts'

type Explanation = Schemas['Explanation']

/** The explanation of a container as it is served. */
export const explanationOf = async (id: string, call: Call): Promise<Explanation> => {
  const found = await findContainerWithShipment(call.pool, call.accountId, id)
  if (!found) throw notFound()
  const row = found.container
  const journey = await readJourney(call, row.shipment_id, row)
  const { projection, nowMs, stoppedMs } = journey
  const projected = projection.containers.find(({ number }) => number === row.number)
  // The line names other containers now, and the next projection removes this one.
  if (!projected) throw notFound()
  const events = await findTransportEvents(call.pool, call.accountId, [id])
  const served = {
    container: inWireForm(row),
    shipment: inWireForm(found.shipment),
    events: events.map(inWireForm),
  } as unknown as AsServed
  const explanation = explain(
    explainedOf(served, projected, call, {
      stoppedMs,
      nowMs,
      contradictions: contradictionsIn(journey, journey.input).get(row.number) ?? [],
    }),
  )
  const { where, next, holdUps, contradicted, unknown } = explanation
  const attributes: Explanation['attributes'] = {
    number: row.number,
    as_of: formatInstant(nowMs),
    where: where.map(told),
    next: next.map(told),
    held_up_by: holdUps.map(told),
    contradicted: contradicted.map(told),
    unknown: unknown.map(told),
  }
  const reports = [where, next, holdUps, contradicted, unknown].flatMap((all) =>
    all.flatMap(({ evidence }) => evidence),
  )
  const dropped = droppedOf(
    await findHorizon(call.pool, 'report_bodies'),
    reports.filter(({ document }) => !document).map(({ firstReport }) => firstReport),
  )
  const meta = dropped ? { meta: { evidence: dropped } } : {}
  return { id, type: 'explanation', attributes, ...meta }
}

const told = ({ text, evidence }: Sentence) => ({ text, evidence: evidence.map(evidenceOf) })
