import type { OperationId } from '@boxtrail/contracts'
import openapi from '@boxtrail/contracts/openapi.json' with { type: 'json' }
import { operations } from '@boxtrail/contracts/operations'

interface Read {
  id: OperationId
  path: string
  includes: readonly string[]
}
/** How a record of one type is read, and the documents below it. */
interface Single extends Read {
  below: Read[]
}

const schemas = openapi.components.schemas as unknown as Record<string, Schema>
type Schema = { $ref?: string; type?: string; const?: string; properties?: Record<string, Schema>; items?: Schema }
type Parameter = { $ref?: string; in?: string; required?: boolean }
type Operation = {
  operationId: OperationId
  parameters?: Parameter[]
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

const resolved = (schema: Schema): Schema => (schema.$ref ? resolved(schemas[schema.$ref.split('/').at(-1)!]!) : schema)

/** The type of the record or records in the response of an operation. */
const typeOf = ({ responses }: Operation): { type: string | undefined; isList: boolean } => {
  const [content] = Object.values(responses['200']?.content ?? {})
  const data = content && resolved(content.schema).properties?.data
  if (!data) return { type: undefined, isList: false }
  const isList = resolved(data).type === 'array'
  const record = resolved(isList ? resolved(data).items! : data)
  return { type: record.properties?.type && resolved(record.properties.type).const, isList }
}

const parameterOf = ({ $ref, ...own }: Parameter): Parameter =>
  $ref ? (openapi.components.parameters as Record<string, Parameter>)[$ref.split('/').at(-1)!]! : own

const needsQuery = ({ parameters = [] }: Operation): boolean =>
  parameters.map(parameterOf).some((one) => one.in === 'query' && one.required)

const reads = Object.entries(openapi.paths as unknown as Record<string, { get?: Operation }>).flatMap(
  ([path, { get }]) =>
    get
      ? [
          {
            id: get.operationId,
            path,
            includes: operations[get.operationId].includes,
            needs: needsQuery(get),
            ...typeOf(get),
          },
        ]
      : [],
)

/** The mock composes these from recorded data. */
const COMPOSED = new Set<OperationId>(['getContainerEvidence'])

const below = ({ path }: Read): Read[] =>
  reads.filter(
    (one) =>
      !COMPOSED.has(one.id) &&
      one.path.startsWith(`${path}/`) &&
      !one.path.slice(path.length).includes('{') &&
      !one.isList &&
      !one.needs,
  )

/** Everything that can be read, by the contract. */
export const contract = {
  /** Documents that are neither records nor about one: the clock of the sandbox, the addresses of deliveries. */
  alone: reads.filter(({ path, isList, needs }) => !isList && !path.includes('{') && !needs),
  lists: reads.filter(({ path, isList }) => isList && !path.includes('{')),
  singles: Object.fromEntries(
    reads
      .filter(({ path, isList, type }) => type && !isList && /^\/\w+\/\{\w+\}$/.test(path))
      .map((one): [string, Single] => [one.type!, { ...one, below: below(one) }]),
  ),
}
