import type { Pool } from 'pg'
import { statement } from '../../db/statement.ts'
import type { Breaker } from './breaker.ts'
import type { PollFailure } from './failure.ts'

const releaseSourceSql = statement(
  'release-source',
  `update sources set lease_until = null, failures = $3, failed_checks = $4,
     last_failure = coalesce($6::jsonb, last_failure),
     paused_until = case when $5::bigint > 0 then now() + $5 * interval '1 ms' end
   where id = $1 and lease_token = $2 and lease_until is not null`,
)

/** Releases a source. Its pause runs on the database's clock, which all workers share. */
export const releaseSource = (
  pool: Pool,
  leased: { id: string; lease_token: number },
  breaker: Breaker,
  lastFailure: PollFailure | null,
) =>
  releaseSourceSql.count(
    pool,
    leased.id,
    leased.lease_token,
    breaker.failures(),
    breaker.failed(),
    Math.ceil(breaker.pausedMs()),
    lastFailure === null ? null : JSON.stringify(lastFailure),
  )
