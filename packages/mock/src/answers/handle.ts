import { accuracy } from '../actions/accuracy.ts'
import type { Action } from '../actions/action.ts'
import { attention } from '../actions/attention.ts'
import { calendarFeeds } from '../actions/calendar-feeds.ts'
import { contradictions } from '../actions/contradictions.ts'
import { customFields } from '../actions/custom-fields.ts'
import { documents } from '../actions/documents.ts'
import { events } from '../actions/events.ts'
import { evidence } from '../actions/evidence.ts'
import { keys } from '../actions/keys.ts'
import { sandbox } from '../actions/sandbox.ts'
import { batches } from '../actions/tracking/bulk.ts'
import { requests } from '../actions/tracking/requests.ts'
import { shipments } from '../actions/tracking/shipments.ts'
import { views } from '../actions/views.ts'
import { webhooks } from '../actions/webhooks.ts'
import { type DocumentedOperation, documentedOperations, operationOf } from '../contract.ts'
import type { Call } from '../records/call.ts'
import { list } from '../records/lists.ts'
import { exampleOf, read, readDocument } from '../records/reads.ts'
import { create, remove, update } from '../records/writes.ts'

/** Operations that do more than their method and their record imply, by operationId. */
const actions: Readonly<Record<string, Action>> = {
  ...accuracy,
  ...attention,
  ...calendarFeeds,
  ...contradictions,
  ...customFields,
  ...documents,
  ...events,
  ...evidence,
  ...keys,
  ...sandbox,
  ...requests,
  ...shipments,
  ...batches,
  ...views,
  ...webhooks,
}

/** Whether the path ends with the id of the record: `/shipments/{id}`, and not `/shipments/{id}/stop_tracking`. */
const isOfRecord = ({ path }: DocumentedOperation): boolean => path.endsWith('}')

/** The action for an operation, from its method and the record that its response has in the contract. */
const kindOf = (operation: DocumentedOperation): Action => {
  const { method, record } = operation
  if (method === 'get' && record?.isList) return list
  if (method === 'get') return record && isOfRecord(operation) ? read : readDocument
  if (method === 'delete') return (one, call) => remove(recordBelow(one), call)
  if (method === 'patch' && record && isOfRecord(operation)) return update
  if (method === 'post' && record && operation.answers.some(({ status }) => status === 201)) return create
  return (one) => exampleOf(one)
}

/**
 * The type of the record that a deletion removes. Its response is empty, so the type is that of another operation on
 * the same path.
 */
const recordBelow = ({ path }: DocumentedOperation): string =>
  documentedOperations.find((one) => one.path === path && one.record)!.record!.type

/** The response body for a request that is valid by the contract. */
export const handle = (call: Call): unknown => {
  const operation = operationOf(call.id)
  return (actions[call.id] ?? kindOf(operation))(operation, call)
}
