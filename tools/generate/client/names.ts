import type { operationsOf } from '../bundle.ts'
import { pascal } from '../text.ts'

/**
 * Operations without parameters in 0.3.0: calls written for it have options in place of the query, and continue to
 * work.
 */
export const hadNoParameters: ReadonlySet<string> = new Set(['getContainerProvenance', 'getShipmentProvenance'])

export type Called = ReturnType<typeof operationsOf>[number]

export interface MethodName {
  /** The group of the method, such as `containers`; empty for a method of the client itself. */
  group: string
  method: string
  /** Members of the query or the body that become separate arguments, instead of an object. */
  parts?: readonly string[]
}

/** Operations for which the rule below gives no good name. */
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
 * The name of an operation's method, by its path: `GET /containers` is `containers.list`, `GET
 * /containers/{id}/raw_events` is `containers.rawEvents`, `PATCH /shipments/{id}/stop_tracking` is
 * `shipments.stopTracking`. Options of a definition form a group of their own: `customFieldOptions`.
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
  // The path ends with a collection below a record; anything else below a record is a verb.
  const isCollection = isOne || below.endsWith('s')
  return { group, method: isCollection ? `${verb}${pascal(below.replace(/s$/, ''))}` : below }
}

export const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The name in the client. It must be convertible back. */
export function shown(name: string): string {
  const made = camel(name)
  if (made.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) !== name)
    throw new Error(`spec: ${name} cannot be made camelCase and back; use lower case with underscores`)
  return made
}
