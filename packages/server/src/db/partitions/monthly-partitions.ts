import { setTimeout } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import type { Query } from '../distribution/rewritten.ts'
import { firstIdAt } from '../idv7.ts'
import type { Client } from '../statement.ts'
import { transaction } from '../transaction.ts'
import { lockPartitions, type MonthlyTable, monthlyTables } from './partitions.ts'

export interface Month {
  /** The name of the partition. */
  name: string
  /** The end of the month; later rows are in the next partition. */
  endMs: number
  /** Whether it is attached; otherwise it is detached, and not dropped yet. */
  isAttached: boolean
}

/** The months of a table, oldest first. */
export const findMonths = async (client: Client, table: MonthlyTable): Promise<Month[]> => {
  const { rows } = await client.query<{ name: string; label: string; attached: boolean }>(
    `select c.relname as name, right(c.relname, 7) as label,
       exists (select 1 from pg_inherits i where i.inhrelid = c.oid and i.inhparent = t.oid) as attached
     from pg_class t join pg_class c on c.relnamespace = t.relnamespace and c.relkind = 'r' and c.relname ~ $2
     where t.oid = $1::regclass order by c.relname`,
    [table, `^${table}_\\d{4}_\\d{2}$`],
  )
  return rows.map(({ name, label, attached }) => {
    const [year, month] = label.split('_').map(Number) as [number, number]
    return { name, endMs: Date.UTC(year, month, 1), isAttached: attached }
  })
}

/** The longest time for which reads and writes of the table wait; detaching gives up when it had to wait longer. */
const LOCK_TIMEOUT_MS = 80
const TRIES = 5
const PAUSE_MS = 200
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Detaches a month from its table, in a moment between two statements of others. Not concurrently, which PostgreSQL
 * cannot do if there is a default partition; that one is needed, so that every row has a partition whatever its clock
 * or delay. Returns false if there was no such moment.
 */
export const detachMonth = async (pool: Pool, table: MonthlyTable, name: string): Promise<boolean> => {
  for (let tried = 0; tried < TRIES; tried++) {
    try {
      await transaction(pool, async (client) => {
        await lockPartitions(client)
        const month = (await findMonths(client, table)).find((one) => one.name === name)
        if (!month?.isAttached) return
        await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
        await client.query(`alter table ${table} detach partition ${name}`)
      })
      return true
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
      await setTimeout(PAUSE_MS)
    }
  }
  return false
}

export interface AccountRows {
  account_id: string
  count: number
}

/** How many rows of each account a detached month has; nobody writes to it any more. */
export const countByAccount = async (client: Client, month: string): Promise<AccountRows[]> =>
  (await client.query(`select account_id, count(*)::int as count from ${month} group by account_id`)).rows

export const dropDetached = (client: PoolClient, month: string) => client.query(`drop table ${month}`)

/** How many rows a month has. */
export const countRows = async (pool: Pool, month: string): Promise<number> =>
  Number((await pool.query(`select count(*) from ${month}`)).rows[0].count)

/** Deletes these of the rows that came before their month had a partition; returns how many there were. */
export const deleteOfDefault = async (
  client: PoolClient,
  table: 'report_bodies',
  rows: readonly { check_id: string; id: string }[],
): Promise<number> => {
  const { rowCount } = await client.query(
    `delete from ${table}_default t using unnest($1::uuid[], $2::uuid[]) as g(check_id, id)
     where t.check_id = g.check_id and t.id = g.id`,
    [rows.map(({ check_id }) => check_id), rows.map(({ id }) => id)],
  )
  return rowCount ?? 0
}

/** The id of the oldest row that came before its month had a partition. */
export const firstInDefault = async (pool: Pool, table: MonthlyTable): Promise<string | undefined> => {
  const { column } = monthlyTables[table]
  const { rows } = await pool.query<{ id: string }>(
    `select ${column} as id from ${table}_default order by ${column} limit 1`,
  )
  return rows[0]?.id
}

const AT_ONCE = 5_000

/** Deletes some of the rows that came before their month had a partition; returns whose notifications they were. */
export const deleteFromDefault = async (client: PoolClient, table: MonthlyTable, beforeMs: number): Promise<number> => {
  const { column } = monthlyTables[table]
  const query: Query = {
    text: `delete from ${table}_default where ctid = any(array(
       select ctid from ${table}_default where ${column} < $1 limit ${AT_ONCE}))`,
    distributed: `delete from ${table}_default where ${column} < $1`,
    values: [firstIdAt(beforeMs)],
  }
  const { rowCount } = await client.query(query)
  return rowCount ?? 0
}
