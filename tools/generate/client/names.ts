import type { operationsOf } from '../bundle.ts'
import { pascal } from '../text.ts'

/** Operations that had no parameters in 0.3.0: calls from then have options in the place of the query, and keep working. */
export const hadNoParameters: ReadonlySet<string> = new Set(['getContainerProvenance', 'getShipmentProvenance'])

export type Called = ReturnType<typeof operationsOf>[number]

export interface MethodName {
  /** What the method belongs to, such as `containers`; empty for a method of the client itself. */
  group: string
  method: string
  /** Members of the query or the body that are given one by one, in place of an object. */
  parts?: readonly string[]
}

/** Where the rule below gives no good name. */
const exceptions: Record<string, Partial<MethodName>> = {
  bulkCreateTrackingRequests: { method: 'bulkCreate' },
  inferTrackingNumber: { parts: ['number'] },
  searchRecords: { group: '', method: 'search', parts: ['query'] },
  getWebhookNotificationExample: { method: 'example', parts: ['event'] },
  getDocumentPage: { method: 'page' },
  rotateDocument: { parts: ['degrees'] },
  updateCustomField: { parts: ['value'] },
  createDirectUpload: { parts: ['blob'] },
  advanceSandboxClock: { method: 'advance' },
  createShipmentCustomField: { method: 'setCustomField', parts: ['api_slug', 'value'] },
  updateShipmentCustomField: { parts: ['value'] },
  createContainerCustomField: { method: 'setCustomField', parts: ['api_slug', 'value'] },
  updateContainerCustomField: { parts: ['value'] },
  createTrackingRequestCustomField: { method: 'setCustomField', parts: ['api_slug', 'value'] },
  updateTrackingRequestCustomField: { parts: ['value'] },
}

/**
 * The method of an operation, by its path: `GET /containers` is `containers.list`, `GET /containers/{id}/raw_events` is
 * `containers.rawEvents`, `PATCH /shipments/{id}/stop_tracking` is `shipments.stopTracking`. Options of a definition are
 * records of their own: `customFieldOptions`.
 */
export function methodName(called: Called): MethodName {
  return { ...byPath(called), ...exceptions[called.operation.operationId] }
}

function byPath({ method, path }: Called): MethodName {
  const segments = path
    .replace('/custom_field_definitions/{definition_id}/options', '/custom_field_options')
    .split('/')
    .slice(1)
  const fixed = segments.filter((segment) => !segment.startsWith('{')).map(camel)
  const isOne = segments.at(-1)!.startsWith('{')
  const verb = { get: isOne ? 'get' : 'list', post: 'create', patch: 'update', put: 'replace', delete: 'delete' }[
    method
  ]
  if (fixed[0] === 'storage') return { group: fixed[1]!, method: verb }
  const [group = '', below] = fixed
  if (below === undefined) return { group, method: verb }
  if (method === 'get') return { group, method: below }
  // A collection below a record; anything else below one is a verb.
  const isCollection = isOne || below.endsWith('s')
  return { group, method: isCollection ? `${verb}${pascal(below.replace(/s$/, ''))}` : below }
}

export const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** A name as the client shows it, which it must be able to take back. */
export function shown(name: string): string {
  const made = camel(name)
  if (made.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) !== name)
    throw new Error(`spec: ${name} cannot be made camelCase and back; use lower case with underscores`)
  return made
}
