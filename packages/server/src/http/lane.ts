import { type OperationId, operations } from '@boxtrail/contracts'
import type { Pool } from 'pg'
import { busy } from '../errors.ts'

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

/**
 * Work with an Idempotency-Key holds a connection and may want another, for the rate limits: it gets half of the pool,
 * so that there always is one. What waits for a receiver outside gets few, so that slow ones stop nobody else; and so does
 * the playing of sandboxes, which takes seconds.
 */
export const createLanes = (pool: Pool): ((id: OperationId) => Lane) => {
  // What stands in for a pool may have no options; ten is the default of one that has none.
  const connections = (pool.options as { max?: number } | undefined)?.max ?? 10
  const inside = createLane(Math.max(1, Math.floor(connections / 2)))
  const outside = createLane(Math.max(1, Math.floor(connections / 8)))
  const playing = createLane(Math.max(1, Math.floor(connections / 8)))
  return (id) => {
    if (id === 'advanceSandboxClock') return playing
    return operations[id].bucket === 'trigger' ? outside : inside
  }
}
