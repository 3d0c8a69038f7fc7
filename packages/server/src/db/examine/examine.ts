import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

/**
 * What an operator's examination reads from a database. The queries are not declared as statements, because they must
 * run on a database that is not migrated, and through a pooler that prepares nothing.
 */
export interface Examined {
  maxConnections: number
  isStandby: boolean
  /** Which of fsync, full_page_writes and synchronous_commit are off. */
  unsafe: string[]
  /** The extensions that search needs and that neither exist nor can be created. */
  missingExtensions: string[]
  /** The timeout that the session has; it was opened with another one than the server's default. */
  statementTimeoutMs: number
  /** How long a transaction of the session may be idle. */
  idleTransactionTimeoutMs: number
  /** The time zone of the session, which was opened in UTC. */
  timeZone: string
  /** How far the database's clock is ahead of this machine's. */
  clockAheadMs: number
  /** The names under which processes of this service are connected. */
  connected: string[]
}

export const examineDatabase = async (pool: Pool): Promise<Examined> => {
  const askedMs = Date.now()
  const { rows } = await pool.query(
    `select current_setting('max_connections')::int4 as "maxConnections", pg_is_in_recovery() as "isStandby",
       array(select name from unnest(array['fsync', 'full_page_writes', 'synchronous_commit']) as n(name)
         where current_setting(name) = 'off') as unsafe,
       array(select name from unnest(array['pg_trgm', 'btree_gin']) as n(name)
         where not exists (select from pg_available_extensions a where a.name = n.name)
           and not exists (select from pg_extension e where e.extname = n.name)) as "missingExtensions",
       (select setting::int4 from pg_settings where name = 'statement_timeout') as "statementTimeoutMs",
       (select setting::int4 from pg_settings where name = 'idle_in_transaction_session_timeout') as "idleTransactionTimeoutMs",
       current_setting('TimeZone') as "timeZone",
       extract(epoch from clock_timestamp())::float8 * 1000 as "nowMs",
       array(select distinct application_name from pg_stat_activity
         where datname = current_database() and application_name like 'boxtrail %') as connected`,
  )
  const { nowMs, ...examined } = rows[0]
  return { ...examined, clockAheadMs: nowMs - (askedMs + Date.now()) / 2 }
}

const CHANNEL = 'boxtrail_examined'
const RECEIVED_WITHIN_MS = 2_000

/**
 * Whether a session receives the notifications of another one, which a pooler that shares sessions between transactions
 * loses.
 */
export const receivesNotifications = async (pool: Pool): Promise<boolean> => {
  const listener = await pool.connect()
  try {
    const received = new Promise<boolean>((resolve) => listener.once('notification', () => resolve(true)))
    await listener.query(`listen ${CHANNEL}`)
    await pool.query(`select pg_notify('${CHANNEL}', '')`)
    return await Promise.race([received, sleep(RECEIVED_WITHIN_MS, false, { ref: false })])
  } finally {
    listener.release(true)
  }
}

/** SQL: identifies the database within its cluster; a primary and its replicas have the same value. */
export const DATABASE_ID = `(select system_identifier || ' ' || (select oid from pg_database where datname = current_database())
  from pg_control_system())`

export const identifyDatabase = async (pool: Pool): Promise<string> =>
  (await pool.query<{ id: string }>(`select ${DATABASE_ID} as id`)).rows[0]!.id

/** The id of the key that seals this database's secrets; null before there is one. */
export const neededMasterKeyId = async (pool: Pool): Promise<string | null> =>
  (await pool.query<{ id: string | null }>('select master_key_id as id from installation')).rows[0]?.id ?? null
