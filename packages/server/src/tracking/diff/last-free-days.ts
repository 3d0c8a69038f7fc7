import type { Box } from '../project/types.ts'
import { change } from './changes.ts'
import type { Change, DiffContext, Difference } from './types.ts'

export const lfdFields = [
  'pickup_lfd',
  'pickup_lfd_line',
  'pickup_lfd_terminal',
  'pickup_lfd_rail',
  'pickup_appointment_at',
] as const

/** A changed last free day or appointment is an event of its own, that carries the new value. */
export const lfdEvent = (
  field: (typeof lfdFields)[number],
  changeset: Change['changeset'],
  containerId: string,
  shipmentId: string,
  box: Box,
  difference: Difference,
  context: DiffContext,
) => {
  const value = changeset[field]?.[1]
  if (!value) return
  const name = `container.${field.replace(/_at$/, '')}.changed`
  const id = context.newId()
  difference.transportEvents.push({
    id,
    container_id: containerId,
    shipment_id: shipmentId,
    milestone: `${field}|${String(value)}|${id}`,
    event: name,
    timestamp: context.now,
    timezone: (box.fields.pod_timezone as string | null) ?? null,
    location_locode: null,
    location_id: null,
    terminal_id: (box.fields.pod_terminal_id as string | null) ?? null,
    vessel_id: null,
    voyage_number: null,
    data_source: field === 'pickup_lfd_line' ? 'shipping_line' : field === 'pickup_lfd_rail' ? 'rail' : 'terminal',
    value,
    source_event_id: null,
    previous_version_id: null,
    created_at: context.now,
    invalidated_at: null,
  })
  difference.changes.push(change(context, 'transport_event', id, name, {}, shipmentId, containerId))
}
