import type { Pool } from 'pg'
import { statement } from '../db/statement.ts'

export interface PlaceRequest {
  bucket: string
  who: string
  /** The number of places in the bucket for any minute. */
  places: number
  requested: number
  /** How many more are wanted for the rest of the slot; fewer are given as the bucket empties. */
  ahead?: number
  /** How many of the places taken before were not used, and the slot in which they were taken. */
  unused?: { count: number; slot: number } | undefined
}

export interface Admitted {
  bucket: string
  who: string
  /** How many are admitted, including those ahead. */
  admitted: number
  /** How many places are free afterwards. */
  free: number
  /** How long it takes until the oldest admission of the last minute expires; 0 if there is none. */
  reset_ms: number
  /** The slot of the latest admission that is counted, named by its end; null if none is counted. */
  slot: number | null
  /** How long it takes until that slot ends. */
  ends_ms: number
}

export const WINDOW_MS = 60_000
// A larger bucket counts the admissions of one slot together, so that its row stays short enough to fit its page.
const EXACT_TO = 200
export const SLOT_MS = 500
/** At most one in this many of the free places is given ahead. */
const AHEAD_SHARE = 8

/** Admissions are recorded at the end of their slot, never earlier than they happened. */
const SLOT = `case when places > ${EXACT_TO} then ${SLOT_MS} else 1 end`
const NOW = '(select coalesce($5::bigint, (extract(epoch from clock_timestamp()) * 1000)::bigint) as now_ms)'
/**
 * SQL: how many are admitted: those requested, and some ahead; none ahead if the slot is too short to use them, or few
 * are left.
 */
const admittedOf = (places: string, free: string) =>
  `(greatest(0, least(asked, ${free})) + case when ${places} > ${EXACT_TO} then greatest(0, least(ahead, (${free} - asked) / ${AHEAD_SHARE})) else 0 end)::int`

// A request that waits for the row lock is admitted when the lock is free, not when it arrived, so the clock is read
// after locking.
const text = `
  with q as (
    select *, ${SLOT} as slot_ms
    from unnest($1::text[], $2::text[], $3::int[], $4::int[], $6::int[], $7::int[], $8::bigint[])
      as u(bucket, who, places, asked, ahead, unused, unused_slot)),
  w as (
    insert into rate_windows as w (bucket, who, places, asked, admitted, times, counts)
    select bucket, who, places, asked, ${admittedOf('places', 'places')},
      array[(now_ms + slot_ms - 1) / slot_ms * slot_ms], array[${admittedOf('places', 'places')}]
    from q, ${NOW} c
    order by bucket, who
    on conflict (bucket, who) do update set (places, asked, admitted, times, counts) = (
      select excluded.places, excluded.asked, admitted,
        case when admitted = 0 or same then times else times || slot end,
        case when admitted = 0 then counts
             when same then counts[:cardinality(counts) - 1] || (counts[cardinality(counts)] + admitted)
             else counts || admitted end
      from (select now_ms, (now_ms + slot_ms - 1) / slot_ms * slot_ms as slot, asked, ahead, unused, unused_slot
            from q, ${NOW} c where q.bucket = excluded.bucket and q.who = excluded.who) here
      cross join lateral (
        select coalesce(array_agg(t order by t), '{}') as times, coalesce(array_agg(n order by t), '{}') as counts,
          coalesce(max(t) = slot, false) as same, ${admittedOf('excluded.places', '(excluded.places - coalesce(sum(n), 0))')} as admitted
        from (select t, n - case when t = unused_slot then unused else 0 end as n
              from unnest(w.times, w.counts) as u(t, n)) used
        where t > now_ms - ${WINDOW_MS} and n > 0) last_minute)
    returning w.*)
  select bucket, who, admitted, greatest(0, places - (select coalesce(sum(n), 0) from unnest(counts) n))::int as free,
    greatest(0, coalesce(times[1] + ${WINDOW_MS} - now_ms, 0))::int as reset_ms,
    times[cardinality(times)] as slot, greatest(0, coalesce(times[cardinality(times)] - now_ms, 0))::int as ends_ms
  from w, ${NOW} c`

const admitSql = statement('admit', text, { notNull: ['free', 'reset_ms', 'ends_ms'] })

/**
 * Admits as many requests per bucket as have room, by the clock of the database: no minute, whenever it begins,
 * contains more admissions than the bucket has places, across all processes. Rows are locked in a fixed order.
 */
export const admit = async (pool: Pool, requests: readonly PlaceRequest[], nowMs?: number): Promise<Admitted[]> => {
  const column = <Value>(of: (request: PlaceRequest) => Value) => requests.map(of)
  return admitSql.rows(
    pool,
    column(({ bucket }) => bucket),
    column(({ who }) => who),
    column(({ places }) => places),
    column(({ requested }) => requested),
    nowMs ?? null,
    column(({ ahead = 0 }) => ahead),
    column(({ unused }) => unused?.count ?? 0),
    column(({ unused }) => unused?.slot ?? 0),
  )
}

const forgetWindowsSql = statement(
  'forget-rate-windows',
  `delete from rate_windows
   where coalesce((select max(t) from unnest(times) t), 0) < extract(epoch from clock_timestamp()) * 1000 - ${2 * WINDOW_MS}`,
)

/** Deletes buckets unused for two minutes. */
export const forgetWindows = (pool: Pool) => forgetWindowsSql.count(pool)
