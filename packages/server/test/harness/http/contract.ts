import { readFileSync } from 'node:fs'
import type { OperationId } from '@boxtrail/contracts'

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  default?: unknown
  examples?: unknown[]
}

export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header'
  description?: string
  required?: boolean
  schema: Schema
}

interface Described {
  operationId: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: object }>
}

const document = JSON.parse(
  readFileSync(new URL('../../../../contracts/src/generated/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, { parameters?: Described['parameters'] } & Record<string, Described>> }

const resolve = <Part extends object>(part: Part): Part => {
  const { $ref } = part as { $ref?: string }
  if ($ref === undefined) return part
  const names = $ref.slice(2).split('/')
  return resolve(names.reduce((at: unknown, name) => (at as Record<string, unknown>)[name], document) as Part)
}

const described = new Map(
  Object.values(document.paths).flatMap(({ parameters = [], ...methods }) =>
    Object.values(methods as Record<string, Described>).map((operation) => [
      operation.operationId as OperationId,
      {
        parameters: [...parameters, ...(operation.parameters ?? [])].map((each) => resolve(each) as Parameter),
        mediaTypes: Object.keys(operation.responses['200']?.content ?? {}),
        body: operation.requestBody && Object.values(resolve(operation.requestBody).content)[0]!.schema,
      },
    ]),
  ),
)

/** The published API description, for tests that iterate over all of it. */
export const contract = {
  resolve,
  parametersOf: (id: OperationId): Parameter[] => described.get(id)!.parameters,
  /** The media types of a successful response: that of the document first, then those of its other forms. */
  mediaTypesOf: (id: OperationId): string[] => described.get(id)!.mediaTypes,
  bodyOf: (id: OperationId): Schema | undefined => described.get(id)!.body,
}
