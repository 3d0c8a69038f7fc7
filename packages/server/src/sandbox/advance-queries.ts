import type { Pool, PoolClient } from 'pg'
import { statement } from '../db/statement.ts'
import { transaction } from '../db/transaction.ts'
import { isOnSandboxClockSql } from '../sources/traits-sql.ts'

const ensureSandboxSql = statement(
  'ensure-sandbox',
  'insert into sandboxes (account_id) values ($1) on conflict do nothing',
)

export const ensureSandbox = (pool: Pool, accountId: string) => ensureSandboxSql.count(pool, accountId)

/**
 * Advances the clock to an instant; it never goes back. What is due by this clock becomes due earlier by the same time.
 */
export const setSandboxClock = (pool: Pool, accountId: string, toMs: number): Promise<void> =>
  transaction(pool, async (client) => {
    const stepMs = await moveClock(client, accountId, toMs)
    if (stepMs <= 0) return
    await advanceChecks(client, accountId, stepMs)
    await advanceJourneys(client, accountId, stepMs)
    await advanceSnoozed(client, accountId, stepMs)
  })

const moveClockFrom = (now: string) =>
  `update sandboxes s set ahead_ms = greatest(s.ahead_ms, $2::bigint - floor(extract(epoch from ${now}) * 1000)::bigint)
   from (select ahead_ms from sandboxes where account_id = $1 for no key update) before
   where s.account_id = $1 returning s.ahead_ms - before.ahead_ms as step_ms`

const moveSandboxClockSql = statement('move-sandbox-clock', moveClockFrom('clock_timestamp()'), {
  distributed: moveClockFrom('now()'),
})

/** Returns by how many milliseconds the clock advanced. */
const moveClock = async (client: PoolClient, accountId: string, toMs: number): Promise<number> => {
  const rows = await moveSandboxClockSql.rows(client, accountId, Math.ceil(toMs))
  return rows[0]?.step_ms ?? 0
}

const advanceSandboxChecksSql = statement(
  'advance-sandbox-checks',
  `with due as materialized (
     select c.id from checks c join sources o on o.id = c.source_id
     where o.account_id = $1 and ${isOnSandboxClockSql('o')} and c.next_check_at is not null
     order by c.id for no key update of c)
   update checks c set next_check_at = c.next_check_at - $2 * interval '1 ms' from due where c.id = due.id`,
)

const advanceChecks = (client: PoolClient, accountId: string, stepMs: number) =>
  advanceSandboxChecksSql.count(client, accountId, stepMs)

const advanceSandboxJourneysSql = statement(
  'advance-sandbox-journeys',
  `with due as materialized (
     select id from journeys where account_id = $1 and sandbox and coalesce(due_at, attention_at) is not null
     order by id for no key update)
   update journeys j set due_at = j.due_at - $2 * interval '1 ms', attention_at = j.attention_at - $2 * interval '1 ms'
   from due where j.account_id = $1 and j.id = due.id`,
)

const advanceJourneys = (client: PoolClient, accountId: string, stepMs: number) =>
  advanceSandboxJourneysSql.count(client, accountId, stepMs)

const advanceSnoozedSql = statement(
  'advance-snoozed-attention',
  `with moved as (
     update attention_entries a set wakes_at = a.wakes_at - $2 * interval '1 ms'
     from journeys j where a.account_id = $1 and a.wakes_at is not null
       and j.account_id = a.account_id and j.id = a.scope_id and j.sandbox
     returning a.id)
   update attention_states s set wakes_at = s.wakes_at - $2 * interval '1 ms' from moved
   where s.account_id = $1 and s.entry_id = moved.id`,
)

/** Opens what was snoozed in the sandbox again when its clock has reached the end. */
const advanceSnoozed = (client: PoolClient, accountId: string, stepMs: number) =>
  advanceSnoozedSql.count(client, accountId, stepMs)

/** SQL: whether the last poll of a check failed while a request of the account waits for it. */
export const triedAgain = (check: string, account: string): string =>
  `${check}.last_outcome in ('unreachable', 'throttled', 'unauthorized', 'unrecognized')
   and ${check}.id in (select w.check_id from subscriptions w where w.account_id = ${account} and w.active and w.waiting)`

const nextFollowUpSql = statement(
  'next-follow-up',
  `select least(
   (select min(c.last_asked_at + $3 * interval '1 ms') from checks c join sources o on o.id = c.source_id
    where o.account_id = $1 and ${isOnSandboxClockSql('o')} and c.awaits_confirmation and c.next_check_at is not null
      and c.last_asked_at + $3 * interval '1 ms' > $2),
   (select min(c.next_check_at + (select ahead_ms from sandboxes where account_id = $1) * interval '1 ms') from checks c
    join sources o on o.id = c.source_id
    where o.account_id = $1 and ${isOnSandboxClockSql('o')} and ${triedAgain('c', '$1')}
      and c.next_check_at + (select ahead_ms from sandboxes where account_id = $1) * interval '1 ms' > $2),
   (select min(j.due_at + (select ahead_ms from sandboxes where account_id = $1) * interval '1 ms') from journeys j
    where j.account_id = $1 and j.sandbox
      and j.due_at + (select ahead_ms from sandboxes where account_id = $1) * interval '1 ms' > $2)) as at`,
)

/**
 * When the sandbox must be processed again although no source has anything new: a withdrawal or stop that awaits its
 * second response, a time that the life cycle waits for, a request whose line is retried.
 */
export const nextFollowUp = async (
  pool: Pool,
  accountId: string,
  afterMs: number,
  confirmedAfterMs: number,
): Promise<number | null> => {
  const rows = await nextFollowUpSql.rows(pool, accountId, new Date(afterMs), confirmedAfterMs)
  return rows[0]!.at?.getTime() ?? null
}

const isUnsettledSql = statement(
  'is-unsettled',
  `select exists (select 1 from checks c join sources o on o.id = c.source_id
     where o.account_id = $1 and ${isOnSandboxClockSql('o')} and c.next_check_at is not null
       and (c.next_check_at <= now() and (c.last_asked_at is null or c.lease_until > now())
         or c.subject_number = any($2::text[]) and c.last_asked_at < $3))
   or exists (select 1 from journeys where account_id = $1 and sandbox
     and (stale_seq > projected_seq or least(due_at, attention_at) <= now()) and (lease_until is null or lease_until <= now() or attempts < 3)) as unsettled`,
  { notNull: ['unsettled'] },
)

/** Whether more is to be polled or projected at a moment at which the sources of these numbers have something new. */
export const isUnsettled = async (
  pool: Pool,
  accountId: string,
  numbers: readonly string[],
  atMs: number,
): Promise<boolean> => {
  const rows = await isUnsettledSql.rows(pool, accountId, numbers, new Date(atMs))
  return rows[0]!.unsettled
}
