export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Media = { schema?: unknown; examples?: Record<string, { $ref?: string; value?: Json }> }
export type Parameter = {
  name: string
  in: string
  required?: boolean
  style?: string
  explode?: boolean
  schema: Schema
  'x-aliases'?: Record<string, string | string[]>
}
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  items?: Schema
  anyOf?: Schema[]
  enum?: Json[]
}
export type Answer = { $ref?: string; content?: Record<string, Media>; headers?: Record<string, unknown> }
export type Operation = {
  operationId: string
  tags: string[]
  summary?: string
  description?: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { required?: boolean; content: Record<string, Media> }
  responses: Record<string, Answer>
  security?: Security
  servers?: Server[]
  deprecated?: boolean
  'x-deprecation'?: { since: string; sunset?: string; link?: string }
  'x-access'?: 'read'
  'x-feature'?: string
  'x-bucket'?: string
  'x-max-body-bytes'?: number
  'x-resource-type'?: string
  'x-event'?: string
  'x-category'?: string
  'x-kind'?: string
  'x-opt-in'?: boolean
  'x-included'?: string[]
  'x-included-by-default'?: string[]
}
type Security = Record<string, string[]>[]
type Server = { url: string }
export type PathItem = { parameters?: Operation['parameters']; servers?: Server[] } & Record<string, unknown>
export type Spec = {
  info: { version: string; contact: { name: string }; license: { name: string } }
  servers?: Server[]
  security?: Security
  tags?: { name: string; description?: string }[]
  'x-max-included': number
  'x-webhook-event-categories': { id: string; name: string }[]
  paths: Record<string, PathItem>
  webhooks: Record<string, { post: Operation }>
  components: Record<string, Record<string, Json>>
}

/** Follows a local reference; anything else is returned unchanged. */
export function resolve<T extends object>(spec: Spec, node: T | { $ref: string }): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T
  const [section = '', name = ''] = node.$ref.replace('#/components/', '').split('/')
  return spec.components[section]?.[name] as unknown as T
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Every operation of the API in the order of the document; events sent to webhooks are not operations. */
export function operationsOf(spec: Spec) {
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => {
        const operation = item[method] as Operation
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
        return {
          method,
          path,
          operation,
          parameters: parameters.map((parameter) => resolve<Parameter>(spec, parameter)),
        }
      }),
  )
}
