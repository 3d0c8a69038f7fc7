import type { Pool, PoolClient } from 'pg'
import { type Client, type RowOf, statement } from '../../db/statement.ts'
import type { KeptBody } from './object.ts'

const findObjectsSql = statement(
  'find-report-objects',
  `select w.id, o.key from unnest($2::uuid[], $3::date[]) as w(id, month)
   cross join lateral (
     select o.key, o.from_check, o.from_id from report_objects o
     where o.month = w.month and (o.to_check, o.to_id) >= ($1::uuid, w.id) and o.stored_at is not null
     order by o.to_check, o.to_id limit 1) o
   where (o.from_check, o.from_id) <= ($1::uuid, w.id)`,
  { notNull: ['id'] },
)

/** The objects that may have the bodies of reports of a check, by the month that their ids begin with. */
export const findObjects = (client: Client, checkId: string, ids: readonly string[], months: readonly string[]) =>
  findObjectsSql.rows(client, checkId, ids, months)

/** A month, with the times at which it begins and ends. */
export interface MonthOfBodies {
  /** Its first day: `2026-10-01`. */
  month: string
  startMs: number
  endMs: number
}

const loadUnmovedBodiesSql = statement(
  'load-unmoved-bodies',
  `select check_id, id, body from (
     select b.check_id, b.id, b.body, sum(octet_length(b.body)) over (order by b.check_id, b.id) - octet_length(b.body) as before
     from (select check_id, id, body from report_bodies
       where id >= $1 and id < $2 and (check_id, id) > ($3::uuid, $4::uuid) order by check_id, id limit $5) b) b
   where before < $6::bigint order by check_id, id`,
  { notNull: ['check_id', 'id', 'body'] },
)

interface Batch {
  from: string
  to: string
  after: { check_id: string; id: string }
  bodies: number
  bytes: number
}

/** The next bodies of a range of ids, in the order of check and report; at least one, if there is any. */
export const loadUnmoved = (pool: Pool, { from, to, after, bodies, bytes }: Batch): Promise<KeptBody[]> =>
  loadUnmovedBodiesSql.rows(pool, from, to, after.check_id, after.id, bodies, bytes)

const findMovedUntilSql = statement(
  'find-moved-until',
  `select to_check as check_id, to_id as id, stored_at from report_objects where month = $1
   order by to_check desc, to_id desc limit 1`,
)

/** How far a month was moved; `stored_at` null: a process is putting that object, or was killed doing so. */
export const findMovedUntil = (pool: Pool, month: string) => findMovedUntilSql.first(pool, month)

const countInPartitionSql = statement(
  'count-moved-bodies',
  'select coalesce(sum(in_partition), 0)::int8 as count from report_objects where month = $1 and stored_at is not null',
  { notNull: ['count'] },
)

/** How many of the stored bodies of a month are still in its partition. */
export const countInPartition = async (pool: Pool, month: string): Promise<number> =>
  Number((await countInPartitionSql.one(pool, month)).count)

const forgetPartitionSql = statement(
  'forget-moved-partition',
  'update report_objects set in_partition = 0 where month = $1 and in_partition <> 0',
)

/** Notes that the partition of a month was dropped: bodies that come to that month later are not in its objects. */
export const forgetPartition = (client: PoolClient, month: string) => forgetPartitionSql.count(client, month)

const beginObjectSql = statement(
  'begin-report-object',
  `insert into report_objects (month, from_check, from_id, to_check, to_id, key, bodies, byte_size, checksum)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
)

export interface NewObject {
  month: string
  from: KeptBody
  to: KeptBody
  key: string
  bodies: number
  byteSize: number
  checksum: string
}

/** Announces an object; returns false if another process has done so. */
export const beginObject = async (pool: Pool, { month, from, to, ...object }: NewObject): Promise<boolean> => {
  const range = [from.check_id, from.id, to.check_id, to.id] as const
  const { key, bodies, byteSize, checksum } = object
  return (await beginObjectSql.count(pool, month, ...range, key, bodies, byteSize, checksum)) === 1
}

const finishObjectSql = statement(
  'finish-report-object',
  `update report_objects set stored_at = now(), changed_at = now(), in_partition = bodies - $5::int
   where month = $1 and to_check = $2 and to_id = $3 and key = $4 and stored_at is null`,
)

/**
 * Marks an object as stored: from now on its bodies are read from it. `deleted`: how many of them were deleted from the
 * database. Returns false if it took so long that another process removed the object.
 */
export const finishObject = async (
  client: PoolClient,
  { month, to, key }: NewObject,
  deleted: number,
): Promise<boolean> => (await finishObjectSql.count(client, month, to.check_id, to.id, key, deleted)) === 1

const withdrawObjectsSql = statement(
  'withdraw-report-objects',
  `update report_objects o set stored_at = null, changed_at = now()
   where (o.month, o.to_check, o.to_id) in (
     select month, to_check, to_id from report_objects where month < $1 and stored_at is not null order by month limit $2)
   returning month::text as month, to_check, to_id, key`,
  { notNull: ['month'] },
)

export type Withdrawn = RowOf<'withdraw-report-objects'>

/** Withdraws the objects of earlier months: from now on their bodies are no longer read. */
export const withdrawObjects = (pool: Pool, beforeMonth: string, limit: number): Promise<Withdrawn[]> =>
  withdrawObjectsSql.rows(pool, beforeMonth, limit)

const findUnfinishedSql = statement(
  'find-unfinished-report-objects',
  `select month::text as month, to_check, to_id, key from report_objects
   where stored_at is null and changed_at < now() - interval '10 minutes'`,
  { notNull: ['month'] },
)

/** The objects that a killed process was about to store or to remove. */
export const findUnfinished = (pool: Pool): Promise<Withdrawn[]> => findUnfinishedSql.rows(pool)

const forgetObjectSql = statement(
  'forget-report-object',
  'delete from report_objects where month = $1 and to_check = $2 and to_id = $3 and key = $4 and stored_at is null',
)

export const forgetObject = (pool: Pool, { month, to_check, to_id, key }: Withdrawn) =>
  forgetObjectSql.count(pool, month, to_check, to_id, key)
