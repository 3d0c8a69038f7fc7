import type { OperationId } from '@boxtrail/contracts'
import type { Examples } from '@boxtrail/contracts/examples'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { BASE_PATH, type DocumentedAnswer, type DocumentedOperation, documentedOperations } from './contract.ts'
import { type Preference, readPrefer } from './prefer.ts'
import { written } from './written.ts'

export interface HandlerOptions {
  /** The `baseUrl` of the client; any address unless given. */
  baseUrl?: string
}

type StatusOf<Id extends OperationId> = Exclude<keyof Examples[Id], 'request'>

/** Which answer an operation gives: a documented status, and the name of one of its examples. */
export type AnswerOf<Id extends OperationId> = {
  [Status in StatusOf<Id>]: { status: Status; example?: keyof Examples[Id][Status] }
}[StatusOf<Id>]

/** A handler for each operation, which answers with its first example, or with what the header `Prefer` asks for. */
export const handlers = (options: HandlerOptions = {}): HttpHandler[] =>
  [...documentedOperations].sort(byGenerality).map((operation) => handlerOf(operation, {}, options))

/** A handler for one operation that gives this answer: for `server.use(handler('getShipment', { status: 404 }))`. */
export function handler<Id extends OperationId>(
  id: Id,
  answer: AnswerOf<Id>,
  options: HandlerOptions = {},
): HttpHandler {
  const operation = documentedOperations.find((one) => one.id === id)
  if (!operation) throw new Error(`The contract has no operation ${id}`)
  const { status, example } = answer as { status: number; example?: string }
  return handlerOf(operation, { code: status, ...(example ? { example } : {}) }, options)
}

function handlerOf(operation: DocumentedOperation, fixed: Preference, { baseUrl = '*' }: HandlerOptions): HttpHandler {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1')
  return http[operation.method](`${baseUrl.replace(/\/$/, '')}${BASE_PATH}${path}`, ({ request }) =>
    respond(operation, { ...readPrefer(request.headers.get('prefer')), ...fixed }),
  )
}

/** `/tracking_requests/bulk` comes before `/tracking_requests/{id}`, which would take its calls. */
const byGenerality = (one: DocumentedOperation, other: DocumentedOperation): number =>
  one.path.split('{').length - other.path.split('{').length

function respond(operation: DocumentedOperation, { code, example }: Preference): Response {
  const answer = operation.answers.find(({ status }) => (code ? status === code : status < 300))
  if (!answer) return refused(`${operation.id} has no status ${code}`)
  const examples = Object.entries(answer.examples)
  const [, body] = (example ? examples.find(([name]) => name === example) : examples[0]) ?? []
  if (example && body === undefined) return refused(`${operation.id} ${answer.status} has no example "${example}"`)
  return responseOf(answer, body)
}

function responseOf({ status, mediaType, headers }: DocumentedAnswer, body: unknown): Response {
  if (body === undefined) return new HttpResponse(null, { status, headers })
  return new HttpResponse(written(mediaType, body), { status, headers: { ...headers, 'content-type': mediaType! } })
}

const refused = (detail: string): Response =>
  HttpResponse.json({ errors: [{ status: '404', detail: `The mock has no answer: ${detail}` }] }, { status: 404 })
