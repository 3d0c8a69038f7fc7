import { createEarlierCount } from './count-earlier.ts'
import { type ProjectionOptions, projectBatch } from './project-batch.ts'

export interface JourneyWorkerOptions extends ProjectionOptions {
  pollMs?: number
}

/**
 * Projects journeys that are stale or due, until `signal` aborts. In between, for at most half of the time, it counts
 * journeys of earlier versions (count-earlier.ts).
 */
export const runJourneyWorker = async (options: JourneyWorkerOptions, signal: AbortSignal): Promise<void> => {
  const { wakeups, log, pollMs = 1_000 } = options
  const countEarlier = createEarlierCount(options)
  while (!signal.aborted) {
    let restMs = pollMs
    try {
      const done = await projectBatch(options)
      if (done > 0) continue
      const beganMs = performance.now()
      if (await countEarlier()) restMs = performance.now() - beganMs
    } catch (error) {
      log.error({ error }, 'projecting journeys failed')
    }
    await wakeups.sleep('journeys', restMs, signal)
  }
}
