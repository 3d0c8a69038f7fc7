import { isSame } from '../claims/claim-key.ts'
import { newlyOverdue } from '../expected/newly-overdue.ts'
import type { ProjectedContainer, Projection, TransportEvent } from '../project/types/projection.ts'
import { change, changedFields, recordVessel } from './changes.ts'
import { diffRawEvents } from './diff-raw-events.ts'
import { diffRoute } from './diff-route.ts'
import { diffTransportEvents } from './diff-transport-events.ts'
import type { Change, DiffContext, Difference, Stored, StoredContainerState } from './difference.ts'
import { lfdEvent, lfdFields } from './last-free-days.ts'
import { documentWithdrawal, reportedBy } from './reported-by.ts'

export const noDifference = (): Difference => ({
  shipment: null,
  containers: [],
  removed: [],
  rawEvents: [],
  transportEvents: [],
  invalidated: [],
  withdrawn: [],
  routes: [],
  vessels: new Map(),
  changes: [],
})

const differs = (stored: object, projected: object) => !isSame(stored, projected)

/** Compares the stored journey with the projected one. Equal journeys give an empty difference. */
export const diff = (stored: Stored, projection: Projection, context: DiffContext): Difference => {
  const difference = noDifference()
  if (!projection.shipment) return difference
  const shipmentId = stored.shipment?.id ?? context.newId()
  const { fields, marks, provenance, reporters } = projection.shipment
  const changeset = changedFields(stored.shipment, fields)
  const reported = { reporters, withdrawer: projection.withdrawer }
  const source = reportedBy(changeset, reported, stored.shipment?.updated_at ?? null)
  const shipmentChange = (event: Change['event'], what: Change['changeset']) =>
    change(context, 'shipment', shipmentId, event, what, shipmentId, null, source)
  const updatedAt = context.now
  if (!stored.shipment || Object.keys(changeset).length > 0) {
    difference.shipment = { id: shipmentId, isNew: !stored.shipment, updatedAt, fields, marks, provenance }
    const eta = changeset.pod_eta_at?.[1] ? 'shipment.estimated.arrival' : null
    if (!stored.shipment) difference.changes.push(shipmentChange(eta, changeset))
    // The log has the change once, under `shipment.updated`.
    else if (eta) difference.changes.push(shipmentChange(eta, {}))
  } else if (differs(stored.shipment.marks, marks)) {
    const { updated_at } = stored.shipment
    difference.shipment = { id: shipmentId, isNew: false, updatedAt: updated_at, fields, marks, provenance }
  }
  for (const container of projection.containers)
    diffContainer(stored.containers.get(container.number), container, shipmentId, difference, context)
  for (const [number, { row }] of stored.containers) {
    if (projection.attached === null || projection.attached.has(number)) continue
    difference.removed.push({ id: row.id, number })
    const gone = { number: [number, null], shipment_id: [shipmentId, null] } satisfies Change['changeset']
    difference.changes.push(change(context, 'container', row.id, null, gone, shipmentId, row.id))
  }
  if (stored.shipment && (Object.keys(changeset).length > 0 || difference.withdrawn.length > 0))
    difference.changes.push({
      ...shipmentChange('shipment.updated', changeset),
      ...(difference.withdrawn.length > 0 ? { withdrawn_event_ids: difference.withdrawn } : {}),
    })
  return difference
}

const diffContainer = (
  stored: StoredContainerState | undefined,
  container: ProjectedContainer,
  shipmentId: string,
  difference: Difference,
  context: DiffContext,
) => {
  const id = stored?.row.id ?? context.newId()
  const changeset = changedFields(stored?.row ?? null, container.fields)
  const withdrawer = documentWithdrawal(stored?.row.marks, container.marks, context.now) ?? container.withdrawer
  const reported = { ...container, withdrawer }
  const hasChanged = !stored || Object.keys(changeset).length > 0
  const { news, marks } = newlyOverdue(stored?.row.marks, container.marks, container.isWithoutDue)
  if (hasChanged || differs(stored.row.marks, marks)) {
    const { number, fields, provenance } = container
    const updatedAt = hasChanged ? context.now : stored.row.updated_at
    difference.containers.push({ id, isNew: !stored, number, updatedAt, fields, marks, provenance })
  }
  if (hasChanged) {
    if (!stored) changeset.number = [null, container.number]
    const containerChange = (event: Change['event'], what: Change['changeset'], changed = what) => {
      const source = reportedBy(changed, reported, stored?.row.updated_at ?? null)
      difference.changes.push(change(context, 'container', id, event, what, shipmentId, id, source))
    }
    containerChange(stored ? 'container.updated' : 'container.created', changeset)
    const { pod_terminal_id: terminal } = changeset
    if (stored && terminal?.[1]) containerChange('container.pod_terminal_changed', {}, { pod_terminal_id: terminal })
    for (const field of lfdFields) lfdEvent(field, changeset, id, shipmentId, reported, difference, context)
  }
  for (const due of news) {
    const expected = { expected: [null, due] } satisfies Change['changeset']
    const event = 'container.milestone.overdue'
    difference.changes.push(change(context, 'container', id, event, expected, shipmentId, id, 'boxtrail_calculation'))
  }
  diffRawEvents(stored?.rawEvents ?? [], container.rawEvents, id, difference, context)
  diffTransportEvents(stored?.events ?? [], container.events, id, shipmentId, difference, context)
  const vesselId = (vessel: TransportEvent['vessel']) => recordVessel(vessel, difference, context)
  const route = diffRoute(stored?.route ?? null, container.route, id, { now: context.now, vesselId })
  if (route) difference.routes.push({ ...route, container_id: id, created_at: context.now })
}
