import type { OperationId } from '@boxtrail/contracts'
import type { Examples } from '@boxtrail/contracts/examples'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { documented } from './answers/documented.ts'
import type { Failure } from './answers/failures.ts'
import { written } from './answers/written.ts'
import { BASE_PATH, type DocumentedOperation, documentedOperations, operationOf } from './contract.ts'
import { createMock, type Mock, type RecordedCall } from './mock.ts'
import { type MockWorld, worldOf } from './mock-world.ts'
import { DEFAULT_WORLD } from './world/worlds.ts'

export interface HandlerOptions {
  /** The `baseUrl` of the client; by default any address. */
  baseUrl?: string
  /** Determines the ids and numbers: the same text always gives the same ones. */
  seed?: string
  /** Which calls fail. */
  failures?: readonly Failure[]
  /** The calls per minute that are accepted before others are refused with 429; no limit by default. */
  callsPerMinute?: number
  /** Called with each call and its response. */
  record?: (call: RecordedCall) => void
}

type StatusOf<Id extends OperationId> = Exclude<keyof Examples[Id], 'request'>

/** The documented response of an operation: a status, and the name of one of its examples. */
export type AnswerOf<Id extends OperationId> = {
  [Status in StatusOf<Id>]: { status: Status; example?: keyof Examples[Id][Status] }
}[StatusOf<Id>]

/** Handlers, and the records that they answer from. */
export interface HandledMock {
  handlers: HttpHandler[]
  /** Records that belong to one test; calls select them by header or API key. */
  world(name: string): MockWorld
  /** Resets the world of calls that name none. */
  reset(): void
}

/**
 * A handler for each operation, which answers from records in memory, or as the `Prefer` header says. Handlers from one
 * call of this function share their records.
 */
export const handlers = (options: HandlerOptions = {}): HttpHandler[] => createHandlers(options).handlers

/** The same, with control of the records: for tests that reset them, or that are isolated from each other. */
export const createHandlers = ({ baseUrl = '*', ...parts }: HandlerOptions = {}): HandledMock => {
  const mock = createMock(parts)
  const made = [...documentedOperations].sort(byGenerality).map((operation) => handlerOf(operation, baseUrl, mock))
  const others = http.all(`${trimmed(baseUrl)}${BASE_PATH}/*`, ({ request }) => mock.respond(request))
  const files = http.all(`${trimmed(baseUrl)}/files/*`, ({ request }) => mock.respond(request))
  return {
    // For any address, other calls may belong to other services, so they are not handled.
    handlers: [...made, files, ...(baseUrl === '*' ? [] : [others])],
    world: (name) => worldOf(name, mock),
    reset: () => void mock.worlds.reset(DEFAULT_WORLD),
  }
}

const handlerOf = ({ method, path }: DocumentedOperation, baseUrl: string, mock: Mock): HttpHandler =>
  http[method](addressOf(path, baseUrl), ({ request }) => mock.respond(request))

/**
 * A handler for one operation that always gives this response, as in `server.use(handler('getShipment', { status: 404
 * }))`.
 */
export function handler<Id extends OperationId>(
  id: Id,
  answer: AnswerOf<Id>,
  { baseUrl = '*' }: HandlerOptions = {},
): HttpHandler {
  const operation = operationOf(id)
  const { status, example } = answer as { status: number; example?: string }
  const { headers, body, ...given } = documented(operation, { code: status, ...(example ? { example } : {}) })
  return http[operation.method](
    addressOf(operation.path, baseUrl),
    () => new HttpResponse(body === undefined ? null : written(headers['content-type'], body), { ...given, headers }),
  )
}

const trimmed = (baseUrl: string): string => baseUrl.replace(/\/$/, '')

const addressOf = (path: string, baseUrl: string): string =>
  `${trimmed(baseUrl)}${BASE_PATH}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/** `/tracking_requests/bulk` comes before `/tracking_requests/{id}`, which would match its calls. */
const byGenerality = (one: DocumentedOperation, other: DocumentedOperation): number =>
  one.path.split('{').length - other.path.split('{').length
