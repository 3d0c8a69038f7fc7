import { type OperationId, operations } from '@boxtrail/contracts'
import type { Pool } from 'pg'
import { createLane, type Lane } from '../lane.ts'

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
