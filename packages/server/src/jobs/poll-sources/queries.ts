import type { Pool } from 'pg'
import { statement } from '../../db/statement.ts'

const releaseSourceSql = statement(
  'release-source',
  `update sources set lease_until = null, failures = $3,
     paused_until = case when $4::bigint > 0 then now() + $4 * interval '1 ms' end
   where id = $1 and lease_token = $2 and lease_until is not null`,
)

/** Releases a source. Its pause runs on the database's clock, which all workers share. */
export const releaseSource = (
  pool: Pool,
  leased: { id: string; lease_token: number },
  failures: number,
  pausedMs: number,
) => releaseSourceSql.count(pool, leased.id, leased.lease_token, failures, Math.ceil(pausedMs))
