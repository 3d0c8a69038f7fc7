import type { Cadence } from '@boxtrail/engine/cadence'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { persist } from '../../db/connection/persist.ts'
import { isFailure } from './breaker.ts'
import { type LeasedPoll, noteOutcomes } from './note-outcomes.ts'

/** How a source is doing, as this process last read or wrote it. */
export interface SourceHealth {
  failures(): number
  /** Takes over the count of failures that a claim has read. */
  read(failures: number): void
  /** Counts what polls say about the source; writes only if that may change its state. */
  note(polls: readonly LeasedPoll[]): Promise<void>
}

/** Failures in a sandbox are simulated, each for one number: they must not pause polls of other numbers. */
export const simulatedHealth: SourceHealth = { failures: () => 0, read: () => {}, note: async () => {} }

interface HealthOptions {
  pool: Pool
  log: Logger
  sourceId: string
  cadence: Cadence
  leaseMs: number
}

export const createSourceHealth = (
  { pool, log, sourceId, cadence, leaseMs }: HealthOptions,
  before: number,
): SourceHealth => {
  let failures = before
  return {
    failures: () => failures,
    read: (count) => {
      failures = count
    },
    async note(polls) {
      if (failures === 0 && !polls.some(isFailure)) return
      const noted = await persist(() => noteOutcomes(pool, sourceId, polls, cadence), leaseMs)
      failures = noted.after.failures
      if (noted.pausedMs > 0)
        log.warn({ source: sourceId, pausedMs: noted.pausedMs, failures }, 'polls of a source are paused for a while')
    },
  }
}
