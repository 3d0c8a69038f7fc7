import type { Pool } from 'pg'
import { statement } from '../db/statement.ts'

export interface PlaceRequest {
  bucket: string
  who: string
  /** The size of the bucket for any minute. */
  places: number
  requested: number
}

export interface Admitted {
  bucket: string
  who: string
  admitted: number
  /** Places still free afterwards. */
  free: number
  /** Until the oldest admission of the last minute expires; 0 if there is none. */
  reset_ms: number
}

export const WINDOW_MS = 60_000
// A larger bucket counts the admissions of one slot together, so that its row stays short enough to fit its page.
const EXACT_TO = 200
const SLOT_MS = 500

/** Admissions are recorded at the end of their slot, never earlier than they happened. */
const SLOT = `case when places > ${EXACT_TO} then ${SLOT_MS} else 1 end`
const NOW = '(select coalesce($5::bigint, (extract(epoch from clock_timestamp()) * 1000)::bigint) as now_ms)'

// A request that waits for the row lock is admitted when the lock is free, not when it arrived, so the clock is read
// after locking.
const text = `
  with w as (
    insert into rate_windows as w (bucket, who, places, asked, admitted, times, counts)
    select bucket, who, places, asked, least(asked, places),
      array[(now_ms + slot_ms - 1) / slot_ms * slot_ms], array[least(asked, places)]
    from (select *, ${SLOT} as slot_ms from unnest($1::text[], $2::text[], $3::int[], $4::int[]) as u(bucket, who, places, asked)) q,
      ${NOW} c
    order by bucket, who
    on conflict (bucket, who) do update set (places, asked, admitted, times, counts) = (
      select excluded.places, excluded.asked, admitted,
        case when admitted = 0 or same then times else times || slot end,
        case when admitted = 0 then counts
             when same then counts[:cardinality(counts) - 1] || (counts[cardinality(counts)] + admitted)
             else counts || admitted end
      from (select now_ms, (now_ms + slot_ms - 1) / slot_ms * slot_ms as slot
            from ${NOW} c, (select ${SLOT.replace('places', 'excluded.places')} as slot_ms) s) here
      cross join lateral (
        select coalesce(array_agg(t order by t), '{}') as times, coalesce(array_agg(n order by t), '{}') as counts,
          coalesce(max(t) = slot, false) as same,
          greatest(0, least(excluded.asked, excluded.places - coalesce(sum(n), 0)))::int as admitted
        from unnest(w.times, w.counts) as u(t, n) where t > now_ms - ${WINDOW_MS}) last_minute)
    returning w.*)
  select bucket, who, admitted, greatest(0, places - (select coalesce(sum(n), 0) from unnest(counts) n))::int as free,
    greatest(0, coalesce(times[1] + ${WINDOW_MS} - now_ms, 0))::int as reset_ms
  from w, ${NOW} c`

const admitSql = statement('admit', text, { notNull: ['free', 'reset_ms'] })

/**
 * Admits as many requests per bucket as have room, by the clock of the database: no minute, whenever it begins,
 * contains more admissions than the bucket has places, across all processes. Rows are locked in a fixed order.
 */
export const admit = async (pool: Pool, requests: readonly PlaceRequest[], nowMs?: number): Promise<Admitted[]> => {
  const column = <Name extends keyof PlaceRequest>(name: Name) => requests.map((each) => each[name])
  return admitSql.rows(pool, column('bucket'), column('who'), column('places'), column('requested'), nowMs ?? null)
}

const forgetWindowsSql = statement(
  'forget-rate-windows',
  `delete from rate_windows
   where coalesce((select max(t) from unnest(times) t), 0) < extract(epoch from clock_timestamp()) * 1000 - ${2 * WINDOW_MS}`,
)

/** Deletes buckets unused for two minutes. */
export const forgetWindows = (pool: Pool) => forgetWindowsSql.count(pool)
