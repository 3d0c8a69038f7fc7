import type { Cadence } from '@boxtrail/engine/cadence'
import type { Pool } from 'pg'
import { statement } from '../../db/statement.ts'
import { transaction } from '../../db/transaction.ts'
import { afterPoll, type BreakerState, type Judged } from './breaker.ts'
import type { DueCheck } from './due.ts'

const lockBreakerSql = statement(
  'lock-breaker',
  `select failures, failed_checks, paused_until, clock_timestamp() as read_at from sources where id = $1 for no key update`,
  { notNull: ['read_at'] },
)

const saveBreakerSql = statement(
  'save-breaker',
  'update sources set failures = $2, failed_checks = $3, paused_until = $4 where id = $1',
)

const heldSql = statement(
  'find-polls-still-held',
  `select c.id from checks c join unnest($1::uuid[], $2::bigint[]) as p(id, token) on c.id = p.id
   where c.lease_token = p.token and c.lease_until > now()`,
)

/** A poll, and the lease under which it was made. */
export type LeasedPoll = Judged & { check: Pick<DueCheck, 'lease_token'> }

export interface Noted {
  after: BreakerState
  /** How long polls of the source pause because of these polls; 0 if they do not, or paused already. */
  pausedMs: number
}

/**
 * Counts what polls say about their source, in the order in which the processes write it. A pause begins when it is
 * committed: each claim of checks reads it (claim-due.ts). Times are by the database's clock, which all processes
 * share.
 *
 * Polls whose check another process has leased since do not count: a process that was suspended finds that its own
 * requests have timed out, which is no failure of the source.
 */
export const noteOutcomes = (
  pool: Pool,
  sourceId: string,
  polls: readonly LeasedPoll[],
  cadence: Cadence,
): Promise<Noted> =>
  transaction(pool, async (client) => {
    const row = await lockBreakerSql.one(client, sourceId)
    const nowMs = row.read_at.getTime()
    const before: BreakerState = {
      failures: row.failures,
      // When the count was reset elsewhere, as by a new configuration, the stored checks no longer apply.
      failedChecks: row.failures > 0 ? row.failed_checks : [],
      pausedUntilMs: row.paused_until?.getTime() ?? null,
    }
    const held = await heldSql.rows(
      client,
      polls.map(({ check }) => check.id),
      polls.map(({ check }) => check.lease_token),
    )
    const ids = new Set(held.map(({ id }) => id))
    const counted = polls.filter(({ check }) => ids.has(check.id))
    const after = counted.reduce((state, poll) => afterPoll(state, poll, cadence, nowMs), before)
    const { failures, failedChecks, pausedUntilMs } = after
    const pausedUntil = pausedUntilMs === null ? null : new Date(pausedUntilMs)
    await saveBreakerSql.count(client, sourceId, failures, [...failedChecks], pausedUntil)
    const isLonger = pausedUntilMs !== null && pausedUntilMs !== before.pausedUntilMs
    return { after, pausedMs: isLonger ? Math.ceil(pausedUntilMs - nowMs) : 0 }
  })
