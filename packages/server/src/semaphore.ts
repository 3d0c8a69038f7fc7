import { busy } from './errors.ts'

/** Runs work while a permit is free for it; waits for one otherwise. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

const WAIT_MS = 5_000

/** Grants permits in the order of the requests. Work that waits longer than `waitMs` is rejected with 503. */
export const createSemaphore = (permits: number, waitMs: number = WAIT_MS): Semaphore => {
  let free = permits
  const waiting = new Set<() => void>()
  const acquire = (): Promise<void> => {
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(grant)
        reject(busy())
      }, waitMs)
      const grant = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(grant)
    })
  }
  const release = () => {
    const [next] = waiting
    if (!next) free += 1
    else {
      waiting.delete(next)
      next()
    }
  }
  return async (work) => {
    await acquire()
    try {
      return await work()
    } finally {
      release()
    }
  }
}
