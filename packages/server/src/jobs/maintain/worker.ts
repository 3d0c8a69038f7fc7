import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { ensurePartitions } from './partitions.ts'

const EVERY_MS = 6 * 3_600_000

/** Housekeeping that nothing waits for: the months to come get their partitions. */
export const runMaintenance = async (
  { pool, log }: { pool: Pool; log: Logger },
  signal: AbortSignal,
): Promise<void> => {
  while (!signal.aborted) {
    try {
      await ensurePartitions(pool, Date.now())
    } catch (error) {
      log.error({ error }, 'making partitions failed')
    }
    await setTimeout(EVERY_MS, undefined, { signal }).catch(() => {})
  }
}
