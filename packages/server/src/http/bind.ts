import { randomUUID } from 'node:crypto'
import { type OperationId, operations, parameters } from '@boxtrail/contracts'
import type { Hono, Context as HttpContext } from 'hono'
import type { Beginning, Call, Caller, Context, Handler } from '../domain/context.ts'
import { ApiError, badRequest, featureNotEnabled, malformedBody, methodNotAllowed, notFound } from '../errors.ts'
import { createSemaphore } from '../semaphore.ts'
import { validateBody } from '../validate-body.ts'
import { aliases } from './aliases.ts'
import type { Authenticator } from './authenticate.ts'
import { beginnings } from './beginnings.ts'
import { readBody, readRawBody } from './body.ts'
import type { Handlers } from './handlers.ts'
import { createLimiter } from './limits.ts'
import { asApiError } from './problems.ts'
import { readQuery, refuseCredentials } from './query.ts'
import { type Answered, answerOnce, beginOnce, idempotencyKey } from './replay.ts'
import { createSemaphores } from './semaphores.ts'
import { isPossibleId, refuseConflict, validateQuery } from './validate.ts'

export const BASE_PATH = '/v2'
const JSON_API = 'application/vnd.api+json'
/** Bodies that are no JSON are large, and in memory as long as they are worked on: a mail of 35 MB takes 180 MB. */
const LARGE_AT_ONCE = 2

export interface Binding {
  context: Context
  handlers: Handlers
  authenticate: Authenticator
}

/** Serves every operation of the contract under /v2: authenticate, parse, call, answer, all by the generated table. */
export const bindOperations = (app: Hono, binding: Binding): void => {
  const { context } = binding
  const limit = createLimiter(context.config.limits, context.takePlaces)
  const semaphoreOf = createSemaphores(context.pool)
  const large = createSemaphore(LARGE_AT_ONCE)
  for (const [path, ids] of operationsByPath()) {
    const byMethod = new Map(ids.map((id) => [operations[id].method as string, id]))
    const allowed = [...byMethod.keys()].map((method) => method.toUpperCase())
    if (byMethod.has('get')) allowed.push('HEAD')
    const addresses = [BASE_PATH + path.replaceAll(/\{(\w+)\}/g, ':$1'), ...ids.flatMap((id) => aliases[id] ?? [])]
    const serve = async (http: HttpContext) => {
      const requestId = randomUUID()
      const headers: Record<string, string> = { ...common, 'X-Request-Id': requestId }
      try {
        // The body of a HEAD is left out further out.
        const method = http.req.method.toLowerCase()
        const id = byMethod.get(method === 'head' ? 'get' : method)
        if (id === undefined) throw methodNotAllowed(allowed)
        refuseDoubleHost(http)
        const [pathname, search] = addressOf(http.req.url)
        refuseCredentials(search)
        const caller = await binding.authenticate(http.req.header('authorization') ?? null)
        refuseSwitchedOff(id, caller)
        Object.assign(headers, await limit(id, caller))
        const address = `${pathname}${search && '?'}${search}`
        const call: Call = { ...context, ...caller, requestUrl: context.config.baseUrl + address }
        const respond = async (): Promise<Response> => {
          const input = await readInput(id, http, search)
          const handler = binding.handlers[id] as Handler<OperationId>
          const key = method === 'post' ? idempotencyKey(http.req.header('idempotency-key')) : undefined
          if (key === undefined) return send(answered(id, await handler(input, call)), headers)
          const request = { accountId: caller.accountId, key, identity: [method, address, input.body] }
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
        return await (operations[id].rawBody ? large(respond) : respond())
      } catch (error) {
        return refuseWith(asApiError(error, context.log, requestId), headers)
      }
    }
    for (const address of addresses) app.all(address, serve)
  }
}

/** Answers depend on nothing but the request, and are not for keeping; what they hold is never to be guessed at. */
const common = {
  'Content-Type': JSON_API,
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  Vary: 'Accept',
}

/** Fixed paths before those with an id, which would swallow them. */
const operationsByPath = (): [string, OperationId[]][] => {
  const ids = Object.keys(operations) as OperationId[]
  const paths = Map.groupBy(ids, (id) => operations[id].path as string)
  return [...paths].sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
}

const readInput = async (id: OperationId, http: HttpContext, search: string) => {
  const operation = operations[id]
  const params = http.req.param() as Record<string, string>
  for (const [name, value] of Object.entries(params)) if (!isPossibleId(id, name, value)) throw notFound()
  const query = validateQuery(operation.query, readQuery(search, parameters[id], operation.includes))
  let body: unknown
  if (operation.rawBody) {
    body = await readRawBody(http.req.raw, operation.rawBody, operation.maxBodyBytes)
    if (body === undefined) throw malformedBody('This request needs a body.')
  } else if (operation.body) {
    body = await readBody(http.req.raw, operation.maxBodyBytes)
    if (body === undefined && operation.bodyRequired) throw malformedBody('This request needs a body.')
    refuseConflict(operation, params, body)
    if (body !== undefined) body = validateBody(operation.body, body)
  }
  return { params, query, body } as Parameters<Handler<OperationId>>[0]
}

/** Path and query of an absolute address, without parsing it: the host is not ours to believe. */
const addressOf = (url: string): [string, string] => {
  const from = url.indexOf('/', url.indexOf('://') + 3)
  const rest = from < 0 ? '/' : url.slice(from)
  const at = rest.indexOf('?')
  return at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 1)]
}

/** What an account may not use it may not ask for, whatever else is right with the request. */
const refuseSwitchedOff = (id: OperationId, { features }: Caller): void => {
  const { feature } = operations[id]
  if (feature !== undefined && features[feature] === false) throw featureNotEnabled()
}

/** Node keeps the first of two Host headers; a proxy before us may have kept the other. */
const refuseDoubleHost = (http: HttpContext): void => {
  const { incoming } = (http.env ?? {}) as { incoming?: { rawHeaders: string[] } }
  const names = incoming?.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if ((names?.length ?? 0) > 1) throw badRequest('Send one Host header.')
}

const answered = (id: OperationId, answer: unknown): Answered => {
  const { status, contentType } = operations[id]
  if (answer === undefined) return { status, contentType: null, body: null }
  return { status, contentType: contentType ?? JSON_API, body: JSON.stringify(answer) }
}

/** What the same request would always be told is told again; what may go better next time is not kept. */
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

const send = ({ status, contentType, body }: Answered, headers: Record<string, string>): Response => {
  if (contentType === null) delete headers['Content-Type']
  else headers['Content-Type'] = contentType
  return new Response(body === null ? null : Buffer.from(body), { status, headers })
}

export const refuseWith = (error: ApiError, headers: Record<string, string>): Response =>
  send(refused(error), { ...common, ...headers, ...error.headers })
