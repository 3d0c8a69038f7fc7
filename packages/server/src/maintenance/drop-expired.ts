import type { Pool } from 'pg'
import { type RetentionName, retentionKinds, retentionNames } from '../config/settings/retention-kinds.ts'
import { droppedBefore, type Retention } from '../config/settings/retention-settings.ts'
import { recordHorizon } from '../db/horizons.ts'
import {
  countByAccount,
  deleteFromDefault,
  detachMonth,
  dropDetached,
  findMonths,
} from '../db/partitions/monthly-partitions.ts'
import type { MonthlyTable } from '../db/partitions/partitions.ts'
import { transaction } from '../db/transaction.ts'
import type { Logger } from '../logger.ts'
import { deleteAudit, deleteEarlyNotifications, lowerNotificationTotals } from './expired-queries.ts'

export interface Expiry {
  pool: Pool
  log: Logger
  retention: Retention
  nowMs: number
  signal: AbortSignal
}

/** Drops what is no longer kept, kind by kind. What could not be dropped now is tried again at the next run. */
export const dropExpired = async (expiry: Expiry): Promise<void> => {
  for (const name of retentionNames) {
    const beforeMs = droppedBefore(expiry.retention, name, expiry.nowMs)
    if (beforeMs === null || expiry.signal.aborted) continue
    const { table, by } = retentionKinds[name]
    if (by === 'month') await dropMonths(expiry, name, table, beforeMs)
    else await untilDone(expiry, async () => deleteAudit(expiry.pool, beforeMs))
  }
}

/**
 * Drops months. Responses state that they are missing before they are dropped. A month is first detached from its
 * table, which takes a moment, and dropped when nobody reads it any more; one that a killed process left detached is
 * found again.
 */
const dropMonths = async (expiry: Expiry, name: RetentionName, table: MonthlyTable, beforeMs: number) => {
  const { pool, log, signal } = expiry
  const months = (await findMonths(pool, table)).filter(({ endMs, isAttached }) => endMs <= beforeMs || !isAttached)
  await recordHorizon(pool, name, new Date(beforeMs))
  for (const month of months) {
    if (signal.aborted) return
    if (!(await detachMonth(pool, table, month.name))) {
      log.warn(
        { table: month.name },
        'a month could not be detached from its table, which was busy; this is tried again',
      )
      break
    }
    await dropMonth(pool, table, month.name)
    log.info({ table: month.name }, 'expired data was dropped')
  }
  await untilDone(expiry, () =>
    transaction(pool, async (client) => {
      if (table !== 'notifications') return (await deleteFromDefault(client, table, beforeMs)) > 0
      const gone = await deleteEarlyNotifications(client, beforeMs)
      await lowerNotificationTotals(client, gone)
      return gone.length > 0
    }),
  )
}

const dropMonth = async (pool: Pool, table: MonthlyTable, month: string): Promise<void> => {
  const counts = table === 'notifications' ? await countByAccount(pool, month) : []
  await transaction(pool, async (client) => {
    await dropDetached(client, month)
    await lowerNotificationTotals(client, counts)
  })
}

const untilDone = async ({ signal }: Expiry, deleteSome: () => Promise<boolean>): Promise<void> => {
  while (!signal.aborted && (await deleteSome())) {}
}
