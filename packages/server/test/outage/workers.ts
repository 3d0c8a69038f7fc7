import type { Cadence } from '@boxtrail/engine/cadence'
import type { Source } from '@boxtrail/sources/port/source'
import { runCheckWorker } from '../../src/tracking/polling/poll-worker.ts'
import { runJourneyWorker } from '../../src/tracking/projection/projection-worker.ts'
import type { TestApi } from '../harness/api.ts'
import { lookups } from '../harness/reference.ts'

/** Starts the real workers, which poll these sources. Returns a function that stops them. */
export const startWorkers = ({ context }: TestApi, sources: readonly Source[], cadence: Cadence) => {
  const { pool, wakeups, log, notifier } = context
  const byId = new Map(sources.map((source) => [source.id, source]))
  const registry = { ...context.registry, ids: [...byId.keys()], byId: (id: string) => byId.get(id) }
  const quiet = log.child({}, { level: 'silent' })
  const done = new AbortController()
  const options = { pool, registry, wakeups, log: quiet, pollMs: 50, cadence }
  const workers = Promise.all([
    runCheckWorker(options, done.signal),
    runJourneyWorker({ ...options, notifier, lookups }, done.signal),
  ])
  return async () => {
    done.abort()
    await workers
  }
}

/** A concurrency limit that all lines share, as a control: the workers must not have one. */
export const createPlaces = (count: number) => {
  let free = count
  const waiting: (() => void)[] = []
  return {
    take: (signal: AbortSignal): Promise<void> | undefined => {
      if (free > 0) return void free--
      return new Promise((resolve) => {
        waiting.push(resolve)
        signal.addEventListener('abort', () => resolve(), { once: true })
      })
    },
    free: () => {
      const next = waiting.shift()
      if (next) next()
      else free++
    },
  }
}
