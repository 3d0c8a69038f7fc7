import { createMock } from './mock.ts'
import { type MockWorld, worldOf } from './mock-world.ts'
import type { MockOptions } from './options.ts'
import { DEFAULT_WORLD } from './world/worlds.ts'

/** The mock as `fetch`, for tests in one process: no server, no network. */
export interface MockFetch {
  /** For the `fetch` option of a client. */
  fetch: typeof globalThis.fetch
  world(name: string): MockWorld
  /** The world of calls that name none begins again. */
  reset(): void
}

/** Records in memory behind a function in place of `fetch`. */
export const createMockFetch = (options: Omit<MockOptions, 'port' | 'host'> = {}): MockFetch => {
  const mock = createMock(options)
  return {
    fetch: (input, init) => mock.respond(new Request(input, init)),
    world: (name) => worldOf(name, mock),
    reset: () => void mock.worlds.reset(DEFAULT_WORLD),
  }
}
