import { isSame } from '@boxtrail/engine/claims/claim-key'
import type { StoredContainer, StoredShipment } from '@boxtrail/engine/diff/difference'
import type { ExplainedContainer } from '@boxtrail/engine/explain/explained-container'
import type { ProjectedContainer } from '@boxtrail/engine/project/types/projection'
import { formatInstant } from '@boxtrail/engine/time'
import type { Reference } from '@boxtrail/reference/reference'
import type { Call } from '../../context.ts'
import { knownOf } from '../../records/included/served.ts'

/** Rows with times in wire form. */
export interface AsServed {
  container: StoredContainer
  shipment: StoredShipment
  events: readonly { milestone: string; event: string; timestamp: string | null; invalidated_at?: string | null }[]
}

type Beside = Pick<ExplainedContainer, 'stoppedMs' | 'nowMs' | 'contradictions'>

/**
 * What is explained about a container: its record, and only what agrees with it in the projection, which may be ahead
 * of a record that is about to change.
 */
export const explainedOf = (
  { container, shipment, events }: AsServed,
  projected: ProjectedContainer,
  { reference, pickupLfdPolicy }: Pick<Call, 'reference' | 'pickupLfdPolicy'>,
  beside: Beside,
): ExplainedContainer => {
  const shown = new Set(events.filter(({ invalidated_at }) => !invalidated_at).map(keyOf))
  const { fields } = projected
  return {
    ...beside,
    fields: container,
    meta: knownOf(container, reference, pickupLfdPolicy),
    shipment,
    events: projected.events.filter(({ ms, ...event }) => shown.has(keyOf({ ...event, timestamp: formatInstant(ms) }))),
    provenance: Object.fromEntries(
      Object.entries(projected.provenance).filter(([column]) =>
        isSame(fields[column as keyof typeof fields] ?? null, container[column as keyof typeof fields] ?? null),
      ),
    ),
    presence: projected.counted,
    cancelledBy: projected.cancelledBy,
    podTerminal: facility(container.pod_terminal_id, reference),
    pickupFacility: facility(container.pickup_facility_id, reference),
  }
}

const keyOf = ({ milestone, event, timestamp }: { milestone: string; event: string; timestamp: string | null }) =>
  `${milestone} ${event} ${timestamp}`

const facility = (id: string | null, { places }: Reference): string | null =>
  id === null ? null : (places.terminalById(id)?.name ?? null)
