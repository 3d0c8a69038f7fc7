import type { Pool } from 'pg'
import type { Logger } from '../logger.ts'

export interface DatabaseClock {
  now: () => Date
  close(): void
}

const MEASURED_EVERY_MS = 60_000

/**
 * The database's time, for decisions that several processes share, independent of this machine's clock. Queried once a
 * minute; in between the process's monotonic clock is used.
 */
export const createDatabaseClock = async (pool: Pool, log: Logger): Promise<DatabaseClock> => {
  let aheadMs = await measure(pool)
  const timer = setInterval(() => {
    measure(pool).then(
      (measured) => {
        aheadMs = measured
      },
      (error) => log.debug({ error }, 'the time of the database could not be queried; the last measurement is used'),
    )
  }, MEASURED_EVERY_MS)
  timer.unref()
  return { now: () => new Date(performance.now() + aheadMs), close: () => clearInterval(timer) }
}

/** How far the database's time is ahead of this process's monotonic clock. */
const measure = async (pool: Pool): Promise<number> => {
  const requestedMs = performance.now()
  const { rows } = await pool.query<{ ms: number }>('select extract(epoch from clock_timestamp())::float8 * 1000 as ms')
  return rows[0]!.ms - (requestedMs + performance.now()) / 2
}
