import { randomUUID } from 'node:crypto'
import type { OperationId } from '@boxtrail/contracts'
import { asUri } from '@boxtrail/protocol/answer/json-api'
import { idempotencyKey } from '@boxtrail/protocol/read/idempotency-key'
import type { Methods } from '@boxtrail/protocol/read/match-method'
import { refuseCredentials } from '@boxtrail/protocol/read/query'
import { readTarget, type Target } from '@boxtrail/protocol/read/target'
import { validate } from '@boxtrail/protocol/read/validate'
import type { Context as HttpContext } from 'hono'
import type { Call, Caller, Context, Input } from '../../context.ts'
import type { WithoutPermit } from '../../semaphore.ts'
import type { Authenticator } from '../auth/authenticate.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { ClientAddress } from '../transport/client-address.ts'
import { asApiError } from '../transport/problems.ts'
import type { Received, Spool } from '../transport/spool.ts'
import { authorize } from './authorize.ts'
import { createConcurrency } from './concurrency.ts'
import type { Delegates } from './delegates.ts'
import { type Deprecations, deprecationHeaders } from './deprecation.ts'
import { forgetEndedKey } from './forget-key.ts'
import { createHandle, type Handlers } from './handle.ts'
import { type Credential, createCredentials } from './identify.ts'
import { createLimiter } from './limit.ts'
import { receive } from './receive.ts'
import { createReplay } from './replay.ts'
import { replicated } from './replicated.ts'
import { common, refuseWith, reply, send } from './respond.ts'
import { streamCall, streamed, streamFor } from './stream.ts'

export interface PipelineParts {
  context: Context
  handlers: Handlers
  authenticate: Authenticator
  sessions: Sessions
  delegates: Delegates
  addressOf: ClientAddress
  spool: Spool
  deprecations: Deprecations
}

/** A request that its caller may make, and whose body was received. */
interface Admitted {
  request: Request
  id: OperationId
  params: Record<string, string>
  target: Target
  address: string | null
  identify: Credential['identify']
  caller: Caller
  received: Received
  /** The headers of the response. */
  headers: Record<string, string>
}

/**
 * Serves requests of the API step by step; each step is a file of this folder:
 *
 * match the method → identify → authorize → limit → receive → validate → stream, or replay and handle → respond
 *
 * What a step throws is the response, with the headers that the steps before it have set. The order is promised: of
 * several things that are wrong with a request, what is checked first is answered (test/http/refusals.test.ts).
 */
export const createPipeline = (parts: PipelineParts) => {
  const { context, authenticate, addressOf, spool, deprecations } = parts
  const credentialOf = createCredentials({ ...parts, baseUrl: () => context.config.baseUrl })
  const limit = createLimiter(context.config.limits, context.takePlaces, context.replica)
  const { slots, bodySlots } = createConcurrency(context.config.limits)
  const answer = createAnswer(parts)

  return async (methods: Methods, http: HttpContext): Promise<Response> => {
    const request = http.req.raw
    const requestId = randomUUID()
    const headers: Record<string, string> = { ...common, 'X-Request-Id': requestId }
    let received: Received | undefined
    try {
      // 405. HEAD is served as GET.
      const id = methods.match(request.method)
      // From here on, every response says whether the operation is deprecated, even to callers without a key.
      Object.assign(headers, deprecationHeaders(deprecations[id]))
      // 400, even if the request is valid otherwise: a key in a URL ends up in logs.
      const target = readTarget(request.url)
      refuseCredentials(target.search)
      const address = addressOf(http)
      const { name, identify } = credentialOf(request, address)
      // In a slot, because looking up and counting cost queries: 429 if too much of the caller is under way.
      const caller = await slots(name, async () => {
        // 401.
        const found = await identify()
        // 403: what the caller may never do takes none of the places of the minute.
        authorize(id, found)
        // 429. From here on every response states the remaining places.
        Object.assign(headers, await limit(id, found))
        return found
      })
      // 413. Not before the caller is known and admitted, whose body alone may take memory and disk. In no slot, and with
      // no permit, because a slow sender would keep it from other requests.
      received = await receive(spool, id, request, caller)
      const params = http.req.param() as Record<string, string>
      const admitted = { request, id, params, target, address, identify, caller, received, headers }
      // What follows is work: in a slot again, and large bodies one at a time for an account. 429, or 503 for want of memory.
      const response = await slots(name, (withoutSlot) =>
        bodySlots(caller.accountId, admitted.received.size, () => answer(admitted, withoutSlot)),
      )
      forgetEndedKey(authenticate, id, params, caller.accountId)
      return response
    } catch (error) {
      return refuseWith(asApiError(error, context, requestId), headers)
    } finally {
      // After success and failure alike: what a body takes is counted for its sender until then.
      await received?.discard()
    }
  }
}

/** The steps of an admitted request. */
const createAnswer = ({ context, handlers }: PipelineParts) => {
  const handle = createHandle(handlers)
  const replay = createReplay(context, handle, handlers)

  return async (admitted: Admitted, withoutSlot: WithoutPermit): Promise<Response> => {
    const { request, id, params, target, address, caller, headers } = admitted
    // 404 for an id that cannot be one, 400 for the query, then the body: 415, 400, 409, 422.
    const sent = { headers: request.headers, params, search: target.search }
    const input = (await validate(id, sent, admitted.received)) as Input<OperationId>
    const call: Call = {
      ...context,
      ...caller,
      requestUrl: context.config.baseUrl + asUri(target.full),
      accept: request.headers.get('accept') ?? undefined,
      withoutSlot,
    }
    // A stream stays open when the slot is free again, and there is nothing to repeat.
    const open = streamFor(id, request, input)
    if (open) return streamed(await open(streamCall(call, request, admitted.identify)), headers)
    // 400, once the request itself was found valid.
    const key = idempotencyKey(request)
    const handled = { id, params, device: { address, userAgent: request.headers.get('user-agent') } }
    if (key === undefined)
      return reply(id, await replicated(id, call, (call) => handle(handled, input, call)), headers, request)
    const identity = [request.method.toLowerCase(), target.full, input.body]
    // 409 and 422 for the key. The change, its audit event and its response are one transaction.
    const keyed = { accountId: caller.accountId, key, identity }
    const { replayed, ...answered } = await replicated(id, call, (call) => replay(keyed, handled, input, call))
    if (replayed) headers['Idempotency-Replayed'] = 'true'
    return send(answered, headers)
  }
}
