import type { NewTransportEvent } from '@boxtrail/engine/diff/difference'
import { type Explanation, explain } from '@boxtrail/engine/explain/explain'
import { formatMoment } from '@boxtrail/engine/explain/format-moment'
import type { Projection } from '@boxtrail/engine/project/types/projection'
import { formatName } from '@boxtrail/engine/wording'
import { containerResource } from '../../../src/records/containers/resource.ts'
import { knownOf } from '../../../src/records/included/served.ts'
import { shipmentResource } from '../../../src/records/shipments/resource.ts'
import { explainedOf } from '../../../src/shipments/explanations/explained-record.ts'
import { reference } from '../../harness/reference.ts'
import type { Journey } from '../play.ts'
import { hasPassed, type Shown, type ShownEvent } from '../shown.ts'

export interface ExplainedContainer {
  number: string
  explanation: Explanation
  shown: Shown
}

/** The explanation of each container at one moment, and what is served about it then. */
export const explainedAt = ({ stored }: Journey, projection: Projection, nowMs: number): ExplainedContainer[] =>
  projection.containers.flatMap((projected) => {
    const { row, events } = stored.containers.get(projected.number) ?? {}
    if (!row || !events || !stored.shipment) return []
    const container = { ...row, ...BY_USERS }
    const shipment = { ...stored.shipment, ...BY_USERS }
    const clock = { stoppedMs: null, nowMs }
    const { attributes } = containerResource(container as never, { reference })
    return {
      number: projected.number,
      explanation: explain(
        explainedOf(
          { container, shipment, events } as never,
          projected,
          { reference, pickupLfdPolicy: 'line_first' },
          clock,
        ),
      ),
      shown: {
        attributes,
        meta: knownOf(container as never, reference, 'line_first'),
        shipment: shipmentResource(shipment as never, { containerIds: [], reference }).attributes,
        events: (events as unknown as NewTransportEvent[]).map((event) => shownEvent(event, nowMs)),
        podTerminal: facility(row.pod_terminal_id),
        pickupFacility: facility(row.pickup_facility_id),
        nowMs,
      },
    }
  })

const BY_USERS = {
  ref_numbers: [],
  tags: [],
  customer_name: null,
  bill_of_lading_number: 'B',
  shipping_line_scac: 'TEST',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}

const facility = (id: unknown): string | null =>
  typeof id === 'string' ? (reference.places.terminalById(id)?.name ?? null) : null

const shownEvent = (
  { event, timestamp, timezone, time_basis, location_locode: locode }: NewTransportEvent,
  nowMs: number,
): ShownEvent => ({
  name: event.replace('container.transport.', ''),
  ms: Date.parse(timestamp!),
  when: formatMoment(Date.parse(timestamp!), timezone, time_basis?.precision),
  place: locode && formatName(reference.places.byLocode(locode)?.name ?? null, locode),
  hasPassed: hasPassed(Date.parse(timestamp!), timezone, time_basis?.precision, nowMs),
})
