import { inThread } from '@boxtrail/document-reading/in-thread'
import { createSemaphore } from '../../semaphore.ts'

/** Parsing anything longer would block all other requests (this length takes about 20 ms). */
export const LONGEST_INLINE = 65_536

/**
 * Runs a parser's script in worker threads. Each needs memory, so there are two at most; further work waits, and is
 * rejected if that takes too long.
 */
export const createParserThreads = <T>(script: URL, limits: { timeoutMs: number; memoryMb: number }) => {
  const semaphore = createSemaphore(2, { waitMs: 20_000 })
  return (data: object) => semaphore(() => inThread<T>({ script, data }, limits))
}
