import { setTimeout } from 'node:timers/promises'
import type { Logger } from '../logger.ts'
import { attendToSilences } from './attend.ts'
import { noteLatePushes } from './late-pushes.ts'
import { lookAtSilences, type SilenceOptions } from './look.ts'

export interface SilenceWorkerOptions extends SilenceOptions {
  log: Logger
  everyMs?: number
}

/**
 * How often to check. A source that falls silent has been so for a day at least; accounts are notified within this time
 * that it reports again.
 */
const EVERY_MS = 60_000
/** After how many rounds the feeds are compared with the clock again. */
const FEEDS_AT_TURNS = 10

/** Notifies of sources that fall silent and of those that report again, until `signal` aborts. */
export const runSilenceWorker = async (options: SilenceWorkerOptions, signal: AbortSignal): Promise<void> => {
  const { log, everyMs = EVERY_MS } = options
  for (let turn = 0; !signal.aborted; turn++) {
    try {
      if (turn % FEEDS_AT_TURNS === 0) await noteLatePushes(options)
      while (!signal.aborted && (await lookAtSilences(options)) > 0) {}
      while (!signal.aborted && (await attendToSilences(options)) > 0) {}
    } catch (error) {
      log.error({ error }, 'looking for silent sources failed')
    }
    await setTimeout(everyMs, undefined, { signal }).catch(() => {})
  }
}
