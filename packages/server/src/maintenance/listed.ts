import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { repairListed } from '../records/listed/repair.ts'
import { isUpgradedSince } from '../records/listed/repair-queries.ts'

/** The migration since which writers keep what lists are ordered by; before, they kept less. */
const SINCE = '0051_orders_and_filters_of_lists.sql'
const DAYS = 7

/**
 * For a week after the upgrade, repairs what processes of the previous version still wrote: lists and search do not
 * follow it (apps/docs/decisions/0012-writers-keep-lists-and-search.md). It uses at most half of one connection.
 */
export const repairAfterUpgrade = async (pool: Pool, log: Logger, signal: AbortSignal): Promise<void> => {
  if (!(await isUpgradedSince(pool, SINCE, DAYS))) return
  const rest = (tookMs: number) => setTimeout(tookMs, undefined, { signal }).catch(() => {})
  const repaired = await repairListed(pool, { signal, rest })
  if (repaired > 0) log.warn({ repaired }, 'lists and search differed from their records and were repaired')
}
