import type { Pool } from 'pg'
import { statement } from '../../db/statement.ts'
import type { Breaker } from './breaker.ts'
import type { PollNotes } from './poll-notes.ts'

const NOTES = `failures = $3, failed_checks = $4, last_polls = $5, last_failure = coalesce($6::jsonb, last_failure)`
const LEASED = 'id = $1 and lease_token = $2 and lease_until is not null'

const noteSourceSql = statement('note-source', `update sources set ${NOTES} where ${LEASED}`)

const releaseSourceSql = statement(
  'release-source',
  `update sources set ${NOTES}, lease_until = null,
     paused_until = case when $7::bigint > 0 then now() + $7 * interval '1 ms' end
   where ${LEASED}`,
)

interface Leased {
  id: string
  lease_token: number
}

const values = ({ id, lease_token }: Leased, breaker: Breaker, notes: PollNotes) => {
  const lastFailure = notes.lastFailure()
  return [
    id,
    lease_token,
    breaker.failures(),
    breaker.failed(),
    JSON.stringify(notes.latest()),
    lastFailure === null ? null : JSON.stringify(lastFailure),
  ] as const
}

/** Records how a leased source is doing, so that operators see it while it is worked through, which may take hours. */
export const noteSource = (pool: Pool, leased: Leased, breaker: Breaker, notes: PollNotes) =>
  noteSourceSql.count(pool, ...values(leased, breaker, notes))

/** Releases a source. Its pause runs on the database's clock, which all workers share. */
export const releaseSource = (pool: Pool, leased: Leased, breaker: Breaker, notes: PollNotes) =>
  releaseSourceSql.count(pool, ...values(leased, breaker, notes), Math.ceil(breaker.pausedMs()))
