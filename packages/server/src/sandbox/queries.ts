import type { Pool } from 'pg'
import { statement } from '../db/statement.ts'

const sandboxClockSql = statement(
  'sandbox-clock',
  `select clock_timestamp() + a.ahead_ms * interval '1 ms' as now, a.ahead_ms
   from (select coalesce((select ahead_ms from sandboxes where account_id = $1), 0) as ahead_ms) a`,
  { notNull: ['now', 'ahead_ms'] },
)

/** The time on the clock of an account's sandbox. */
export const sandboxClock = async (pool: Pool, accountId: string): Promise<{ now: Date; ahead_ms: number }> =>
  sandboxClockSql.one(pool, accountId)

export interface PlayedRequest {
  request_number: string
  normalized_number: string
}

const playedRequestsSql = statement(
  'played-requests',
  `select r.request_number, r.normalized_number from journeys j
   join tracking_requests r on r.account_id = j.account_id and r.id = j.tracking_request_id
   where j.account_id = $1 and j.sandbox order by r.created_at desc, r.id desc limit $2`,
)

/** The numbers that are tracked in the sandbox, latest first; all of them, or some for a page. */
export const playedRequests = async (pool: Pool, accountId: string, limit: number): Promise<PlayedRequest[]> =>
  playedRequestsSql.rows(pool, accountId, limit)

const journeysBeganSql = statement(
  'journeys-began',
  'select journey, began_at from sandbox_journeys where account_id = $1',
)

/** When each journey of the sandbox began. */
export const journeysBegan = async (pool: Pool, accountId: string): Promise<Map<string, number>> => {
  const rows = await journeysBeganSql.rows(pool, accountId)
  return new Map(rows.map((row) => [row.journey, row.began_at.getTime()]))
}
