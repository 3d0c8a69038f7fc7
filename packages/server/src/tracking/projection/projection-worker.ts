import { type ProjectionOptions, projectBatch } from './project-batch.ts'

export interface JourneyWorkerOptions extends ProjectionOptions {
  pollMs?: number
}

/** Projects journeys that are stale or due, until `signal` aborts. */
export const runJourneyWorker = async (options: JourneyWorkerOptions, signal: AbortSignal): Promise<void> => {
  const { wakeups, log, pollMs = 1_000 } = options
  while (!signal.aborted) {
    try {
      const done = await projectBatch(options)
      if (done > 0) continue
    } catch (error) {
      log.error({ error }, 'projecting journeys failed')
    }
    await wakeups.sleep('journeys', pollMs, signal)
  }
}
