import { type ApiError, busy } from './errors.ts'

/** Runs work while a permit is free for it; waits for one otherwise. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>

export interface SemaphoreOptions {
  waitMs?: number
  /** How much work may wait; by default any amount. */
  waiting?: number
  /** The error for work that would wait too long, or behind too much. */
  refusal?: () => ApiError
}

const WAIT_MS = 5_000

/** Grants permits in the order of the requests. */
export const createSemaphore = (permits: number, options: SemaphoreOptions = {}): Semaphore => {
  const { waitMs = WAIT_MS, waiting: mostWaiting = Infinity, refusal = busy } = options
  let free = permits
  const waiting = new Set<() => void>()
  const acquire = async (): Promise<void> => {
    if (free > 0) {
      free -= 1
      return
    }
    if (waiting.size >= mostWaiting) throw refusal()
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(grant)
        reject(refusal())
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
