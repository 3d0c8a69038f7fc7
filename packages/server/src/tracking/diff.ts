import { canonical, hashId } from './claims/key.ts'
import { diffRoute, type StoredRoute } from './diff-route.ts'
import type { Box, FieldOrigin, Fields, Projection, RawEvent, TransportEvent } from './project/types.ts'
import { formatInstant } from './time.ts'

/** A row as stored, column by column; times in wire form. */
export type StoredRow = Fields & { id: string }

export interface StoredTransportEvent {
  id: string
  milestone: string
  event: string
  timestamp: string | null
  timezone: string | null
  location_locode: string | null
  location_id: string | null
  terminal_id: string | null
  vessel_id: string | null
  voyage_number: string | null
}

export interface StoredRawEvent {
  id: string
  event: string | null
  timestamp: string
  invalidated_at: string | null
}

export interface StoredBox {
  row: StoredRow
  /** Those that are not invalidated. */
  events: StoredTransportEvent[]
  rawEvents: StoredRawEvent[]
  route: StoredRoute | null
}

export interface Stored {
  shipment: StoredRow | null
  boxes: Map<string, StoredBox>
}

/** One entry of the account's log, before it has its sequence. */
export interface Change {
  id: string
  resource_type:
    | 'shipment'
    | 'container'
    | 'transport_event'
    | 'tracking_request'
    | 'party'
    | 'custom_field_definition'
    | 'custom_field_option'
    | 'custom_field'
    | 'webhook'
    | 'document'
    | 'email_submission'
  resource_id: string
  shipment_id: string | null
  container_id: string | null
  event: string | null
  changeset: Record<string, [unknown, unknown]>
}

/** What must be written so that the stored journey becomes the projected one. */
export interface Difference {
  shipment: { id: string; isNew: boolean; fields: Fields; provenance: Record<string, FieldOrigin> } | null
  containers: { id: string; isNew: boolean; number: string; fields: Fields; provenance: Record<string, FieldOrigin> }[]
  rawEvents: (Fields & { id: string; container_id: string })[]
  transportEvents: (Fields & { id: string; container_id: string })[]
  invalidated: string[]
  routes: (StoredRoute & { container_id: string; created_at: string })[]
  vessels: Map<string, { name: string; imo: string | null }>
  changes: Change[]
}

export interface DiffContext {
  accountId: string
  newId: () => string
  vesselId: (vessel: { name: string | null; imo: string | null }) => string | null
  now: string
}

/** Compares the stored journey with the projected one. Equal journeys give an empty difference. */
export const diff = (stored: Stored, projection: Projection, context: DiffContext): Difference => {
  const difference: Difference = {
    shipment: null,
    containers: [],
    rawEvents: [],
    transportEvents: [],
    invalidated: [],
    routes: [],
    vessels: new Map(),
    changes: [],
  }
  if (!projection.shipment) return difference
  const shipmentId = stored.shipment?.id ?? context.newId()
  const { fields, provenance } = projection.shipment
  const changeset = changedFields(stored.shipment, fields)
  if (!stored.shipment || Object.keys(changeset).length > 0) {
    difference.shipment = { id: shipmentId, isNew: !stored.shipment, fields, provenance }
    const eta = changeset.pod_eta_at?.[1] ? 'shipment.estimated.arrival' : null
    difference.changes.push(change(context, 'shipment', shipmentId, eta, changeset, shipmentId, null))
  }
  for (const box of projection.boxes) diffBox(stored.boxes.get(box.number), box, shipmentId, difference, context)
  return difference
}

const diffBox = (
  stored: StoredBox | undefined,
  box: Box,
  shipmentId: string,
  difference: Difference,
  context: DiffContext,
) => {
  const id = stored?.row.id ?? context.newId()
  const changeset = changedFields(stored?.row ?? null, box.fields)
  if (!stored || Object.keys(changeset).length > 0) {
    difference.containers.push({
      id,
      isNew: !stored,
      number: box.number,
      fields: box.fields,
      provenance: box.provenance,
    })
    if (!stored) changeset.number = [null, box.number]
    const event = stored ? 'container.updated' : 'container.created'
    difference.changes.push(change(context, 'container', id, event, changeset, shipmentId, id))
    if (stored && changeset.pod_terminal_id?.[1])
      difference.changes.push(change(context, 'container', id, 'container.pod_terminal_changed', {}, shipmentId, id))
    for (const field of lfdFields) lfdEvent(field, changeset, id, shipmentId, box, difference, context)
  }
  diffRawEvents(stored?.rawEvents ?? [], box.rawEvents, id, difference, context)
  diffTransportEvents(stored?.events ?? [], box.events, id, shipmentId, difference, context)
  const vesselId = (vessel: TransportEvent['vessel']) => learnVessel(vessel, difference, context)
  const route = diffRoute(stored?.route ?? null, box.route, id, { now: context.now, vesselId })
  if (route) difference.routes.push({ ...route, container_id: id, created_at: context.now })
}

/** Attribute by attribute; only what the projection speaks of. */
export const changedFields = (row: Fields | null, fields: Fields): Record<string, [unknown, unknown]> => {
  const changeset: Record<string, [unknown, unknown]> = {}
  for (const [field, value] of Object.entries(fields)) {
    const old = row?.[field] ?? null
    const next = value ?? null
    if (old === next || (typeof next === 'object' && canonical(old) === canonical(next))) continue
    changeset[field] = [old, next]
  }
  return changeset
}

const change = (
  { newId }: DiffContext,
  resource_type: Change['resource_type'],
  resource_id: string,
  event: string | null,
  changeset: Change['changeset'],
  shipment_id: string | null,
  container_id: string | null,
): Change => ({ id: newId(), resource_type, resource_id, shipment_id, container_id, event, changeset })

const lfdFields = [
  'pickup_lfd',
  'pickup_lfd_line',
  'pickup_lfd_terminal',
  'pickup_lfd_rail',
  'pickup_appointment_at',
] as const

/** A changed last free day or appointment is an event of its own, that carries the new value. */
const lfdEvent = (
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

/** The id of a raw event is a hash of whose it is and which claim it shows: reading twice finds it again. */
export const rawEventId = (accountId: string, containerId: string, claimId: string) =>
  hashId(accountId, containerId, claimId)

const diffRawEvents = (
  stored: StoredRawEvent[],
  projected: RawEvent[],
  containerId: string,
  difference: Difference,
  context: DiffContext,
) => {
  const byId = new Map(stored.map((row) => [row.id, row]))
  for (const raw of projected) {
    const id = rawEventId(context.accountId, containerId, raw.claimId)
    const { said, place, time, claim } = raw.act
    const timestamp = formatInstant(time.ms)
    const invalidated_at = raw.invalidatedMs === null ? null : formatInstant(raw.invalidatedMs)
    const old = byId.get(id)
    if (old && old.event === raw.event && old.timestamp === timestamp && old.invalidated_at === invalidated_at) continue
    difference.rawEvents.push({
      id,
      container_id: containerId,
      event: raw.event,
      original_event: said.text,
      timestamp,
      estimated: said.classifier !== 'actual',
      date_only: time.precision === 'day',
      timezone: time.zone,
      location_name: place.name,
      location_locode: place.locode,
      location_id: place.id,
      terminal_id: place.terminal?.id ?? null,
      vessel_id: learnVessel(said.vessel, difference, context),
      vessel_name: said.vessel?.name ?? null,
      vessel_imo: said.vessel?.imo ?? null,
      voyage_number: said.voyage,
      data_source: dataSource[claim.source.kind],
      data_provider_name: claim.source.name,
      data_provider_code: claim.source.scac,
      created_at: formatInstant(raw.createdMs),
      invalidated_at,
    })
  }
}

const dataSource = { line: 'shipping_line', terminal: 'terminal', rail: 'rail', user: 'user_input' } as const

const learnVessel = (vessel: TransportEvent['vessel'], difference: Difference, context: DiffContext) => {
  const id = vessel && context.vesselId(vessel)
  if (id && vessel) difference.vessels.set(id, { name: vessel.name ?? `IMO ${vessel.imo}`, imo: vessel.imo })
  return id ?? null
}

const comparedColumns = [
  'event',
  'timestamp',
  'timezone',
  'location_locode',
  'location_id',
  'terminal_id',
  'vessel_id',
  'voyage_number',
] as const

const diffTransportEvents = (
  stored: StoredTransportEvent[],
  projected: TransportEvent[],
  containerId: string,
  shipmentId: string,
  difference: Difference,
  context: DiffContext,
) => {
  const byMilestone = new Map(stored.map((row) => [row.milestone, row]))
  const seen = new Set<string>()
  for (const event of projected) {
    seen.add(event.milestone)
    const old = byMilestone.get(event.milestone)
    const row = {
      id: context.newId(),
      container_id: containerId,
      shipment_id: shipmentId,
      milestone: event.milestone,
      event: event.event,
      timestamp: formatInstant(event.ms),
      timezone: event.zone,
      location_locode: event.place.locode,
      location_id: event.place.id,
      terminal_id: event.place.terminal?.id ?? null,
      vessel_id: learnVessel(event.vessel, difference, context),
      voyage_number: event.voyage,
      data_source: dataSource[event.source.kind],
      value: null,
      source_event_id: event.claimId && rawEventId(context.accountId, containerId, event.claimId),
      previous_version_id: old?.id ?? null,
      created_at: context.now,
      invalidated_at: null,
    }
    if (old && comparedColumns.every((column) => old[column] === row[column])) continue
    if (old) invalidate(old, containerId, shipmentId, difference, context)
    difference.transportEvents.push(row)
    const changeset: Change['changeset'] = { event: [null, row.event], timestamp: [null, row.timestamp] }
    difference.changes.push(change(context, 'transport_event', row.id, row.event, changeset, shipmentId, containerId))
  }
  for (const old of stored) {
    if (seen.has(old.milestone) || !isWithdrawn(old, seen)) continue
    invalidate(old, containerId, shipmentId, difference, context)
  }
}

/** An estimate that came true stays in the history; a last free day was true when it was told. */
const isWithdrawn = (old: StoredTransportEvent, seen: ReadonlySet<string>) => {
  if (old.milestone.startsWith('estimate|')) return !seen.has(old.milestone.slice('estimate|'.length))
  return !lfdFields.some((field) => old.milestone.startsWith(`${field}|`))
}

const invalidate = (
  old: StoredTransportEvent,
  containerId: string,
  shipmentId: string,
  difference: Difference,
  context: DiffContext,
) => {
  difference.invalidated.push(old.id)
  const changeset: Change['changeset'] = { invalidated_at: [null, context.now] }
  difference.changes.push(change(context, 'transport_event', old.id, null, changeset, shipmentId, containerId))
}
