import { tooManyAtOnce } from '../errors.ts'

export interface TurnLimits {
  /** How much work of one caller runs concurrently. */
  running: number
  /** How much more of it may wait; anything beyond is rejected at once. */
  waiting: number
  waitMs: number
}

/** Runs the work of a caller when it is the caller's turn. */
export type Turns = <T>(caller: string, work: () => Promise<T>) => Promise<T>

interface Line {
  running: number
  waiting: (() => void)[]
}

/**
 * Limits the concurrency of each caller, so that one that sends more than its share waits behind its own requests and
 * not in front of those of others. Rejects with 429 what would wait too long.
 */
export const createTurns = ({ running, waiting, waitMs }: TurnLimits): Turns => {
  const lines = new Map<string, Line>()

  const enter = (line: Line): Promise<void> | void => {
    if (line.running < running) {
      line.running += 1
      return
    }
    if (line.waiting.length >= waiting) throw tooManyAtOnce()
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(begin), 1)
        reject(tooManyAtOnce())
      }, waitMs)
      line.waiting.push(begin)
    })
  }
  const leave = (caller: string, line: Line) => {
    const next = line.waiting.shift()
    if (next) return next()
    line.running -= 1
    if (line.running === 0) lines.delete(caller)
  }

  return async (caller, work) => {
    const line = lines.get(caller) ?? { running: 0, waiting: [] }
    lines.set(caller, line)
    await enter(line)
    try {
      return await work()
    } finally {
      leave(caller, line)
    }
  }
}
