import { tooManyAtOnce } from '@boxtrail/protocol/errors'
import { createSemaphore, type Semaphore, type WithoutPermit } from '../../semaphore.ts'

export interface SlotLimits {
  /** How much work of one caller runs concurrently. */
  running: number
  /** The same while other callers have work; by default not fewer. */
  runningBesideOthers?: number
  /** How much more of it may wait; anything beyond that is rejected at once. */
  waiting: number
  waitMs: number
}

/** Runs the work of a caller when it is the caller's turn. */
export type Slots = <T>(caller: string, work: (withoutSlot: WithoutPermit) => Promise<T>) => Promise<T>

/** For how long callers count as active after their last request. */
const ACTIVE_MS = 1_000

/** Whether more than one caller is active. */
const createContention = () => {
  let last = ''
  let contendedUntilMs = 0
  return {
    note(name: string): void {
      if (last !== '' && name !== last) contendedUntilMs = performance.now() + ACTIVE_MS
      last = name
    },
    isPresent: () => performance.now() < contendedUntilMs,
  }
}

/**
 * Limits the concurrency of each caller, so that one that sends more than its share waits behind its own requests and
 * not in front of those of others. Rejects with 429 what would wait too long.
 */
export const createSlots = ({ running, runningBesideOthers = running, waiting, waitMs }: SlotLimits): Slots => {
  const callers = new Map<string, { semaphore: Semaphore; requests: number }>()
  const contention = createContention()
  const permits = () => (contention.isPresent() ? runningBesideOthers : running)
  return async (name, work) => {
    contention.note(name)
    const caller = callers.get(name) ?? {
      semaphore: createSemaphore(permits, { waiting, waitMs, refusal: tooManyAtOnce }),
      requests: 0,
    }
    callers.set(name, caller)
    caller.requests += 1
    try {
      return await caller.semaphore(work)
    } finally {
      caller.requests -= 1
      if (caller.requests === 0) callers.delete(name)
    }
  }
}

/** Slots for callers known only by an address, behind which there may be an office. */
export const createAddressSlots = (): Slots => createSlots({ running: 8, waiting: 64, waitMs: 10_000 })

/** Bodies above this size stay in memory while they are processed (a mail of 35 MB takes 180 MB). */
const LARGE_BYTES = 1024 * 1024
const LARGE_WAIT_MS = 20_000

/** Runs the work of a caller on a body of the given size. */
export type BodySlots = <T>(caller: string, sizeBytes: number, work: () => Promise<T>) => Promise<T>

/** Large bodies are processed a few at once, and one at a time per caller; others at once. */
export const createBodySlots = (largeAtOnce: number): BodySlots => {
  const ofCaller = createSlots({ running: 1, waiting: 20, waitMs: LARGE_WAIT_MS })
  const large = createSemaphore(largeAtOnce, { waitMs: LARGE_WAIT_MS })
  return (caller, sizeBytes, work) => (sizeBytes > LARGE_BYTES ? ofCaller(caller, () => large(work)) : work())
}
