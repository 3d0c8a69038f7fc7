import { factPolicy, pickupLfdOrder, type SourceKind } from '../policy.ts'
import type { ContainerFields, ProjectedContainer } from '../project/types/projection.ts'
import { change, dataSource } from './changes.ts'
import type { Change, DiffContext, Difference } from './difference.ts'

export const lfdFields = [
  'pickup_lfd',
  'pickup_lfd_line',
  'pickup_lfd_terminal',
  'pickup_lfd_rail',
  'pickup_appointment_at',
] as const

type LfdField = (typeof lfdFields)[number]

/** The usual reporter of each field, if its claim does not show it. */
const usualReporter: Record<Exclude<LfdField, 'pickup_lfd'>, SourceKind> = {
  pickup_lfd_line: 'line',
  pickup_lfd_terminal: 'terminal',
  pickup_lfd_rail: 'rail',
  pickup_appointment_at: 'terminal',
}

/**
 * The facility where a day applies, and its zone: for a railway the ramp, for a terminal the port, for a line the
 * pickup place.
 */
const appliesAt = (kind: SourceKind, fields: ContainerFields) => {
  const atPort = { timezone: fields.pod_timezone, terminal_id: fields.pod_terminal_id }
  if (kind === 'terminal') return atPort
  const atPickup = { timezone: fields.final_destination_timezone, terminal_id: fields.pickup_facility_id }
  if (kind === 'rail') return atPickup
  return {
    timezone: atPickup.timezone ?? atPort.timezone,
    terminal_id: atPickup.terminal_id ?? atPort.terminal_id,
  }
}

/** The field behind the effective last free day: the one that has a value now, or the one that was withdrawn. */
const underlyingField = (field: LfdField, fields: ContainerFields, changeset: Change['changeset']) =>
  field !== 'pickup_lfd'
    ? field
    : (pickupLfdOrder.find((one) => fields[one] !== null) ??
      pickupLfdOrder.find((one) => one in changeset) ??
      'pickup_lfd_terminal')

/** The source that withdrew a value, if it is one that may report it. */
const withdrawnBy = (field: Exclude<LfdField, 'pickup_lfd'>, { withdrawer }: ProjectedContainer) =>
  withdrawer && factPolicy[field].includes(withdrawer.kind) ? withdrawer.kind : undefined

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
  const set = underlyingField(field, container.fields, changeset)
  const reporter = container.reporters[set]
  const kind = reporter?.kind ?? withdrawnBy(set, container) ?? usualReporter[set]
  const name = eventOf(field)
  const id = context.newId()
  difference.transportEvents.push({
    id,
    container_id: containerId,
    shipment_id: shipmentId,
    milestone: `${field}|${String(value)}|${id}|${reporter?.claim ?? ''}`,
    event: name,
    timestamp: context.now,
    ...appliesAt(kind, container.fields),
    location_locode: null,
    location_id: null,
    time_basis: null,
    vessel_id: null,
    voyage_number: null,
    data_source: dataSource[kind],
    value,
    source_event_id: null,
    previous_version_id: null,
    created_at: context.now,
    invalidated_at: null,
  })
  difference.changes.push(change(context, 'transport_event', id, name, {}, shipmentId, containerId))
}

/** `pickup_appointment_at` is notified as `container.pickup_appointment.changed`. */
const eventOf = (field: LfdField) =>
  field === 'pickup_appointment_at' ? 'container.pickup_appointment.changed' : (`container.${field}.changed` as const)
