import {
  added,
  type Batch,
  type BatchAction,
  batchResource,
  type Outcome,
  type Outcomes,
  refuseOtherCount,
  removed,
  type Selection,
  selectionOf,
  valuesOf,
} from '@boxtrail/protocol/batches/record-batch'
import { ApiError } from '@boxtrail/protocol/errors'
import { readList, withPointers } from '@boxtrail/protocol/read/list-filters'
import { operationOf } from '../../contract.ts'
import type { Call } from '../../records/call.ts'
import { matching } from '../../records/lists.ts'
import { update } from '../../records/writes.ts'
import { type Resource, relatedOne } from '../../world/resource.ts'
import type { Action } from '../action.ts'
import { shipments } from './shipments.ts'

type Type = 'container' | 'shipment'

/** Changes a record. Its response body is not needed. */
type Act = (call: Call, record: Resource, values: readonly string[]) => void

const stop: Act = (call, { id }) =>
  shipments.stopShipmentTracking(operationOf('stopShipmentTracking'), { ...call, params: { id } })
const resume: Act = (call, { id }) =>
  shipments.resumeShipmentTracking(operationOf('resumeShipmentTracking'), { ...call, params: { id } })

const changed =
  (name: 'tags' | 'ref_numbers', change: (before: readonly string[], values: readonly string[]) => string[]): Act =>
  (call, { type, id, attributes }, values) => {
    const own = { [name]: change(attributes[name] as string[], values) }
    const operation = operationOf(type === 'shipment' ? 'updateShipment' : 'updateContainer')
    update(operation, { ...call, params: { id }, body: { data: { type, attributes: own } } })
  }

const acts: Readonly<Record<Exclude<BatchAction, 'refresh'>, Act>> = {
  stop_tracking: stop,
  resume_tracking: resume,
  add_tags: changed('tags', (before, values) => added('tags', before, values)),
  remove_tags: changed('tags', removed),
  add_references: changed('ref_numbers', (before, values) => added('reference numbers', before, values)),
  remove_references: changed('ref_numbers', removed),
}

const bulk =
  (type: Type): Action =>
  async (_, call) => {
    const batch = (call.body as { data: { attributes: Batch } }).data.attributes
    const values = valuesOf(batch)
    const ids = await select(type, selectionOf(batch), call)
    const outcomes: Outcomes = new Map()
    const ofSubjects = new Map<string, Outcome>()
    for (const id of [...new Set(ids.map((one) => one.toLowerCase()))].sort()) {
      const record = call.world.get({ type, id })
      if (!record) continue
      const subject = subjectOf(record, batch.action, call)
      const outcome = ofSubjects.get(subject.id) ?? outcomeOf(call, subject, batch.action, values)
      ofSubjects.set(subject.id, outcome)
      outcomes.set(id, outcome)
    }
    return { data: batchResource(call.world.newId(), batch.action, ids, outcomes) }
  }

const select = async (type: Type, selection: Selection, call: Call): Promise<readonly string[]> => {
  if ('ids' in selection) return selection.ids
  const id = type === 'container' ? 'listContainers' : 'listShipments'
  const found = await withPointers(async () => {
    const query = readList(id, selection.filters) as Call['query']
    return matching(operationOf(id), { ...call, query, params: {} })
  })
  refuseOtherCount({ total: found.length, isCapped: false }, selection.count)
  return found.map((record) => record.id)
}

/** Actions that concern all containers of a shipment change the shipment. */
const ON_SHIPMENT: ReadonlySet<BatchAction> = new Set(['stop_tracking', 'resume_tracking', 'add_tags', 'remove_tags'])

const subjectOf = (record: Resource, action: BatchAction, { world }: Call): Resource => {
  const shipment = record.type === 'container' ? relatedOne(record, 'shipment') : null
  return (ON_SHIPMENT.has(action) && shipment && world.get(shipment)) || record
}

const outcomeOf = (call: Call, subject: Resource, action: BatchAction, values: readonly string[]): Outcome => {
  if (action === 'refresh') return 'done'
  try {
    acts[action](call, subject, values)
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  return JSON.stringify(call.world.get(subject)) === JSON.stringify(subject) ? 'unchanged' : 'done'
}

export const batches = { bulkUpdateContainers: bulk('container'), bulkUpdateShipments: bulk('shipment') }
