import { randomUUID } from 'node:crypto'
import type { OperationId } from '@boxtrail/contracts'
import { deprecations as declared, operations } from '@boxtrail/contracts/operations'
import { requests } from '@boxtrail/contracts/zod'
import type { Hono, Context as HttpContext } from 'hono'
import type { Beginning, Call, Caller, Context, Handler } from '../context.ts'
import { featureNotEnabled, methodNotAllowed, readOnly, unauthorized } from '../errors.ts'
import { answerOnce, beginOnce, idempotencyKey } from '../idempotency/answer-once.ts'
import { asUri } from '../json-api.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { WithoutPermit } from '../semaphore.ts'
import { aliases } from './aliases.ts'
import { refuseOtherSites } from './auth/same-origin.ts'
import { createSessions, type Sessions } from './auth/sessions.ts'
import type { Authenticator } from './authenticate.ts'
import { beginnings } from './beginnings.ts'
import { MAX_BYTES } from './body.ts'
import type { ClientAddress } from './client-address.ts'
import { createDelegates, type Delegates } from './delegates.ts'
import type { Handlers } from './handlers.ts'
import { measure } from './measure.ts'
import { audit, isAudited } from './pipeline/audit.ts'
import { type Deprecations, deprecationHeaders } from './pipeline/deprecation.ts'
import { createLimiter } from './pipeline/limit.ts'
import { refuseCredentials } from './pipeline/query.ts'
import { common, refuseWith, reply, send, settled } from './pipeline/respond.ts'
import { createSemaphores } from './pipeline/semaphores.ts'
import { streamed, streamFor } from './pipeline/stream.ts'
import { readInput } from './pipeline/validate.ts'
import { asApiError } from './problems.ts'
import { createSpool, type Received, type Spool } from './spool.ts'
import { createBodyTurns, createTurns } from './turns.ts'

export const BASE_PATH = '/v2'
/** How many large bodies are processed at once. */
const LARGE_AT_ONCE = 2
/** What makes a key invalid: it is refused at once here, and within a second elsewhere. */
const ENDS_A_KEY: ReadonlySet<OperationId> = new Set(['revokeApiKey', 'rotateApiKey'])
/** How many more requests of a caller may wait, and for how long. */
const WAITING = { waiting: 256, waitMs: 10_000 }
/** A caller runs so many times fewer requests at once while others have requests, too. */
const BESIDE_OTHERS = 4
const NO_BODY = new Request('http://localhost')

export interface Binding {
  context: Context
  handlers: Handlers
  authenticate: Authenticator
  sessions?: Sessions
  delegates?: Delegates
  addressOf?: ClientAddress
  spool?: Spool
  served?: Metrics['served']
  /** By default those of the contract. */
  deprecations?: Deprecations
}

/** Serves every operation of the contract under /v2, driven by the generated table. */
export const bindOperations = (app: Hono, binding: Binding): void => {
  const { context, authenticate, addressOf = () => null, spool = createSpool(), served = () => {} } = binding
  const { deprecations = declared, sessions = createSessions(context.pool, () => context.config.baseUrl) } = binding
  const { delegates = createDelegates() } = binding
  const limit = createLimiter(context.config.limits, context.takePlaces)
  const semaphoreOf = createSemaphores(context.pool)
  const bodyTurns = createBodyTurns(LARGE_AT_ONCE)
  const running = context.config.limits.concurrent_requests
  const turns = createTurns({ running, runningBesideOthers: Math.ceil(running / BESIDE_OTHERS), ...WAITING })
  for (const [path, ids] of operationsByPath()) {
    const byMethod = new Map(ids.map((id) => [operations[id].method as string, id]))
    const allowed = [...byMethod.keys()].map((method) => method.toUpperCase())
    if (byMethod.has('get')) allowed.push('HEAD')
    const addresses = [BASE_PATH + patternOf(path), ...ids.flatMap((id) => aliases[id] ?? [])]
    const idOf = (method: string) => byMethod.get(method === 'head' ? 'get' : method)
    const serve = async (http: HttpContext) => {
      const requestId = randomUUID()
      const headers: Record<string, string> = { ...common, 'X-Request-Id': requestId }
      let received: Received | undefined
      try {
        // The HTTP server omits the body of a response to HEAD.
        const method = http.req.method.toLowerCase()
        const id = idOf(method)
        if (id === undefined) throw methodNotAllowed(allowed)
        Object.assign(headers, deprecationHeaders(deprecations[id]))
        const [pathname, search] = pathOf(http.req.url)
        refuseCredentials(search)
        const authorization = http.req.header('authorization') ?? null
        const address = addressOf(http)
        // With an Authorization header the cookie is never read.
        const session = authorization === null ? sessions.nameOf(http.req.raw) : undefined
        const delegated = delegates.find(http.req.raw)
        const name = delegated?.keyId ?? session ?? authenticate.callerOf(authorization, address)
        const inTurn = <T>(work: (withoutTurn: WithoutPermit) => Promise<T>) => turns(name, work)
        const identify = async (): Promise<Caller> => {
          if (delegated) return delegated
          return authorization === null && sessions.has(http.req.raw)
            ? callerOfSession(http.req.raw, sessions, context.config.baseUrl)
            : authenticate(authorization, address)
        }
        const caller = await inTurn(async () => {
          const found = await identify()
          refuseSwitchedOff(id, found)
          if (!found.mayWrite && operations[id].access === 'write') throw readOnly()
          Object.assign(headers, await limit(id, found))
          return found
        })
        const target = `${pathname}${search && '?'}${search}`
        // No turn or permit is taken before the body has arrived: a slow sender blocks no other request.
        const { rawBody, maxBodyBytes = MAX_BYTES } = operations[id]
        received = await spool(requests[id].body || rawBody ? http.req.raw : NO_BODY, {
          maxBytes: maxBodyBytes,
          sender: caller.keyId,
        })
        const { size } = received
        const respond = async (withoutTurn: WithoutPermit): Promise<Response> => {
          const call: Call = {
            ...context,
            ...caller,
            requestUrl: context.config.baseUrl + asUri(target),
            accept: http.req.header('accept'),
            withoutTurn,
          }
          const input = await readInput(id, http, search, received!)
          const open = streamFor(id, http.req.raw)
          if (open) {
            // The credential may have been revoked, or the page may show another account of the user by now.
            const isStillValid = () =>
              identify().then(
                ({ accountId }) => accountId === caller.accountId,
                () => false,
              )
            return streamed(
              open(input, { ...call, lastEventId: http.req.header('last-event-id'), isStillValid }),
              headers,
            )
          }
          const handler: Handler<OperationId> = async (given, within) => {
            const answer = await (binding.handlers[id] as Handler<OperationId>)(given, within)
            const device = { address, userAgent: http.req.header('user-agent') ?? null }
            if (isAudited(id, caller))
              await audit(id, within, device, { params: http.req.param() as Record<string, string>, answer })
            return answer
          }
          const key = method === 'post' ? idempotencyKey(http.req.header('idempotency-key')) : undefined
          if (key === undefined) return reply(id, await handler(input, call), headers, http.req.raw)
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
        const response = await inTurn((withoutTurn) => bodyTurns(caller.accountId, size, () => respond(withoutTurn)))
        if (ENDS_A_KEY.has(id)) authenticate.forget(http.req.param('id')!.toLowerCase())
        return response
      } catch (error) {
        return refuseWith(asApiError(error, context, requestId), headers)
      } finally {
        await received?.discard()
      }
    }
    const measured = measure(served, (method) => idOf(method) ?? 'none', serve)
    for (const address of addresses) app.all(address, measured)
  }
}

/** Fixed paths first: a path with an id would match them too. */
const operationsByPath = (): [string, OperationId[]][] => {
  const ids = Object.keys(operations) as OperationId[]
  const paths = Map.groupBy(ids, (id) => operations[id].path as string)
  return [...paths].sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
}

/** As the router takes it; a parameter before an extension, such as `{page}.png`, has it at its end. */
const patternOf = (path: string): string =>
  path.replaceAll(/\{(\w+)\}(?:\.(\w+))?/g, (_, name: string, extension?: string) =>
    extension ? `:${name}{[^/]+\\.${extension}}` : `:${name}`,
  )

/** Path and query of an absolute URL, without parsing it: the Host header is not trusted. */
const pathOf = (url: string): [string, string] => {
  const from = url.indexOf('/', url.indexOf('://') + 3)
  const rest = from < 0 ? '/' : url.slice(from)
  const at = rest.indexOf('?')
  return at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 1)]
}

/** The user of a page of ours, by the cookie of their session. */
const callerOfSession = async (request: Request, sessions: Sessions, baseUrl: string): Promise<Caller> => {
  refuseOtherSites(request, baseUrl)
  const session = await sessions.find(request)
  if (!session) throw unauthorized()
  return session.caller
}

/** A disabled feature is rejected before anything else about the request is checked. */
const refuseSwitchedOff = (id: OperationId, { features }: Caller): void => {
  const { feature } = operations[id]
  if (feature !== undefined && features[feature] === false) throw featureNotEnabled()
}
