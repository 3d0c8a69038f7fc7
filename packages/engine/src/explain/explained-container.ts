import type { Schemas } from '@boxtrail/contracts'
import type {
  ContainerFields,
  ProjectedContainer,
  Provenance,
  ShipmentFields,
  SourcedClaim,
  TransportEvent,
} from '../project/projection.ts'

/** One sentence, and the statements that it rests on. */
export interface Sentence {
  text: string
  evidence: readonly SourcedClaim[]
}

/** A container as it is served, and what that rests on: nothing is told that is not served. */
export interface ExplainedContainer {
  fields: ContainerFields
  meta: Omit<Schemas['ContainerMeta'], 'sources'>
  shipment: ShipmentFields
  /** In the order in which they can have happened; estimates are last. */
  events: readonly TransportEvent[]
  provenance: Provenance
  presence: Pick<ProjectedContainer['counted'], 'leg' | 'sinceMs'>
  /** Names of the facilities that are served. */
  podTerminal: string | null
  pickupFacility: string | null
  /** When tracking stopped: nothing later is known. */
  stoppedMs: number | null
  nowMs: number
}

/** The statement behind a field. */
export const evidenceFor = ({ provenance }: ExplainedContainer, field: keyof ContainerFields): SourcedClaim[] => {
  const origin = provenance[field]
  return origin ? [origin.set_by] : []
}

/** It was handed over, or came back empty: nothing at the terminal concerns it any more. */
export const hasLeft = ({ fields }: ExplainedContainer): boolean =>
  (fields.final_destination_full_out_at ?? fields.pod_full_out_at ?? fields.empty_terminated_at) !== null ||
  fields.current_status === 'picked_up' ||
  fields.current_status === 'delivered'

/** Not landed yet; on its way inland, by barge too; or at the facility where it landed or is picked up. */
export const stageOf = ({ fields, events, presence }: ExplainedContainer): 'before' | 'inland' | 'there' => {
  const { current_status: status, pod_discharged_at } = fields
  if (status === 'new') return 'before'
  if (status === 'on_ship') return pod_discharged_at === null ? 'before' : 'inland'
  if (status === 'on_rail') return 'inland'
  if (status !== 'awaiting_inland_transfer') return 'there'
  if (presence.leg === 'inland') return presence.sinceMs === null ? 'inland' : 'there'
  // A barge has left it on its way.
  const last = events.findLast(({ event }) => /\.(vessel|feeder)_discharged$/.test(event))
  return last?.event.endsWith('feeder_discharged') ? 'inland' : 'there'
}

/** The facility where a container that has landed is, and the field that names it; null if it is not known. */
export const facilityOf = (container: ExplainedContainer): { name: string; field: keyof ContainerFields } | null => {
  const { fields, presence, podTerminal, pickupFacility } = container
  const isAtPort = presence.leg === 'port' && fields.current_status !== 'off_dock'
  if (isAtPort && podTerminal !== null) return { name: podTerminal, field: 'pod_terminal_id' }
  // Else it is picked up inland, where it is not yet.
  const isWherePickedUp = !isAtPort || fields.final_destination_timezone === null
  return isWherePickedUp && pickupFacility !== null ? { name: pickupFacility, field: 'pickup_facility_id' } : null
}
