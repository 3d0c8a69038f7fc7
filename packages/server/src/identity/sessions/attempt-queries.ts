import type { PoolClient } from 'pg'
import { type Client, statement } from '../../db/statement.ts'

/** Failures are forgotten when there were no more for this long. */
const REMEMBERED_FOR = `interval '1 hour'`
const MAX_DELAY_S = 900

const countAttemptSql = statement(
  'count-attempt',
  `with counted as (
     insert into sign_in_attempts as a (subject, failures, last_failed_at, blocked_until)
     values (decode($1, 'hex'), 1, now(), null)
     on conflict (subject) do update set
       failures = case when a.last_failed_at < now() - ${REMEMBERED_FOR} then 1 else a.failures + 1 end,
       last_failed_at = now(),
       blocked_until = case when a.last_failed_at >= now() - ${REMEMBERED_FOR} and a.failures + 1 >= $2
         then now() + make_interval(secs => least(power(2, least(a.failures + 1 - $2, 20)), ${MAX_DELAY_S})) end
     where a.blocked_until is null or a.blocked_until <= now()
     returning 1)
   select count(*)::int as counted from counted`,
  { notNull: ['counted'] },
)

/** Counts an attempt as failed before its outcome is known; false while the subject has to wait. */
export const countAttempt = async (client: PoolClient, subject: string, free: number): Promise<boolean> =>
  (await countAttemptSql.one(client, subject, free)).counted === 1

const waitOfSql = statement(
  'wait-of-subject',
  `select coalesce(ceil(extract(epoch from blocked_until - now())), 0)::int as wait_s from sign_in_attempts
   where subject = decode($1, 'hex')`,
  { notNull: ['wait_s'] },
)

/** How many seconds a subject still has to wait. */
export const findWaitTime = async (client: Client, subject: string): Promise<number> =>
  Math.max(1, (await waitOfSql.first(client, subject))?.wait_s ?? 1)

const uncountAttemptSql = statement(
  'uncount-attempt',
  `update sign_in_attempts set failures = greatest(failures - 1, 0), blocked_until = null
   where subject = any (select decode(s, 'hex') from unnest($1::text[]) as s)`,
)

/** Uncounts an attempt. */
export const uncountAttempt = (client: Client, subjects: readonly string[]) =>
  uncountAttemptSql.count(client, [...subjects])

const forgetFailuresSql = statement('forget-failures', `delete from sign_in_attempts where subject = decode($1, 'hex')`)

export const clearFailures = (client: Client, subject: string) => forgetFailuresSql.count(client, subject)

const forgetAttemptsSql = statement(
  'forget-attempts',
  `delete from sign_in_attempts where last_failed_at < now() - ${REMEMBERED_FOR}`,
)

/** Deletes failures that are no longer counted. */
export const purgeAttempts = (client: Client) => forgetAttemptsSql.count(client)
