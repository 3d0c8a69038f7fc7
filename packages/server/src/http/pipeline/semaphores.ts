import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import type { Pool } from 'pg'
import { createSemaphore, type Semaphore } from '../../semaphore.ts'

/**
 * Work with an Idempotency-Key occupies a connection and may need another for the rate limits: it gets half of the
 * pool, so that one is always free. Work that waits for an external receiver gets few, so that slow receivers block
 * nothing else; so does advancing a sandbox, which takes seconds.
 */
export const createSemaphores = (pool: Pool): ((id: OperationId) => Semaphore) => {
  // A test double of a pool may have no options; ten is the default of `pg`.
  const connections = (pool.options as { max?: number } | undefined)?.max ?? 10
  const inside = createSemaphore(Math.max(1, Math.floor(connections / 2)))
  const outside = createSemaphore(Math.max(1, Math.floor(connections / 8)))
  const advancing = createSemaphore(Math.max(1, Math.floor(connections / 8)))
  return (id) => {
    if (id === 'advanceSandboxClock') return advancing
    return operations[id].bucket === 'trigger' ? outside : inside
  }
}
