import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Wakeups } from '../../../db/queues/wakeups.ts'
import type { FromThread, ThreadSettings, ToThread } from './messages.ts'

export interface ProjectionThreads {
  count: number
  settings: ThreadSettings
  wakeups: Wakeups
  log: Logger
}

const AGAIN_AFTER_MS = 1_000
const script = new URL('./projection-thread.ts', import.meta.url)

/**
 * Projects journeys in threads until `signal` aborts, so that the main thread has time for requests, polls and
 * deliveries. Journeys are leased (project-batch.ts): those of a thread that ends unexpectedly are projected by others.
 */
export const runProjectionThreads = async (options: ProjectionThreads, signal: AbortSignal): Promise<void> => {
  await Promise.all(Array.from({ length: options.count }, () => keepThread(options, signal)))
}

const keepThread = async (options: ProjectionThreads, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const error = await runThread(options, signal)
    if (signal.aborted) return
    options.log.error({ error }, 'a projection thread ended unexpectedly; another one is started')
    await sleep(AGAIN_AFTER_MS, undefined, { signal }).catch(() => {})
  }
}

/** Resolves when the thread has ended, with the error that ended it, if any. */
const runThread = ({ settings, wakeups }: ProjectionThreads, signal: AbortSignal): Promise<unknown> =>
  new Promise((resolve) => {
    const thread = new Worker(script, { workerData: settings })
    const send = (message: ToThread) => thread.postMessage(message)
    const unsubscribe = wakeups.subscribe('journeys', () => send({ wake: 'journeys' }))
    const stop = () => send({ stop: true })
    let cause: unknown
    thread.on('message', (message: FromThread) => {
      if ('wake' in message) wakeups.wake(message.wake)
    })
    thread.on('error', (error) => {
      cause = error
    })
    thread.on('exit', () => {
      unsubscribe()
      signal.removeEventListener('abort', stop)
      resolve(cause)
    })
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
