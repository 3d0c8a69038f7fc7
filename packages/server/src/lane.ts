import { busy } from './errors.ts'

/** Runs work when there is a place for it. */
export type Lane = <T>(work: () => Promise<T>) => Promise<T>

const PATIENCE_MS = 5_000

/** Lets so many in at a time; the others wait in the order in which they came, and are sent away after a while. */
export const createLane = (places: number, patienceMs: number = PATIENCE_MS): Lane => {
  let free = places
  const waiting = new Set<() => void>()
  const enter = (): Promise<void> => {
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(go)
        reject(busy())
      }, patienceMs)
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.add(go)
    })
  }
  const leave = () => {
    const [next] = waiting
    if (!next) free += 1
    else {
      waiting.delete(next)
      next()
    }
  }
  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
