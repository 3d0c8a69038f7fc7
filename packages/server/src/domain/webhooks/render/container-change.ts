import type { Reference } from '@boxtrail/reference/reference'
import { wireTime } from '../../../json-api.ts'
import { columns } from '../../../schema/rows.ts'
import type { Change } from '../../../tracking/diff/types.ts'
import { type ContainerRow, containerResource } from '../../containers/resource.ts'
import { terminalLinkage } from '../../terminals/resource.ts'
import type { NotificationInput } from '../notifier.ts'
import type { ChangeResource, Subject } from './envelope.ts'
import { recordsBeside } from './records.ts'

type Beside = ReturnType<typeof recordsBeside>

/** Polling times are not changes (apps/docs/wire.md#containerupdated). */
const bookkeeping = [
  'created_at',
  'updated_at',
  'terminal_checked_at',
  'pod_last_tracking_request_at',
  'shipment_last_tracking_request_at',
  'rail_last_tracking_request_at',
]

/** Columns that are served as a relationship, under its name; the values are ids. */
const relations: Record<string, string> = { pod_terminal_id: 'pod_terminal', pickup_facility_id: 'pickup_facility' }

/**
 * The columns of a container that clients see and may therefore be notified about: the attributes of a container
 * without any values.
 */
const servedColumns = (reference: Reference): ReadonlySet<string> => {
  const blank = Object.fromEntries(columns.containers.map((column) => [column, null])) as unknown as ContainerRow
  const { attributes } = containerResource(blank, { reference })
  const served = new Set([...Object.keys(attributes), ...Object.keys(attributes.import_deadlines ?? {})])
  for (const name of bookkeeping) served.delete(name)
  return served
}

const serving = new WeakMap<Reference, ReadonlySet<string>>()

/** Attribute to `[old, new]`, with the names and values as served. */
export const servedChangeset = (changeset: Change['changeset'], reference: Reference): Change['changeset'] => {
  let served = serving.get(reference)
  if (!served) {
    served = servedColumns(reference)
    serving.set(reference, served)
  }
  const shown: Change['changeset'] = {}
  for (const [column, values] of Object.entries(changeset)) {
    if (column in relations) shown[relations[column]!] = values
    else if (served.has(column)) shown[column] = values.map(wire) as [unknown, unknown]
  }
  return shown
}

const wire = (value: unknown) => (value instanceof Date ? wireTime(value) : value)

const terminalFields = [
  'available_for_pickup',
  'holds_at_pod_terminal',
  'fees_at_pod_terminal',
  'pickup_lfd_terminal',
  'pickup_appointment_at',
  'location_at_pod_terminal',
]
const railFields = [
  'pickup_lfd_rail',
  'pod_rail_loaded_at',
  'pod_rail_departed_at',
  'ind_eta_at',
  'ind_ata_at',
  'ind_rail_unloaded_at',
]

/** The kind of source behind the change: only terminals report holds, only railways report trains. */
const sourceOf = (changeset: Change['changeset']): string => {
  if (terminalFields.some((name) => name in changeset)) return 'terminal'
  return railFields.some((name) => name in changeset) ? 'rail' : 'shipping_line'
}

export const containerUpdatedSubject = (input: NotificationInput, reference: Reference): Subject => {
  const changeset = servedChangeset(input.change.changeset, reference)
  const attributes = { changeset, ...seen(input), data_source: sourceOf(changeset) }
  return subject(input, reference, 'container_updated_event', attributes, (beside, terminalId) => [
    ...beside.facility(terminalId).filter(({ type }) => type === 'terminal'),
    ...beside.portOfFacility(terminalId),
  ])
}

export const podTerminalChangedSubject = (input: NotificationInput, reference: Reference): Subject => {
  const attributes = { ...seen(input), data_source: 'shipping_line' }
  return subject(input, reference, 'container_pod_terminal_changed_event', attributes, (beside, terminalId) =>
    beside.facility(terminalId).filter(({ type }) => type === 'terminal'),
  )
}

export const containerCreatedSubject = (input: NotificationInput, reference: Reference): Subject => {
  const attributes = { timestamp: input.occurredAt, timezone: UNKNOWN_ZONE }
  return subject(input, reference, 'container_created_event', attributes, null)
}

/** Clients of the reference API read a zone in every such event. */
const UNKNOWN_ZONE = 'Etc/UTC'

const seen = ({ occurredAt, rows }: NotificationInput) => ({
  timestamp: occurredAt,
  timezone: rows.container?.pod_timezone ?? UNKNOWN_ZONE,
})

/** The change itself as a record, its container and shipment, and the terminal details for its kind of change. */
const subject = (
  { change, rows }: NotificationInput,
  reference: Reference,
  type: string,
  attributes: Record<string, unknown>,
  ofTerminal: ((beside: Beside, terminalId: unknown) => Subject['included']) | null,
): Subject => {
  const { container } = rows
  if (!container) throw new Error(`The change ${change.id} of ${change.event} has no container.`)
  const terminalId = container.pod_terminal_id
  const shipmentId = change.shipment_id ?? container.shipment_id
  const event: ChangeResource = {
    id: change.id,
    type,
    attributes,
    relationships: {
      container: { data: { type: 'container', id: container.id } },
      shipment: { data: { type: 'shipment', id: shipmentId } },
      ...(ofTerminal ? { terminal: { data: terminalLinkage(terminalId, reference.places) } } : {}),
    },
  }
  const beside = recordsBeside(rows, reference)
  const around = [...beside.container(), ...beside.shipment(), ...(ofTerminal?.(beside, terminalId) ?? [])]
  return { reference: { type, id: change.id }, included: [event, ...around] }
}
