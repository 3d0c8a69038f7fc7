import type { Schemas } from '@boxtrail/contracts'
import type { Contradiction } from '../contradictions/contradiction/contradiction.ts'
import type {
  ContainerFields,
  ProjectedContainer,
  Provenance,
  ShipmentFields,
  SourcedClaim,
  TransportEvent,
} from '../project/types/projection.ts'

/** One sentence, and the statements on which it is based. */
export interface Sentence {
  text: string
  evidence: readonly SourcedClaim[]
}

/** A container as served, with its provenance: the explanation states nothing that is not served. */
export interface ExplainedContainer {
  fields: ContainerFields
  meta: Omit<Schemas['ContainerMeta'], 'sources'>
  shipment: ShipmentFields
  /** In the order in which they can have happened; estimates are last. */
  events: readonly TransportEvent[]
  provenance: Provenance
  presence: Pick<ProjectedContainer['counted'], 'leg' | 'sinceMs'>
  /** The statement that its booking is cancelled; null once it has moved. Left out if none is known. */
  cancelledBy?: SourcedClaim | null
  /** Left out if none are known. */
  contradictions?: readonly Contradiction[]
  /** Names of the facilities that are served. */
  podTerminal: string | null
  pickupFacility: string | null
  /** When tracking stopped: nothing later is known. */
  stoppedMs: number | null
  nowMs: number
}

/** The statement that set a field. */
export const evidenceFor = ({ provenance }: ExplainedContainer, field: keyof ContainerFields): SourcedClaim[] => {
  const origin = provenance[field]
  return origin ? [origin.set_by] : []
}

/** Whether the container was picked up or came back empty, so that the terminal no longer matters. */
export const hasLeft = ({ fields }: ExplainedContainer): boolean =>
  (fields.final_destination_full_out_at ?? fields.pod_full_out_at ?? fields.empty_terminated_at) !== null ||
  fields.current_status === 'picked_up' ||
  fields.current_status === 'delivered'

/**
 * Whether the container has not landed yet, is on its way inland (also by barge), or is at the facility where it landed
 * or is picked up.
 */
export const stageOf = ({ fields, events, presence }: ExplainedContainer): 'before' | 'inland' | 'there' => {
  const { current_status: status, pod_discharged_at } = fields
  if (status === 'new') return 'before'
  if (status === 'on_ship') return pod_discharged_at === null ? 'before' : 'inland'
  if (status === 'on_rail') return 'inland'
  if (status !== 'awaiting_inland_transfer') return 'there'
  if (presence.leg === 'inland') return presence.sinceMs === null ? 'inland' : 'there'
  // A barge discharged it on the way.
  const last = events.findLast(({ event }) => /\.(vessel|feeder)_discharged$/.test(event))
  return last?.event.endsWith('feeder_discharged') ? 'inland' : 'there'
}

/** The facility where a container that has landed is, and the field that names it; null if it is not known. */
export const facilityOf = (container: ExplainedContainer): { name: string; field: keyof ContainerFields } | null => {
  const { fields, presence, podTerminal, pickupFacility } = container
  const isAtPort = presence.leg === 'port' && fields.current_status !== 'off_dock'
  if (isAtPort && podTerminal !== null) return { name: podTerminal, field: 'pod_terminal_id' }
  // Otherwise it is to be picked up inland, and is not there yet.
  const isWherePickedUp = !isAtPort || fields.final_destination_timezone === null
  return isWherePickedUp && pickupFacility !== null ? { name: pickupFacility, field: 'pickup_facility_id' } : null
}
