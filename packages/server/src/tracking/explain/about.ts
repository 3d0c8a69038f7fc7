import type { ContainerFields, ProjectedContainer, ShipmentFields, SourcedClaim } from '../project/types.ts'

/** One sentence, and the statements that it rests on. */
export interface Sentence {
  text: string
  evidence: readonly SourcedClaim[]
}

export interface Explained {
  container: ProjectedContainer
  shipment: { fields: ShipmentFields } | null
  /** Name of the facility where it is, or for which it is bound; null if not known. */
  facility: string | null
  /** When tracking stopped: nothing later is known. */
  stoppedMs: number | null
  nowMs: number
}

/** The statement behind a field. */
export const behind = ({ container }: Explained, field: keyof ContainerFields): SourcedClaim[] => {
  const origin = container.provenance[field]
  return origin ? [origin.set_by] : []
}

/** It was handed over, or came back empty: nothing at the terminal concerns it any more. */
export const hasLeft = ({ container: { fields } }: Explained): boolean =>
  (fields.final_destination_full_out_at ?? fields.pod_full_out_at ?? fields.empty_terminated_at) !== null ||
  fields.current_status === 'delivered'

/** It is off the ship at its port of discharge, or further. */
const isAshore = ({ fields }: ProjectedContainer): boolean =>
  fields.pod_discharged_at !== null ||
  fields.pod_rail_loaded_at !== null ||
  ['grounded', 'available', 'not_available', 'off_dock', 'awaiting_inland_transfer'].includes(fields.current_status)

/** At sea, on its way inland, or at the place of its pickup. */
export const stageOf = ({ container }: Explained): 'before' | 'inland' | 'there' => {
  if (!isAshore(container)) return 'before'
  return container.counted.sinceMs === null ? 'inland' : 'there'
}
