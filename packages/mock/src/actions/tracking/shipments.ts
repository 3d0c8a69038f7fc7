import { document } from '@boxtrail/protocol/answer/json-api'
import type { DocumentedOperation } from '../../contract.ts'
import type { Call } from '../../records/call.ts'
import { find } from '../../records/reads.ts'
import { change } from '../../records/writes.ts'
import { type Resource, related, relatedOne } from '../../world/resource.ts'
import type { World } from '../../world/world.ts'
import type { Action } from '../action.ts'

const stopShipmentTracking: Action = (operation, call) => setStopped(operation, call, true)
const resumeShipmentTracking: Action = (operation, call) => setStopped(operation, call, false)

/** Stops or resumes tracking. Repeating it changes nothing. */
const setStopped = (operation: DocumentedOperation, call: Call, isStopped: boolean) => {
  const { world } = call
  const shipment = find(operation.record!.type, call)
  const { line_tracking_stopped_at: before, line_tracking_stopped_reason: reason } = shipment.attributes
  if ((before !== null) === isStopped) return document(call, shipment)
  const stopped = isStopped
    ? { line_tracking_stopped_at: world.now(), line_tracking_stopped_reason: 'cancelled_by_user' }
    : { line_tracking_stopped_at: null, line_tracking_stopped_reason: null }
  const changeset = {
    line_tracking_stopped_at: [before, stopped.line_tracking_stopped_at],
    line_tracking_stopped_reason: [reason, stopped.line_tracking_stopped_reason],
  }
  const user = world.all('user')[0]
  const by = { line_tracking_stopped_by_user: { data: isStopped && user ? { type: 'user', id: user.id } : null } }
  const after = world.put(withoutDue(change(world, shipment, stopped, changeset, by), isStopped))
  for (const one of related(after, 'containers').flatMap((container) => world.get(container) ?? []))
    world.put(withoutDue(one, isStopped))
  for (const request of world.all('tracking_request'))
    if (relatedOne(request, 'tracked_object')?.id === shipment.id) setRequestStopped(request, isStopped, after, world)
  return document(call, after)
}

type Source = { next_due_at: string | null; last_outcome: string | null; problem: object | null }

const FROZEN = { next_due_at: null, last_outcome: null, problem: null }

/** Sources of a stopped shipment are not polled. */
const withoutDue = (record: Resource, isStopped: boolean): Resource => {
  const sources = record.meta?.sources as Source[] | undefined
  if (!isStopped || !sources) return record
  return { ...record, meta: { ...record.meta, sources: sources.map((one) => ({ ...one, ...FROZEN })) } }
}

const setRequestStopped = (request: Resource, isStopped: boolean, shipment: Resource, world: World): void => {
  const status = isStopped ? 'tracking_stopped' : 'created'
  const changeset = { status: [request.attributes.status, status] }
  change(world, request, { status }, {})
  const event = isStopped ? 'tracking_request.tracking_stopped' : ''
  world.append(event, request, changeset, { shipment: shipment.id })
}

const refreshContainer: Action = (_, call) => {
  find('container', call)
  return { message: 'Refresh started: shipping line.' }
}

export const shipments = { stopShipmentTracking, resumeShipmentTracking, refreshContainer }
