import type { OperationId } from '@boxtrail/contracts'
import { badRequest } from '@boxtrail/protocol/errors'
import type { Call, Context, Handler } from '../../context.ts'
import { answerOnce, beginOnce, type KeyedRequest } from '../../idempotency/answer-once.ts'
import { type Handle, type Handled, type Handlers, runAudited } from './handle.ts'
import { settled } from './respond.ts'
import { createSemaphores } from './semaphores.ts'

type Input = Parameters<Handler<OperationId>>[0]

const MAX_KEY_LENGTH = 255

/** The Idempotency-Key of a request, if it has one; only those of a POST count. */
export const idempotencyKey = ({ method, headers }: Request): string | undefined => {
  const key = method === 'POST' ? headers.get('idempotency-key') : null
  if (key === null) return undefined
  if (key.length === 0 || key.length > MAX_KEY_LENGTH || !/^[\x20-\x7e]+$/.test(key))
    throw badRequest(`An Idempotency-Key is 1 to ${MAX_KEY_LENGTH} printable characters.`)
  return key
}

/** Handles the first request with a key, in one transaction with its response; answers the others with that response. */
export const createReplay = (context: Context, handle: Handle, handlers: Partial<Handlers>) => {
  const semaphoreOf = createSemaphores(context.pool)
  return (request: KeyedRequest, handled: Handled, input: Input, call: Call) => {
    const { id } = handled
    const parts = { ...context, semaphore: semaphoreOf(id) }
    const { prepare } = (handlers[id] ?? {}) as Partial<Handler<OperationId>>
    if (!prepare)
      return answerOnce(request, parts, (within) => settled(id, handle(handled, input, { ...call, ...within })))
    return beginOnce(request, parts, async () => {
      const finish = await prepare(input, call).catch((error) => () => Promise.reject(error))
      return (within) => settled(id, runAudited(handled, finish, { ...call, ...within }))
    })
  }
}
