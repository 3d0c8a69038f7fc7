import type { OperationId } from '@boxtrail/contracts'
import type { Call, Context, Handler } from '../../context.ts'
import { answerOnce, beginOnce, type KeyedRequest } from '../../idempotency/answer-once.ts'
import { type Handle, type Handled, type Handlers, runAudited } from './handle.ts'
import { settled } from './respond.ts'
import { createSemaphores } from './semaphores.ts'

type Input = Parameters<Handler<OperationId>>[0]

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
