import type { Caller } from '../../context.ts'

/**
 * Requests that this process makes to itself for a caller whom it has identified. They are recognized by the request
 * object, which nothing outside can have.
 */
export interface Delegates {
  send(request: Request, caller: Caller): Request
  find(request: Request): Caller | undefined
}

export const createDelegates = (): Delegates => {
  const callers = new WeakMap<Request, Caller>()
  return {
    send: (request, caller) => {
      callers.set(request, caller)
      return request
    },
    find: (request) => callers.get(request),
  }
}
