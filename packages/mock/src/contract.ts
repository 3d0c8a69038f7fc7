import openapi from '@boxtrail/contracts/openapi.json' with { type: 'json' }

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** One status of an operation: the headers that come with it, and its examples by name. */
export interface DocumentedAnswer {
  status: number
  description: string
  mediaType: string | undefined
  headers: Record<string, string>
  examples: Record<string, unknown>
}

/** A request that the contract accepts, made of its examples. */
export interface ExampleRequest {
  /** With its query, below the address of the API. */
  path: string
  mediaType: string | undefined
  body: unknown
}

export interface DocumentedOperation {
  id: string
  tag: string
  summary: string
  method: Method
  /** As the contract writes it, with the names of ids in braces. */
  path: string
  request: ExampleRequest
  answers: DocumentedAnswer[]
}

type Referring = { $ref?: string }
type Schema = Referring & { enum?: unknown[]; examples?: unknown[] }
type Parameter = Referring & { name: string; in: string; required?: boolean; schema: Schema }
type Content = Record<string, { examples?: Record<string, Referring & { value: unknown }> }>
type Answer = Referring & { description: string; content?: Content; headers?: Record<string, { schema: Schema }> }
type Operation = {
  operationId: string
  summary?: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Answer>
}
type Item = Partial<Record<Method, Operation>> & { parameters?: Parameter[] }

/** Where the API begins on every server of the contract. */
export const BASE_PATH = '/v2'

/** The OpenAPI document that this version of the mock answers from. */
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

const requestOf = (path: string, parameters: Parameter[], { requestBody }: Operation): ExampleRequest => {
  const values = parameters
    .filter(({ required }) => required)
    .map(({ name, in: place, schema }) => ({ name, place, value: encodeURIComponent(String(exampleOf(schema))) }))
  const idOf = (wanted: string) => values.find(({ name, place }) => place === 'path' && name === wanted)?.value ?? ''
  const query = values.filter(({ place }) => place === 'query').map(({ name, value }) => `${name}=${value}`)
  const [media] = Object.entries(requestBody?.content ?? {})
  const [example] = Object.values(media?.[1].examples ?? {})
  return {
    path:
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) => idOf(name)) + (query.length > 0 ? `?${query.join('&')}` : ''),
    mediaType: media?.[0],
    body: example && resolved(example).value,
  }
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

const mapValues = <Given, Made>(object: Record<string, Given>, change: (value: Given) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))

const METHODS: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete']

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
      request: requestOf(path, parameters, operation),
      answers: Object.entries(operation.responses).map(answerOf),
    }
  }),
)
