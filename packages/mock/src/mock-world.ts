import type { Failure } from './answers/failures.ts'
import type { Mock } from './mock.ts'
import { WORLD_HEADER } from './world/worlds.ts'

/** Records that belong to one test: changes in one world do not affect other worlds. */
export interface MockWorld {
  name: string
  /** Headers for calls to this world: `X-Mock-World: NAME`. */
  headers: Record<string, string>
  /** An API key for programs that cannot set headers. */
  apiKey: string
  /** Resets the world to its initial state. */
  reset(): void | Promise<void>
  /** Creates a copy of the present state of this world. */
  fork(name: string): MockWorld
  /** Sets which of its calls fail from now on. */
  fail(failures: readonly Failure[]): void
}

/** The world of this name, for use in programs. */
export const worldOf = (name: string, mock: Mock): MockWorld => {
  mock.worlds.find(name)
  return {
    name,
    headers: { [WORLD_HEADER]: name },
    apiKey: `world-${name}`,
    reset: () => void mock.worlds.reset(name),
    fork: (other) => {
      mock.worlds.fork(other, name)
      return worldOf(other, mock)
    },
    fail: (failures) => mock.fail(name, failures),
  }
}
