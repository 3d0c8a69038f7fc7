import { createBodySlots, createSlots } from '../transport/slots.ts'

/** How many large bodies are processed at once. */
const LARGE_AT_ONCE = 2
/** How many more requests of a caller may wait, and for how long. */
const WAITING = { waiting: 256, waitMs: 10_000 }
/** The factor by which a caller's concurrent requests are reduced while others have requests, too. */
const BESIDE_OTHERS = 4

/**
 * The share of concurrent work that each caller has, and the share of memory for large bodies that each account has.
 */
export const createConcurrency = ({ concurrent_requests: running }: { concurrent_requests: number }) => ({
  slots: createSlots({ running, runningBesideOthers: Math.ceil(running / BESIDE_OTHERS), ...WAITING }),
  bodySlots: createBodySlots(LARGE_AT_ONCE),
})
