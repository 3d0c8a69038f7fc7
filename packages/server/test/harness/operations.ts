import { readFileSync } from 'node:fs'
import { examples, type OperationId, operations } from '@boxtrail/contracts'
import type { RawInit } from './api.ts'

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: { type?: string; items?: object; examples?: unknown[]; default?: unknown }
}
type Referred = Parameter | { $ref: string }
interface Described {
  operationId: string
  parameters?: Referred[]
}

const contract = JSON.parse(
  readFileSync(new URL('../../../contracts/src/generated/openapi.json', import.meta.url), 'utf8'),
) as {
  paths: Record<string, { parameters?: Referred[] } & Record<string, Described>>
  components: { parameters: Record<string, Parameter> }
}

const resolved = (parameter: Referred): Parameter =>
  '$ref' in parameter ? contract.components.parameters[parameter.$ref.split('/').at(-1)!]! : parameter

const parametersOf = new Map(
  Object.values(contract.paths).flatMap(({ parameters = [], ...methods }) =>
    Object.values(methods as Record<string, Described>).map((operation) => [
      operation.operationId as OperationId,
      [...parameters, ...(operation.parameters ?? [])].map(resolved),
    ]),
  ),
)

/** An id that nothing has. */
export const NOBODY = '0195a3c2-0000-7000-8000-00000000dead'

/** Where an operation is asked: ids that nothing has unless given, and the examples of the query that it cannot do without. */
export const requestPath = (id: OperationId, params: Record<string, string> = {}): string => {
  const path = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? (/(^|_)id$/.test(name) ? NOBODY : 'nothing_has_this')),
  )
  const needed = parametersOf.get(id)!.filter((each) => each.in === 'query' && each.required)
  const query = needed.map(({ name, schema }) => `${name}=${encodeURIComponent(String(schema.examples?.[0]))}`)
  return `/v2${path}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/** A request as the contract's first example shows it, for whichever record the path names. */
export const exampleRequest = (id: OperationId): RawInit => {
  if (!operations[id].body) return {}
  const { request = {} } = examples[id] as { request?: Record<string, unknown> }
  const [body] = Object.values(request)
  const copy = structuredClone(body) as { data?: { id?: string } } | undefined
  delete copy?.data?.id
  return copy === undefined ? {} : { body: copy }
}
