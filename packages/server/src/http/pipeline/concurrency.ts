import { createBodySlots, createSlots } from '../transport/slots.ts'

/** How many large bodies are processed at once. */
const LARGE_AT_ONCE = 2
/** How many more requests of a caller may wait, and for how long. */
const WAITING = { waiting: 256, waitMs: 10_000 }
/** A caller runs this many times fewer requests at once while others have requests, too. */
const BESIDE_OTHERS = 4

/** The share that each caller has of what is done at once, and each account of the memory for large bodies. */
export const createConcurrency = ({ concurrent_requests: running }: { concurrent_requests: number }) => ({
  slots: createSlots({ running, runningBesideOthers: Math.ceil(running / BESIDE_OTHERS), ...WAITING }),
  bodySlots: createBodySlots(LARGE_AT_ONCE),
})
