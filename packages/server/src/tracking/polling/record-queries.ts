import type { Outcome } from '@boxtrail/engine/statement'
import type { Pool, PoolClient } from 'pg'
import { overChecks } from '../../db/distribution/over-checks.ts'
import { type Client, type RowOf, statement } from '../../db/statement.ts'
import { isOfLineSql } from '../../sources/traits-sql.ts'

/** The effect of one poll on its check. `nextInMs` counts from now, by the database's clock. */
export interface CheckUpdate {
  id: string
  lease_token: number
  outcome: Outcome
  answered: boolean
  next_in_ms: number
  attempts: number
  asked_at: Date
  /** The form of the number from now on; null: as the subject is written. */
  polled_number: string | null
}

/** The first eight parameters of both statements that end the lease of a check. */
const updateParameters = (updates: readonly CheckUpdate[]) =>
  [
    updates.map((update) => update.id),
    updates.map((update) => update.lease_token),
    updates.map((update) => update.outcome),
    updates.map((update) => update.answered),
    updates.map((update) => update.next_in_ms),
    updates.map((update) => update.attempts),
    updates.map((update) => update.asked_at),
    updates.map((update) => update.polled_number),
  ] as const

/**
 * A response that was repeated unchanged leaves no report. The last poll shows until when it was current; that time is
 * kept here when a poll has another outcome, because what a source said does not become older when the source stops
 * answering. The time at which a pushed message was received again is not kept, because the source did not say it then.
 */
const repeatedUntil = `last_repeated_at = case when c.last_outcome = 'ok' and u.outcome <> 'ok'
       then case when c.last_asked_at > c.last_reported_at then c.last_asked_at end else c.last_repeated_at end`

const settleChecksSql = statement(
  'settle-checks',
  `with u as materialized (
     select u.* from unnest($1::uuid[], $2::bigint[], $3::text[], $4::boolean[], $5::bigint[], $6::int[], $7::timestamptz[], $8::text[])
       as u(id, token, outcome, answered, next_in_ms, attempts, asked_at, polled_number)
     join checks c on c.id = u.id and c.lease_token = u.token and c.lease_until is not null
     order by c.id for no key update of c)
   update checks c set lease_until = null, last_outcome = u.outcome, attempts = u.attempts,
     last_asked_at = u.asked_at, polled_number = u.polled_number, ${repeatedUntil},
     first_form_outcome = case when u.answered then null else c.first_form_outcome end,
     last_answered_at = case when u.answered then u.asked_at else c.last_answered_at end,
     next_check_at = case when c.next_check_at is null then null else now() + u.next_in_ms * interval '1 ms' end
   from u where c.id = u.id returning c.id`,
)

/** Ends the lease of checks with an unchanged response: one statement for a batch. Returns the ids still leased. */
export const settleChecks = async (pool: Client, updates: readonly CheckUpdate[]): Promise<Set<string>> => {
  const rows = await settleChecksSql.rows(pool, ...updateParameters(updates))
  return new Set(rows.map((row) => row.id))
}

const pollInOtherFormSql = statement(
  'poll-in-other-form',
  `with u as materialized (
     select u.* from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[]) as u(id, token, number, outcome)
     join checks c on c.id = u.id and c.lease_token = u.token and c.lease_until is not null
     order by c.id for no key update of c)
   update checks c set lease_until = null, attempts = 0, polled_number = u.number, first_form_outcome = u.outcome,
     next_check_at = case when c.next_check_at is null then null else now() end
   from u where c.id = u.id`,
)

/** Ends the lease of checks whose number is polled in its other form at once, before anything is concluded. */
export const pollInOtherForm = (
  pool: Pool,
  forms: readonly { id: string; lease_token: number; number: string; outcome: Outcome }[],
): Promise<number> =>
  pollInOtherFormSql.count(
    pool,
    forms.map(({ id }) => id),
    forms.map(({ lease_token }) => lease_token),
    forms.map(({ number }) => number),
    forms.map(({ outcome }) => outcome),
  )

const findAwaitedChecksText = `select distinct s.check_id from subscriptions s
   join checks c on c.id = s.check_id
   join journeys j on j.account_id = s.account_id and j.id = s.journey_id
   where s.check_id = any($1::uuid[]) and s.active and s.waiting
     and (not ${isOfLineSql('c.source_id')} or j.shipment_id is not null or j.state ? 'earlier')`

const findAwaitedChecksSql = statement('find-awaited-checks', findAwaitedChecksText, {
  distributed: overChecks(findAwaitedChecksText, 'select unnest($1::uuid[]) as check_id'),
})

/**
 * Checks whose unchanged response decides something: which journey of a container is meant, whether what a terminal
 * reported before the latest news still holds, or whether a silent source answers again.
 */
export const findAwaitedChecks = async (pool: Pool, checkIds: readonly string[]): Promise<string[]> =>
  checkIds.length === 0 ? [] : (await findAwaitedChecksSql.rows(pool, checkIds)).map(({ check_id }) => check_id)

export type LockedCheck = RowOf<'lock-leased-checks'>

const lockLeasedChecksSql = statement(
  'lock-leased-checks',
  `select c.id, c.last_report, c.last_reported_at from checks c
   join unnest($1::uuid[], $2::bigint[]) as u(id, token)
     on c.id = u.id and c.lease_token = u.token and c.lease_until is not null
   order by c.id for update of c`,
)

/**
 * Locks the checks of a batch and drops those whose lease was lost, so that they cannot be written by others before the
 * commit.
 */
export const lockLeasedChecks = async (
  client: PoolClient,
  locked: readonly { id: string; lease_token: number }[],
): Promise<LockedCheck[]> => {
  const rows = await lockLeasedChecksSql.rows(
    client,
    locked.map((check) => check.id),
    locked.map((check) => check.lease_token),
  )
  return rows
}

export interface AppliedCheck extends CheckUpdate {
  last_report: string | null
  /** Null: the claims still rest on the earlier report. */
  reported_at: Date | null
  news: boolean
  body_hash: Buffer | null
  content_hash: Buffer | null
  awaits_confirmation: boolean
}

const settleAppliedChecksSql = statement(
  'settle-applied-checks',
  `update checks c set lease_until = null, last_outcome = u.outcome, attempts = u.attempts,
     last_asked_at = u.asked_at, polled_number = u.polled_number, ${repeatedUntil},
     first_form_outcome = case when u.answered then null else c.first_form_outcome end,
     last_answered_at = case when u.answered then u.asked_at else c.last_answered_at end,
     next_check_at = case when c.next_check_at is null then null else now() + u.next_in_ms * interval '1 ms' end,
     last_report = coalesce(u.last_report, c.last_report),
     last_reported_at = coalesce(u.reported_at, c.last_reported_at),
     last_new_claim_at = case when u.news then u.asked_at else c.last_new_claim_at end,
     body_hash = u.body_hash, content_hash = coalesce(u.content_hash, c.content_hash),
     awaits_confirmation = u.awaits
   from unnest($1::uuid[], $2::bigint[], $3::text[], $4::boolean[], $5::bigint[], $6::int[], $7::timestamptz[],
       $8::text[], $9::uuid[], $10::timestamptz[], $11::boolean[], $12::bytea[], $13::bytea[], $14::boolean[])
     as u(id, token, outcome, answered, next_in_ms, attempts, asked_at, polled_number, last_report, reported_at, news, body_hash, content_hash, awaits)
   where c.id = u.id and c.lease_token = u.token`,
)

/** Ends the lease of checks whose responses were read. */
export const settleAppliedChecks = async (client: PoolClient, updates: readonly AppliedCheck[]): Promise<void> => {
  await settleAppliedChecksSql.count(
    client,
    ...updateParameters(updates),
    updates.map((update) => update.last_report),
    updates.map((update) => update.reported_at),
    updates.map((update) => update.news),
    updates.map((update) => update.body_hash),
    updates.map((update) => update.content_hash),
    updates.map((update) => update.awaits_confirmation),
  )
}
