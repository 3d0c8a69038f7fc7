import { randomUUID } from 'node:crypto'
import type { OperationId } from '@boxtrail/contracts'
import { operations, parameters } from '@boxtrail/contracts/operations'
import { requests } from '@boxtrail/contracts/zod'
import type { Hono, Context as HttpContext } from 'hono'
import type { Beginning, Call, Caller, Context, Handler } from '../domain/context.ts'
import { ApiError, featureNotEnabled, malformedBody, methodNotAllowed, notFound } from '../errors.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { createSemaphore } from '../semaphore.ts'
import { validateBody } from '../validate-body.ts'
import { aliases } from './aliases.ts'
import type { Authenticator } from './authenticate.ts'
import { beginnings } from './beginnings.ts'
import { MAX_BYTES, readBody, readRawBody } from './body.ts'
import type { ClientAddress } from './client-address.ts'
import { conditional } from './conditional.ts'
import type { Handlers } from './handlers.ts'
import { createLimiter } from './limits.ts'
import { asApiError } from './problems.ts'
import { readQuery, refuseCredentials } from './query.ts'
import { type Answered, answerOnce, beginOnce, idempotencyKey } from './replay.ts'
import { createSemaphores } from './semaphores.ts'
import { createSpool, type Received, type Spool } from './spool.ts'
import { createTurns } from './turns.ts'
import { isPossibleId, refuseConflict, validateQuery } from './validate.ts'

export const BASE_PATH = '/v2'
const JSON_API = 'application/vnd.api+json'
/** Large bodies stay in memory while they are processed (a mail of 35 MB takes 180 MB), so only a few are at once. */
const LARGE_BYTES = 1024 * 1024
const LARGE_AT_ONCE = 2
const LARGE_WAIT_MS = 20_000
/** How many more requests of a caller may wait, and for how long. */
const WAITING = { waiting: 256, waitMs: 10_000 }
const NO_BODY = new Request('http://localhost')

export interface Binding {
  context: Context
  handlers: Handlers
  authenticate: Authenticator
  addressOf?: ClientAddress
  spool?: Spool
  served?: Metrics['served']
}

/** Serves every operation of the contract under /v2, driven by the generated table. */
export const bindOperations = (app: Hono, binding: Binding): void => {
  const { context, authenticate, addressOf = () => null, spool = createSpool(), served = () => {} } = binding
  const limit = createLimiter(context.config.limits, context.takePlaces)
  const semaphoreOf = createSemaphores(context.pool)
  const large = createSemaphore(LARGE_AT_ONCE, LARGE_WAIT_MS)
  const largeOf = createTurns({ running: 1, waiting: 20, waitMs: LARGE_WAIT_MS })
  const turns = createTurns({ running: context.config.limits.concurrent_requests, ...WAITING })
  for (const [path, ids] of operationsByPath()) {
    const byMethod = new Map(ids.map((id) => [operations[id].method as string, id]))
    const allowed = [...byMethod.keys()].map((method) => method.toUpperCase())
    if (byMethod.has('get')) allowed.push('HEAD')
    const addresses = [BASE_PATH + path.replaceAll(/\{(\w+)\}/g, ':$1'), ...ids.flatMap((id) => aliases[id] ?? [])]
    const serve = async (http: HttpContext) => {
      const requestId = randomUUID()
      const headers: Record<string, string> = { ...common, 'X-Request-Id': requestId }
      let received: Received | undefined
      try {
        // The HTTP server omits the body of a response to HEAD.
        const method = http.req.method.toLowerCase()
        const id = byMethod.get(method === 'head' ? 'get' : method)
        if (id === undefined) throw methodNotAllowed(allowed)
        const [pathname, search] = pathOf(http.req.url)
        refuseCredentials(search)
        const authorization = http.req.header('authorization') ?? null
        const address = addressOf(http)
        const inTurn = <T>(work: () => Promise<T>) => turns(authenticate.callerOf(authorization, address), work)
        const caller = await inTurn(async () => {
          const found = await authenticate(authorization, address)
          refuseSwitchedOff(id, found)
          Object.assign(headers, await limit(id, found))
          return found
        })
        const target = `${pathname}${search && '?'}${search}`
        const call: Call = { ...context, ...caller, requestUrl: context.config.baseUrl + target }
        // No turn or permit is taken before the body has arrived: a slow sender blocks no other request.
        const { rawBody, maxBodyBytes = MAX_BYTES } = operations[id]
        received = await spool(requests[id].body || rawBody ? http.req.raw : NO_BODY, {
          maxBytes: maxBodyBytes,
          sender: caller.keyId,
        })
        const { size } = received
        const respond = async (): Promise<Response> => {
          const input = await readInput(id, http, search, received!)
          const handler = binding.handlers[id] as Handler<OperationId>
          const key = method === 'post' ? idempotencyKey(http.req.header('idempotency-key')) : undefined
          if (key === undefined)
            return send(answered(id, await handler(input, call)), headers, {
              method,
              ifNoneMatch: http.req.header('if-none-match'),
            })
          const request = { accountId: caller.accountId, key, identity: [method, target, input.body] }
          const parts = { ...context, semaphore: semaphoreOf(id) }
          const begin = beginnings[id] as Beginning<OperationId> | undefined
          const { replayed, ...answer } = begin
            ? await beginOnce(request, parts, async () => {
                const finish = await begin(input, call).catch((error) => () => Promise.reject(error))
                return (within) => settled(id, finish({ ...call, ...within }))
              })
            : await answerOnce(request, parts, (within) =>
                settled(id, (async () => handler(input, { ...call, ...within }))()),
              )
          if (replayed) headers['Idempotency-Replayed'] = 'true'
          return send(answer, headers)
        }
        const bounded = size > LARGE_BYTES ? () => largeOf(caller.accountId, () => large(respond)) : respond
        return await inTurn(bounded)
      } catch (error) {
        return refuseWith(asApiError(error, context.log, requestId), headers)
      } finally {
        await received?.discard()
      }
    }
    const measured = async (http: HttpContext) => {
      const startedMs = performance.now()
      const response = await serve(http)
      const method = http.req.method.toLowerCase()
      const operation = byMethod.get(method === 'head' ? 'get' : method) ?? 'none'
      served({ operation, method, status: response.status, seconds: (performance.now() - startedMs) / 1_000 })
      return response
    }
    for (const address of addresses) app.all(address, measured)
  }
}

/** No cache stores a response, and no browser guesses its type. */
const common = {
  'Content-Type': JSON_API,
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  Vary: 'Accept',
}

/** Fixed paths first: a path with an id would match them too. */
const operationsByPath = (): [string, OperationId[]][] => {
  const ids = Object.keys(operations) as OperationId[]
  const paths = Map.groupBy(ids, (id) => operations[id].path as string)
  return [...paths].sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
}

const readInput = async (id: OperationId, http: HttpContext, search: string, received: Received) => {
  const operation = operations[id]
  const params = http.req.param() as Record<string, string>
  for (const [name, value] of Object.entries(params)) if (!isPossibleId(id, name, value)) throw notFound()
  const query = validateQuery(requests[id].query, readQuery(search, parameters[id], operation.includes))
  const { headers } = http.req.raw
  let body: unknown
  if (operation.rawBody) {
    body = readRawBody(headers, await received.read(), operation.rawBody)
    if (body === undefined) throw malformedBody('This request needs a body.')
  } else if (requests[id].body) {
    body = readBody(headers, await received.read())
    if (body === undefined && operation.bodyRequired) throw malformedBody('This request needs a body.')
    refuseConflict(operation, params, body)
    if (body !== undefined) body = validateBody(requests[id].body, body)
  }
  return { params, query, body } as Parameters<Handler<OperationId>>[0]
}

/** Path and query of an absolute URL, without parsing it: the Host header is not trusted. */
const pathOf = (url: string): [string, string] => {
  const from = url.indexOf('/', url.indexOf('://') + 3)
  const rest = from < 0 ? '/' : url.slice(from)
  const at = rest.indexOf('?')
  return at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 1)]
}

/** A disabled feature is rejected before anything else about the request is checked. */
const refuseSwitchedOff = (id: OperationId, { features }: Caller): void => {
  const { feature } = operations[id]
  if (feature !== undefined && features[feature] === false) throw featureNotEnabled()
}

const answered = (id: OperationId, answer: unknown): Answered => {
  const { status, contentType } = operations[id]
  if (answer === undefined) return { status, contentType: null, body: null }
  return { status, contentType: contentType ?? JSON_API, body: JSON.stringify(answer) }
}

/** Responses that the same request would always get are stored; those that may succeed later are not. */
const settled = async (id: OperationId, answer: Promise<unknown>): Promise<Answered> => {
  try {
    return answered(id, await answer)
  } catch (error) {
    if (error instanceof ApiError && error.status < 429) return refused(error)
    throw error
  }
}

const refused = ({ status, problems }: ApiError): Answered => ({
  status,
  contentType: JSON_API,
  body: JSON.stringify({ errors: problems }),
})

const send = (
  { status, contentType, body }: Answered,
  headers: Record<string, string>,
  asked: Parameters<typeof conditional>[1] = { method: 'post', ifNoneMatch: undefined },
): Response => {
  if (contentType === null) delete headers['Content-Type']
  else headers['Content-Type'] = contentType
  const sent = conditional({ status, headers, body }, asked)
  if (sent.body === null) return new Response(null, sent)
  const bytes = Buffer.from(sent.body)
  return new Response(bytes, { ...sent, headers: { ...sent.headers, 'Content-Length': String(bytes.length) } })
}

export const refuseWith = (error: ApiError, headers: Record<string, string>): Response =>
  send(refused(error), { ...common, ...headers, ...error.headers })
