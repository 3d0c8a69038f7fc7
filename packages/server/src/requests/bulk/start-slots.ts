import type { PoolClient } from 'pg'
import { statement } from '../../db/statement.ts'
import { WINDOW_MS } from '../../rate-limits/queries.ts'

const takeTurnsSql = statement(
  'take-turns',
  `insert into creation_turns as t (account_id, next_at)
   values ($1, now() + ($2::float8 + $3::float8) * interval '1 ms')
   on conflict (account_id) do update set
     next_at = greatest(t.next_at, now() + $2 * interval '1 ms') + $3 * interval '1 ms'
   returning next_at - $3 * interval '1 ms' as first_at`,
  { notNull: ['first_at'] },
)

/**
 * Schedules numbers beyond the limit per minute, one after another at the rate of the limit, after those already
 * scheduled. The row is locked until the commit, before any check.
 */
export const reserveStarts = async (
  client: PoolClient,
  accountId: string,
  count: number,
  perMinute: number,
): Promise<Date[]> => {
  if (count === 0) return []
  const everyMs = WINDOW_MS / perMinute
  const rows = await takeTurnsSql.rows(client, accountId, WINDOW_MS, count * everyMs)
  const firstMs = rows[0]!.first_at.getTime()
  return Array.from({ length: count }, (_, slot) => new Date(firstMs + slot * everyMs))
}
