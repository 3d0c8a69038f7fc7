import type { TransportEvent } from '../project/types/projection.ts'
import { formatInstant } from '../time.ts'
import { change, dataSource, recordVessel } from './changes.ts'
import { rawEventId } from './diff-raw-events.ts'
import type { Change, DiffContext, Difference, StoredTransportEvent } from './difference.ts'
import { lfdFields } from './last-free-days.ts'

/** The columns by which a milestone is compared: if one differs, it is a new version. */
export const comparedColumns = [
  'event',
  'timestamp',
  'timezone',
  'location_locode',
  'location_id',
  'terminal_id',
  'vessel_id',
  'voyage_number',
] as const

export const diffTransportEvents = (
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
    const stated = {
      event: event.event,
      timestamp: formatInstant(event.ms),
      timezone: event.zone,
      location_locode: event.place.locode,
      location_id: event.place.id,
      terminal_id: event.place.terminal?.id ?? null,
      vessel_id: recordVessel(event.vessel, difference, context),
      voyage_number: event.voyage,
    }
    if (old && comparedColumns.every((column) => old[column] === stated[column])) continue
    const row = {
      ...stated,
      id: context.newId(),
      container_id: containerId,
      shipment_id: shipmentId,
      milestone: event.milestone,
      time_basis: event.basis ?? null,
      data_source: dataSource[event.source.kind],
      value: null,
      source_event_id: event.claimId && rawEventId(context.accountId, containerId, event.claimId),
      previous_version_id: old?.id ?? null,
      created_at: context.now,
      invalidated_at: null,
    }
    if (old) invalidate(old, containerId, shipmentId, difference, context)
    difference.transportEvents.push(row)
    const changeset: Change['changeset'] = { event: [null, row.event], timestamp: [null, row.timestamp] }
    difference.changes.push(
      change(context, 'transport_event', row.id, row.event as Change['event'], changeset, shipmentId, containerId),
    )
  }
  for (const old of stored) {
    if (seen.has(old.milestone) || !isWithdrawn(old, seen)) continue
    invalidate(old, containerId, shipmentId, difference, context)
    difference.withdrawn.push(old.id)
  }
}

/**
 * An estimate that came true stays in the history, and so does a last free day, which was correct when it was reported.
 */
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
