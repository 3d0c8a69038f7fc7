import type { Pool } from 'pg'
import { defineLease } from '../../db/queues/lease.ts'
import { type RowOf, statement } from '../../db/statement.ts'
import { unpackBody } from '../bodies/body.ts'
import { isBodyOf } from '../bodies/is-body-of.ts'

const notifications = defineLease({ table: 'notifications', key: ['account_id', 'id'], attempts: true })

export interface LeasedNotification {
  id: string
  lease_token: number
  attempts: number
  account_id: string
  webhook_id: string
  /** Null if it was replayed and its body was dropped before it was sent. */
  body: string | null
  /** Attempts before the last replay, which restarted the schedule. */
  attempts_before: number
  event: string
  /** The trace of what caused it, if traces are exported. */
  traceparent: string | null
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

const findDueWebhooksSql = statement(
  'find-due-webhooks',
  `with recursive heads as (
     (select n.webhook_id, n.next_attempt_at, 1 as position from notifications n
      where n.next_attempt_at is not null and n.webhook_id > $1 order by n.webhook_id, n.next_attempt_at limit 1)
     union all
     select next.webhook_id, next.next_attempt_at, heads.position + 1 from heads cross join lateral (
       select n.webhook_id, n.next_attempt_at from notifications n
       where n.next_attempt_at is not null and n.webhook_id > heads.webhook_id
       order by n.webhook_id, n.next_attempt_at limit 1) next
     where heads.position < $2)
   select webhook_id, next_attempt_at <= now() as is_due from heads`,
  {
    notNull: ['webhook_id', 'is_due'],
    distributed: `select n.webhook_id, min(n.next_attempt_at) <= now() as is_due from notifications n
     where n.next_attempt_at is not null and n.webhook_id > $1 group by n.webhook_id order by n.webhook_id limit $2`,
  },
)

/**
 * The webhooks with due notifications, by id, after the given one. Skips from webhook to webhook along the index, so
 * that a backlog of a million notifications for one costs a single lookup.
 */
export const findDueWebhooks = async (
  pool: Pool,
  after: string | null,
  limit: number,
): Promise<{ webhook_id: string; is_due: boolean }[]> => findDueWebhooksSql.rows(pool, after ?? NO_ID, limit)

/** Leases due notifications, for each webhook at most as many as there is room for. */
export const claimDue = async (
  pool: Pool,
  rooms: ReadonlyMap<string, number>,
  leaseMs: number,
): Promise<LeasedNotification[]> => {
  const leased = await notifications.claim<Omit<LeasedNotification, 'body'> & { packed: Buffer | null }>(pool, {
    where: `t.next_attempt_at <= now() and (t.account_id, t.id) in (
      select due.account_id, due.id from unnest($1::uuid[], $2::int[]) as r(webhook_id, room) cross join lateral (
        select n.account_id, n.id from notifications n
        where n.webhook_id = r.webhook_id and n.next_attempt_at <= now() and (n.lease_until is null or n.lease_until <= now())
        order by n.next_attempt_at limit r.room) due)`,
    distributed: {
      with: `ready as materialized (
      select ranked.account_id, ranked.id from (
        select n.account_id, n.id, n.webhook_id,
          row_number() over (partition by n.account_id, n.webhook_id order by n.next_attempt_at) as place
        from notifications n where n.webhook_id = any($1::uuid[]) and n.next_attempt_at <= now()
          and (n.lease_until is null or n.lease_until <= now())) ranked
      join unnest($1::uuid[], $2::int[]) as r(webhook_id, room) on r.webhook_id = ranked.webhook_id
      where ranked.place <= r.room)`,
      where: 't.next_attempt_at <= now() and (t.account_id, t.id) in (select account_id, id from ready)',
    },
    values: [[...rooms.keys()], [...rooms.values()]],
    orderBy: 't.next_attempt_at',
    limit: [...rooms.values()].reduce((sum, room) => sum + room, 0),
    leaseMs,
    returning: `t.webhook_id, t.attempts_before, t.event, t.traceparent,
      (select b.body from notification_bodies b where ${isBodyOf('t')}) as packed`,
  })
  return leased.map(({ packed, ...one }) => ({ ...one, body: packed && unpackBody(packed, one) }))
}

export type EndpointRow = RowOf<'find-endpoints'>

const findEndpointsSql = statement(
  'find-endpoints',
  `select w.id, w.url, w.headers, w.secret_sealed,
     case when w.previous_secret_until > now() then w.previous_secret_sealed end as previous_secret_sealed
   from webhooks w join unnest($1::uuid[], $2::uuid[]) as k(account_id, id) using (account_id, id)
   where w.active and w.deleted_at is null`,
)

type OfWebhook = Pick<LeasedNotification, 'account_id' | 'webhook_id'>

/** The webhooks of notifications to which something can be sent. */
export const findEndpoints = async (pool: Pool, leased: readonly OfWebhook[]): Promise<EndpointRow[]> =>
  findEndpointsSql.rows(pool, ...webhooksOf(leased))

const webhooksOf = (leased: readonly OfWebhook[]): [accounts: string[], ids: string[]] => {
  const each = [...new Map(leased.map((one) => [one.webhook_id, one])).values()]
  return [each.map(({ account_id }) => account_id), each.map(({ webhook_id }) => webhook_id)]
}

export interface SettledAttempt {
  account_id: string
  id: string
  lease_token: number
  attempt: number
  delivery_status: 'succeeded' | 'failed' | 'pending'
  retry_in_ms: number | null
  status_code: number | null
  error: string | null
  duration_ms: number
  response_body: string | null
}

const settleAttemptsSql = statement(
  'settle-attempts',
  `with said as (
     select * from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::int[], $5::text[], $6::float8[], $7::int[], $8::text[], $9::int[], $10::text[])
       as s(account_id, id, lease_token, attempt, delivery_status, retry_in_ms, status_code, error, duration_ms, response_body)),
   settled as (
     update notifications n set lease_until = null, delivery_status = s.delivery_status,
       next_attempt_at = now() + s.retry_in_ms * interval '1 ms'
     from said s where n.account_id = s.account_id and n.id = s.id and n.lease_token = s.lease_token
       and n.lease_until is not null
     returning n.id),
   logged as (
     insert into notification_attempts
       (account_id, notification_id, attempt, attempted_at, status_code, error, duration_ms, response_body)
     select s.account_id, s.id, s.attempt, now() - s.duration_ms * interval '1 ms', s.status_code, s.error,
       s.duration_ms, s.response_body
     from said s join settled using (id)
     where not exists (select 1 from notification_attempts a
       where a.account_id = s.account_id and a.notification_id = s.id and a.attempt = s.attempt))
   select id from settled`,
)

/**
 * Writes the outcomes of many attempts; those whose lease was lost meanwhile are skipped, and missing in the result.
 * Only the holder of the lease writes an attempt, so that `on conflict`, which confirms each new row in the log, is not
 * needed.
 */
export const settleAttempts = async (pool: Pool, attempts: readonly SettledAttempt[]): Promise<Set<string>> => {
  const column = <K extends keyof SettledAttempt>(name: K) => attempts.map((attempt) => attempt[name])
  const rows = await settleAttemptsSql.rows(
    pool,
    column('account_id'),
    column('id'),
    column('lease_token'),
    column('attempt'),
    column('delivery_status'),
    column('retry_in_ms'),
    column('status_code'),
    column('error'),
    column('duration_ms'),
    column('response_body'),
  )
  return new Set(rows.map(({ id }) => id))
}

const giveBackNotificationsSql = statement(
  'give-back-notifications',
  `update notifications n set lease_until = null, attempts = greatest(n.attempts - 1, 0)
   from unnest($1::uuid[], $2::uuid[], $3::bigint[]) as h(account_id, id, lease_token)
   where n.account_id = h.account_id and n.id = h.id and n.lease_token = h.lease_token and n.lease_until is not null`,
)

/** Releases notifications that were not sent: they are due again at once, and the attempt does not count. */
export const giveBack = async (pool: Pool, leased: readonly LeasedNotification[]): Promise<void> => {
  if (leased.length === 0) return
  await giveBackNotificationsSql.count(
    pool,
    leased.map(({ account_id }) => account_id),
    leased.map(({ id }) => id),
    leased.map(({ lease_token }) => lease_token),
  )
}

const ABANDONED_AT_ONCE = 5_000

const abandonLocking = (lock: string) =>
  `update notifications n set delivery_status = 'failed', next_attempt_at = null, lease_until = null,
     lease_token = n.lease_token + 1, attempts = n.attempts - (n.id = any($2::uuid[]))::int
   where (n.account_id, n.id) in (
     select account_id, id from notifications
     where (account_id, webhook_id) in (select * from unnest($1::uuid[], $3::uuid[])) and next_attempt_at is not null
       and (lease_until is null or lease_until <= now() or id = any($2::uuid[]))
     limit ${ABANDONED_AT_ONCE} ${lock})`

const abandonNotificationsSql = statement('abandon-notifications', abandonLocking('for update skip locked'), {
  distributed: abandonLocking(''),
})

/**
 * Fails the unsent notifications of webhooks that were disabled or deleted, because events are delivered only to
 * webhooks active at the time. For those that are leased now, the attempt counted by the lease is subtracted.
 */
export const abandonNotifications = async (pool: Pool, leased: readonly LeasedNotification[]): Promise<void> => {
  const [accounts, webhookIds] = webhooksOf(leased)
  await abandonNotificationsSql.count(
    pool,
    accounts,
    leased.map(({ id }) => id),
    webhookIds,
  )
}
