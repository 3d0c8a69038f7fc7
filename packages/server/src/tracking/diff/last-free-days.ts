import { pickupLfdOrder } from '../policy.ts'
import type { ContainerFields, ProjectedContainer } from '../project/types.ts'
import { change } from './changes.ts'
import type { Change, DiffContext, Difference } from './types.ts'

export const lfdFields = [
  'pickup_lfd',
  'pickup_lfd_line',
  'pickup_lfd_terminal',
  'pickup_lfd_rail',
  'pickup_appointment_at',
] as const

type LfdField = (typeof lfdFields)[number]

/** Who reports each last free day, and in which zone the day is. */
const reportedBy: Record<
  Exclude<LfdField, 'pickup_lfd'>,
  { source: string; zone: (fields: ContainerFields) => string | null }
> = {
  pickup_lfd_line: {
    source: 'shipping_line',
    zone: (fields) => fields.final_destination_timezone ?? fields.pod_timezone,
  },
  pickup_lfd_terminal: { source: 'terminal', zone: (fields) => fields.pod_timezone },
  pickup_lfd_rail: { source: 'rail', zone: (fields) => fields.final_destination_timezone },
  pickup_appointment_at: { source: 'terminal', zone: (fields) => fields.pod_timezone },
}

/** The effective last free day is one of the three: the one now known, or the one that was taken back. */
const behind = (field: LfdField, fields: ContainerFields, changeset: Change['changeset']) =>
  field !== 'pickup_lfd'
    ? field
    : (pickupLfdOrder.find((one) => fields[one] !== null) ??
      pickupLfdOrder.find((one) => one in changeset) ??
      'pickup_lfd_terminal')

/**
 * A changed last free day or appointment is an event of its own that carries the new value, or null if it was
 * withdrawn.
 */
export const lfdEvent = (
  field: LfdField,
  changeset: Change['changeset'],
  containerId: string,
  shipmentId: string,
  container: ProjectedContainer,
  difference: Difference,
  context: DiffContext,
) => {
  const changed = changeset[field]
  if (!changed) return
  const [, value] = changed
  const { source, zone } = reportedBy[behind(field, container.fields, changeset)]
  const name = `container.${field.replace(/_at$/, '')}.changed`
  const id = context.newId()
  difference.transportEvents.push({
    id,
    container_id: containerId,
    shipment_id: shipmentId,
    milestone: `${field}|${String(value)}|${id}`,
    event: name,
    timestamp: context.now,
    timezone: zone(container.fields),
    location_locode: null,
    location_id: null,
    terminal_id: container.fields.pod_terminal_id,
    vessel_id: null,
    voyage_number: null,
    data_source: source,
    value,
    source_event_id: null,
    previous_version_id: null,
    created_at: context.now,
    invalidated_at: null,
  })
  difference.changes.push(change(context, 'transport_event', id, name, {}, shipmentId, containerId))
}
