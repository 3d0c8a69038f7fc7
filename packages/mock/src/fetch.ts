import { createMock, type Mock } from './mock.ts'
import { type MockWorld, worldOf } from './mock-world.ts'
import type { MockOptions } from './options.ts'
import { DEFAULT_WORLD } from './world/worlds.ts'

/** The mock as a `fetch` function, for tests in one process, without a server and without the network. */
export interface MockFetch {
  /** The function for the `fetch` option of a client. */
  fetch: typeof globalThis.fetch
  world(name: string): MockWorld
  /** Resets the world of calls that name none. */
  reset(): void
}

/** Creates a mock with records in memory that takes the place of `fetch`. */
export const createMockFetch = (options: Omit<MockOptions, 'port' | 'host'> = {}): MockFetch => {
  const mock = createMock(options)
  return {
    fetch: (input, init) => answered(new Request(input, init), mock),
    world: (name) => worldOf(name, mock),
    reset: () => void mock.worlds.reset(DEFAULT_WORLD),
  }
}

/** Behaves as `fetch` does: a cancelled call rejects at once, and a response to HEAD has no body. */
const answered = async (request: Request, mock: Mock): Promise<Response> => {
  const { signal } = request
  signal.throwIfAborted()
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  const answer = await Promise.race([mock.respond(request), given])
  return request.method === 'HEAD' ? new Response(null, answer) : answer
}
