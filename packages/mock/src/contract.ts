import openapi from '@boxtrail/contracts/openapi.json' with { type: 'json' }

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** A status of an operation with its headers, and its examples by name. */
export interface DocumentedAnswer {
  status: number
  description: string
  mediaType: string | undefined
  headers: Record<string, string>
  examples: Record<string, unknown>
}

/** A request that is valid by the contract, composed of its examples. */
export interface ExampleRequest {
  /** The path with its query, relative to the base URL of the API. */
  path: string
  mediaType: string | undefined
  body: unknown
}

/** The type of record in the response of an operation. */
interface AnsweredRecord {
  type: string
  isList: boolean
}

export interface DocumentedOperation {
  id: string
  tag: string
  summary: string
  method: Method
  /** The path in the contract, with parameters in braces. */
  path: string
  request: ExampleRequest
  answers: DocumentedAnswer[]
  /** The record in a successful response; undefined if that has something else. */
  record: AnsweredRecord | undefined
  /** Relationships that are always included, and those that are included by default. */
  included: { always: readonly string[]; byDefault: readonly string[] }
}

type Referring = { $ref?: string }
type Schema = Referring & {
  type?: string
  const?: string
  enum?: unknown[]
  examples?: unknown[]
  properties?: Record<string, Schema>
  items?: Schema
}
type Parameter = Referring & { name: string; in: string; required?: boolean; schema: Schema }
type Content = Record<string, { schema?: Schema; examples?: Record<string, Referring & { value: unknown }> }>
type Answer = Referring & { description: string; content?: Content; headers?: Record<string, { schema: Schema }> }
type Operation = {
  operationId: string
  summary?: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Answer>
  'x-included'?: string[]
  'x-included-by-default'?: string[]
}
type Item = Partial<Record<Method, Operation>> & Pick<Operation, 'parameters'>

/** The base path of the API on every server in the contract. */
export const BASE_PATH = '/v2'

/** The OpenAPI document of this version of the mock. */
export const contract: object = openapi

const resolved = <Named extends Referring>(given: Named): Named =>
  given.$ref === undefined
    ? given
    : (given.$ref
        .slice(2)
        .split('/')
        .reduce((at, key) => (at as Record<string, unknown>)[key] as object, contract) as Named)

const exampleOf = (given: Schema): unknown => {
  const schema = resolved(given)
  return schema.examples?.[0] ?? schema.enum?.[0]
}

/** The ids in the examples of single records, by the path of their list. */
const exampleIds = (): Map<string, string> => {
  const ids = new Map<string, string>()
  for (const [path, { get }] of Object.entries(openapi.paths as unknown as Record<string, Item>)) {
    const [, collection] = /^(\/.*)\/\{\w+\}$/.exec(path) ?? []
    const [example] = get ? Object.values(answerOf(['200', get.responses['200']!]).examples) : []
    const id = (example as { data?: { id?: unknown } } | undefined)?.data?.id
    if (collection && typeof id === 'string') ids.set(collection.replaceAll(/\{\w+\}/g, '{}'), id)
  }
  return ids
}

const requestOf = (
  path: string,
  parameters: Parameter[],
  { requestBody }: Operation,
  ids: ReadonlyMap<string, string>,
): ExampleRequest => {
  const values = parameters
    .filter(({ required }) => required)
    .map(({ name, in: place, schema }) => ({ name, place, value: encodeURIComponent(String(exampleOf(schema))) }))
  const body = exampleBodyOf(requestBody)
  const bodyId = (body as { data?: { id?: unknown } } | undefined)?.data?.id
  /** The id of the record in the body if the path ends with it; otherwise one of the examples. */
  const idOf = (wanted: string) => {
    if (typeof bodyId === 'string' && path.endsWith(`{${wanted}}`)) return bodyId
    const known = ids.get(path.slice(0, path.indexOf(`/{${wanted}}`)).replaceAll(/\/\{\w+\}/g, '/{}'))
    return known ?? values.find(({ name, place }) => place === 'path' && name === wanted)?.value ?? ''
  }
  const query = values.filter(({ place }) => place === 'query').map(({ name, value }) => `${name}=${value}`)
  return {
    path:
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) => idOf(name)) + (query.length > 0 ? `?${query.join('&')}` : ''),
    mediaType: Object.keys(requestBody?.content ?? {})[0],
    body,
  }
}

const exampleBodyOf = (requestBody: Operation['requestBody']): unknown => {
  const [media] = Object.values(requestBody?.content ?? {})
  const [example] = Object.values(media?.examples ?? {})
  return example && resolved(example).value
}

const answerOf = ([status, given]: [string, Answer]): DocumentedAnswer => {
  const { description, content, headers } = resolved(given)
  const [media] = Object.entries(content ?? {})
  return {
    status: Number(status),
    description,
    mediaType: media?.[0],
    headers: mapValues(headers ?? {}, ({ schema }) => String(exampleOf(schema))),
    examples: mapValues(media?.[1].examples ?? {}, (example) => resolved(example).value),
  }
}

const recordOf = ({ responses }: Operation): AnsweredRecord | undefined => {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))
  const [media] = Object.values((success && resolved(success[1]).content) ?? {})
  const data = media?.schema && resolved(media.schema).properties?.data
  if (!data) return undefined
  const isList = resolved(data).type === 'array'
  const record = resolved(isList ? resolved(data).items! : data)
  const type = record.properties?.type && resolved(record.properties.type).const
  return type === undefined ? undefined : { type, isList }
}

const mapValues = <Given, Made>(object: Record<string, Given>, change: (value: Given) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))

const METHODS: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete']

const ids = exampleIds()

/** Every operation of the contract, in its order. */
export const documentedOperations: readonly DocumentedOperation[] = Object.entries(
  openapi.paths as unknown as Record<string, Item>,
).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method]
    if (!operation) return []
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolved)
    return {
      id: operation.operationId,
      tag: operation.tags[0]!,
      summary: operation.summary ?? '',
      method,
      path,
      request: requestOf(path, parameters, operation, ids),
      answers: Object.entries(operation.responses).map(answerOf),
      record: recordOf(operation),
      included: {
        always: operation['x-included'] ?? [],
        byDefault: operation['x-included-by-default'] ?? [],
      },
    }
  }),
)

const byId = new Map(documentedOperations.map((one) => [one.id, one]))

export const operationOf = (id: string): DocumentedOperation => {
  const found = byId.get(id)
  if (!found) throw new Error(`The contract has no operation ${id}`)
  return found
}
