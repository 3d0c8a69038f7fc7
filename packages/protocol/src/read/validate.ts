import type { OperationId } from '@boxtrail/contracts'
import { includeAliases, operations, parameters } from '@boxtrail/contracts/operations'
import { requests } from '@boxtrail/contracts/zod'
import { malformedBody, notFound } from '../errors.ts'
import { readBody, readRawBody } from './body.ts'
import { readQuery } from './query.ts'
import { validateBody } from './validate-body.ts'
import { isPossibleId, refuseConflict, validateQuery } from './validation-rules.ts'

/** The parts of a request, as the contract types them for its operation. */
export interface Read {
  params: Record<string, string>
  query: unknown
  body: unknown
}

/** The bytes of a body, once they are needed. */
export interface Readable {
  read(): Promise<Uint8Array>
}

/** What a request consists of, apart from its body. */
export interface Sent {
  headers: Headers
  /** The parameters of the path, as the router read them. */
  params: Record<string, string>
  search: string
}

/** The parameters and the body of a request, validated by the contract. */
export const validate = async (
  id: OperationId,
  { headers, params: given, search }: Sent,
  received: Readable,
): Promise<Read> => {
  const params = withoutExtensions(id, given)
  for (const [name, value] of Object.entries(params)) if (!isPossibleId(id, name, value)) throw notFound()
  const query = validateQuery(
    requests[id].query,
    readQuery(search, parameters[id], operations[id].includes, includeAliases[id]),
  )
  return { params, query, body: await readOwnBody(id, headers, params, received) }
}

const withoutExtensions = (id: OperationId, params: Record<string, string>): Record<string, string> => {
  const { path } = operations[id]
  const bare = ([name, value]: [string, string]) => [
    name,
    path.includes(`{${name}}.`) ? value.slice(0, value.lastIndexOf('.')) : value,
  ]
  return Object.fromEntries(Object.entries(params).map(bare))
}

const readOwnBody = async (
  id: OperationId,
  headers: Headers,
  params: Record<string, string>,
  received: Readable,
): Promise<unknown> => {
  const operation = operations[id]
  if (operation.rawBody) {
    const body = readRawBody(headers, await received.read(), operation.rawBody)
    if (body === undefined) throw missingBody()
    return body
  }
  if (!requests[id].body) return undefined
  const body = readBody(headers, await received.read())
  if (body === undefined && operation.bodyRequired) throw missingBody()
  refuseConflict(operation, params, body)
  return body === undefined ? undefined : validateBody(requests[id].body, body)
}

const missingBody = () => malformedBody('This request needs a body.')
