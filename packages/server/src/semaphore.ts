import { type ApiError, busy } from '@boxtrail/protocol/errors'

/** Runs work while a permit is free for it; waits for one otherwise. */
export type Semaphore = <T>(work: (withoutPermit: WithoutPermit) => Promise<T>) => Promise<T>

/** Returns the permit for as long as the work only waits for something, and waits for one again afterwards. */
export type WithoutPermit = <T>(wait: () => Promise<T>) => Promise<T>

export interface SemaphoreOptions {
  waitMs?: number
  /** How much work may wait; by default any amount. */
  waiting?: number
  /** Makes the error for work that would wait too long, or behind too much other work. */
  refusal?: () => ApiError
}

const WAIT_MS = 5_000

/** Grants permits in the order of the requests; how many there are may change with time. */
export const createSemaphore = (permits: number | (() => number), options: SemaphoreOptions = {}): Semaphore => {
  const { waitMs = WAIT_MS, waiting: mostWaiting = Infinity, refusal = busy } = options
  const most = typeof permits === 'number' ? () => permits : permits
  let running = 0
  const waiting = new Set<() => void>()
  const acquire = async (): Promise<void> => {
    if (running < most()) {
      running += 1
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
    running -= 1
    for (const grant of waiting) {
      if (running >= most()) return
      waiting.delete(grant)
      running += 1
      grant()
    }
  }
  return async (work) => {
    await acquire()
    let isHeld = true
    const withoutPermit: WithoutPermit = async (wait) => {
      release()
      isHeld = false
      const result = await wait()
      await acquire()
      isHeld = true
      return result
    }
    try {
      return await work(withoutPermit)
    } finally {
      if (isHeld) release()
    }
  }
}
