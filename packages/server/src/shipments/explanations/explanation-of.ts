import type { Schemas } from '@boxtrail/contracts'
import { contradictionsIn } from '@boxtrail/engine/contradictions/contradictions'
import { explain } from '@boxtrail/engine/explain/explain'
import type { Sentence } from '@boxtrail/engine/explain/explained-container'
import { formatInstant } from '@boxtrail/engine/time'
import { notFound } from '@boxtrail/protocol/errors'
import type { Call } from '../../context.ts'
import { droppedOf, findHorizon } from '../../db/horizons.ts'
import { findContainerWithShipment, type ServedContainer } from '../../records/containers/queries.ts'
import { evidenceOf } from '../../records/evidence.ts'
import type { ServedShipment } from '../../records/shipments/queries.ts'
import { findTransportEvents, type ServedTransportEvent } from '../../records/transport-events/queries.ts'
import { inWireForm, type ReadJourney, readJourney } from '../journey/read-journey.ts'
import type { Moment } from '../past/moment.ts'
import type { Past, PastContainer } from '../past/past-records.ts'
import { readPastOfContainer } from '../past/read-past.ts'
import { type AsServed, explainedOf } from './explained-record.ts'

type Explanation = Schemas['Explanation']

/** The explanation of a container as it is served, now or at a moment. */
export const explanationOf = async (id: string, call: Call, moment: Moment | null = null): Promise<Explanation> => {
  if (!moment) return explanationIn(call, id, await presentOf(call, id))
  const { past, container } = await readPastOfContainer(call, id, moment, { withShipment: true })
  return explanationIn(past.call, id, explainedThen(past, container))
}

/** What is explained about a container of the past. */
export const explainedThen = ({ journey, meta, shipment }: Past, { row, events }: PastContainer): ToExplain => ({
  ...{ journey, meta, shipment, events },
  container: row,
})

/** The explanation of a container in a journey that was read. */
export const explanationIn = async (
  call: Call,
  id: string,
  { journey, meta, ...rows }: ToExplain,
): Promise<Explanation> => {
  const record = asServed(rows)
  const { number } = record.container
  const projected = journey.projection.containers.find((one) => one.number === number)
  // The line names other containers now, and the next projection removes this one.
  if (!projected) throw notFound()
  const explanation = explain(
    explainedOf(record, projected, call, {
      stoppedMs: journey.stoppedMs,
      nowMs: journey.nowMs,
      contradictions: contradictionsIn(journey, journey.input).get(number) ?? [],
    }),
  )
  const { where, next, holdUps, contradicted, unknown } = explanation
  const attributes: Explanation['attributes'] = {
    number,
    as_of: formatInstant(journey.nowMs),
    where: where.map(sentenceOf),
    next: next.map(sentenceOf),
    held_up_by: holdUps.map(sentenceOf),
    contradicted: contradicted.map(sentenceOf),
    unknown: unknown.map(sentenceOf),
  }
  const reports = [where, next, holdUps, contradicted, unknown].flatMap((all) =>
    all.flatMap(({ evidence }) => evidence),
  )
  const dropped = droppedOf(
    await findHorizon(call.pool, 'report_bodies'),
    reports.filter(({ document }) => !document).map(({ firstReport }) => firstReport),
  )
  const allMeta = { ...meta, ...(dropped ? { evidence: dropped } : {}) }
  return { id, type: 'explanation', attributes, ...(Object.keys(allMeta).length > 0 ? { meta: allMeta } : {}) }
}

interface ToExplain {
  journey: ReadJourney
  container: ServedContainer
  shipment: ServedShipment
  events: readonly ServedTransportEvent[]
  meta?: Past['meta']
}

const presentOf = async (call: Call, id: string): Promise<ToExplain> => {
  const found = await findContainerWithShipment(call.pool, call.accountId, id)
  if (!found) throw notFound()
  const { container, shipment } = found
  const events = await findTransportEvents(call.pool, call.accountId, [id])
  return { journey: await readJourney(call, shipment.id, container), container, shipment, events }
}

const asServed = ({ container, shipment, events }: Pick<ToExplain, 'container' | 'shipment' | 'events'>): AsServed =>
  ({
    container: inWireForm(container),
    shipment: inWireForm(shipment),
    events: events.map(inWireForm),
  }) as unknown as AsServed

const sentenceOf = ({ text, evidence }: Sentence) => ({ text, evidence: evidence.map(evidenceOf) })
