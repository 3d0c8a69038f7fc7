import { inThread, type ThreadLimits } from '@boxtrail/document-reading/in-thread'
import { busy } from '@boxtrail/protocol/errors'
import { createSemaphore } from '../../semaphore.ts'

/** Parsing anything longer would block all other requests (this length takes about 20 ms). */
export const MAX_INLINE_LENGTH = 65_536

/**
 * Runs a parser's script in worker threads. Each needs memory, so there are two at most; further work waits, and is
 * rejected if that takes too long.
 */
export const createParserThreads = <T>(script: URL, limits: ThreadLimits) => {
  const semaphore = createSemaphore(2, { waitMs: 20_000 })
  return async (data: object) => {
    const posted = await semaphore(() => inThread<T>({ script, data }, limits))
    if ('refused' in posted && posted.isTransient) throw busy()
    return posted
  }
}
