import type { Failure } from './answers/failures.ts'
import type { Mock } from './mock.ts'
import { WORLD_HEADER } from './world/worlds.ts'

/** Records that belong to one test: what happens in one world is seen in no other. */
export interface MockWorld {
  name: string
  /** For calls to it: `X-Mock-World: NAME`. */
  headers: Record<string, string>
  /** The same for programs that cannot set headers. */
  apiKey: string
  /** Back to how it began. */
  reset(): void | Promise<void>
  /** Another world, as this one is now. */
  fork(name: string): MockWorld
  /** Which of its calls fail from now on. */
  fail(failures: readonly Failure[]): void
}

/** A world by its name, for programs. */
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
