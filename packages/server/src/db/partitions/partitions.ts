import type { Pool, PoolClient } from 'pg'
import { firstIdAt } from '../idv7.ts'
import { transaction } from '../transaction.ts'

/**
 * The column whose ids determine the month, and the storage settings of the partitions. The state of a notification is
 * updated several times; a packed body stays in its row up to the size of a page.
 */
export const monthlyTables = {
  reports: { column: 'id', storage: '' },
  report_bodies: { column: 'id', storage: '' },
  notifications: { column: 'id', storage: 'with (fillfactor = 60)' },
  notification_bodies: { column: 'id', storage: 'with (toast_tuple_target = 8160)' },
  notification_attempts: { column: 'notification_id', storage: '' },
} as const

export type MonthlyTable = keyof typeof monthlyTables

/** For how many months after this one partitions are created: any process that runs at all does so in time. */
const MONTHS_AHEAD = 3

/**
 * Creates the monthly partitions of the tables that only grow. Ids begin with their time, so a month is a range of ids.
 */
export const ensurePartitions = (pool: Pool, nowMs: number): Promise<void> =>
  transaction(pool, async (client) => {
    // Two processes that start together would both try.
    await lockPartitions(client)
    for (const [table, { column, storage }] of Object.entries(monthlyTables)) {
      for (let month = 0; month <= MONTHS_AHEAD; month++) {
        const { name, from, to } = monthOf(table, nowMs, month)
        const { rows } = await client.query(`select 1 from pg_class where relname = $1`, [name])
        if (rows.length > 0) continue
        // The default partition may already contain rows of this month, which then stay there.
        const { rows: taken } = await client.query(
          `select 1 from ${table}_default where ${column} >= $1 and ${column} < $2 limit 1`,
          [from, to],
        )
        if (taken.length === 0)
          await client.query(
            `create table ${name} partition of ${table} for values from ('${from}') to ('${to}') ${storage}`,
          )
      }
    }
  })

/**
 * The missing partitions of the next month. Without them, rows collect in a default partition, which is slow to clear.
 */
export const missingPartitions = async (pool: Pool, nowMs: number): Promise<string[]> => {
  const names = Object.keys(monthlyTables).map((table) => monthOf(table, nowMs, 1).name)
  const { rows } = await pool.query<{ name: string }>(
    'select name from unnest($1::text[]) as wanted(name) where to_regclass(name) is null',
    [names],
  )
  return rows.map(({ name }) => name)
}

/** Prevents other processes from creating or dropping partitions until the end of the transaction. */
export const lockPartitions = (client: PoolClient) =>
  client.query(`select pg_advisory_xact_lock(hashtext('boxtrail partitions'))`)

const monthOf = (table: string, nowMs: number, ahead: number) => {
  const now = new Date(nowMs)
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1, 1)
  const label = new Date(start).toISOString().slice(0, 7).replace('-', '_')
  return { name: `${table}_${label}`, from: firstIdAt(start), to: firstIdAt(end) }
}
