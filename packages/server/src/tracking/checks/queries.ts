import type { PoolClient } from 'pg'
import { overChecks } from '../../db/distribution/over-checks.ts'
import { statement } from '../../db/statement.ts'

const lockChecksSql = statement('lock-checks', 'select 1 from checks where id = any($1::uuid[]) order by id for update')

/** Locks checks in key order, before any other lock of a transaction. */
export const lockChecks = async (client: PoolClient, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await lockChecksSql.count(client, ids)
}

const lockSubjectsSql = statement(
  'lock-subjects',
  `select 1 from checks c join unnest($1::text[], $2::text[], $3::text[]) as s(source_id, kind, number)
     on c.source_id = s.source_id and c.subject_kind = s.kind and c.subject_number = s.number
   order by c.id for update of c`,
)

/** Locks the checks of some subjects in the same way, as far as they exist. */
export const lockSubjects = (
  client: PoolClient,
  subjects: readonly { sourceId: string; kind: string; number: string }[],
) =>
  lockSubjectsSql.count(
    client,
    subjects.map(({ sourceId }) => sourceId),
    subjects.map(({ kind }) => kind),
    subjects.map(({ number }) => number),
  )

export interface SubscriptionUpdate {
  account_id: string
  journey_id: string
  check_id: string
  active: boolean
  /** Null: it is not polled, because the source pushes. */
  wanted_every_s: number | null
  waiting: boolean
}

const updateSubscriptionsSql = statement(
  'update-subscriptions',
  `update subscriptions s set active = u.active, wanted_every_s = u.every_s, waiting = u.waiting
   from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::boolean[], $5::int[], $6::boolean[]) as u(account_id, journey_id, check_id, active, every_s, waiting)
   where s.account_id = u.account_id and s.journey_id = u.journey_id and s.check_id = u.check_id
     and (s.active, s.wanted_every_s, s.waiting) is distinct from (u.active, u.every_s, u.waiting)
   returning s.check_id`,
)

/** Reconciles subscriptions, then sets each check to its shortest active interval, or to none. */
export const updateSubscriptions = async (
  client: PoolClient,
  updates: readonly SubscriptionUpdate[],
): Promise<void> => {
  if (updates.length === 0) return
  const rows = await updateSubscriptionsSql.rows(
    client,
    updates.map((update) => update.account_id),
    updates.map((update) => update.journey_id),
    updates.map((update) => update.check_id),
    updates.map((update) => update.active),
    updates.map((update) => update.wanted_every_s),
    updates.map((update) => update.waiting),
  )
  if (rows.length > 0) await reschedule(client, [...new Set(rows.map((row) => row.check_id))])
}

const rescheduleBy = (wanted: string) =>
  `with ${wanted}
   update checks c set every_s = coalesce(w.every_s, c.every_s),
     next_check_at = case when w.every_s is null then null
       when c.attempts > 0 and c.last_outcome is not null and c.next_check_at is not null then c.next_check_at
       else least(coalesce(c.next_check_at, 'infinity'), 
         coalesce(least(c.last_asked_at, now()) + w.every_s * interval '1 s', c.next_check_at, now())) end
   from wanted w where c.id = w.id and (c.every_s is distinct from w.every_s or c.next_check_at is null or w.every_s is null)`

const rescheduleChecksSql = statement(
  'reschedule-checks',
  rescheduleBy(`wanted as materialized (
     select c.id, (select min(wanted_every_s) from subscriptions s where s.check_id = c.id and s.active) as every_s
     from checks c where c.id = any($1::uuid[]) order by c.id for update)`),
  {
    distributed: rescheduleBy(`active as materialized (
     select check_id, min(wanted_every_s) as every_s from subscriptions
     where check_id = any($1::uuid[]) and active group by check_id),
   wanted as materialized (
     select c.id, (select every_s from active a where a.check_id = c.id) as every_s
     from checks c where c.id = any($1::uuid[]) order by c.id for update)`),
  },
)

/**
 * Sets when checks are next polled from their current subscriptions. A check that failed keeps its retry time. Rows in
 * key order, so that two batches cannot deadlock.
 */
export const reschedule = (client: PoolClient, checkIds: readonly string[]) =>
  rescheduleChecksSql.count(client, checkIds)

const ensureSourceSql = statement(
  'ensure-source',
  `insert into sources (id, account_id, adapter, scac, created_at)
   values ($1, substring($1 from '@(.*)$')::uuid, $2, $3, now()) on conflict (id) do nothing`,
)

/**
 * Inserts a source that has no row yet, because the operator has configured no credentials for it; its checks wait for
 * them.
 */
export const ensureSource = (client: PoolClient, source: { id: string; adapter: string; scac: string | null }) =>
  ensureSourceSql.count(client, source.id, source.adapter, source.scac)

export interface WantedCheck {
  id: string
  last_asked_at: Date | null
  last_outcome: string | null
}

const ensureCheckSql = statement(
  'ensure-check',
  `insert into checks (id, source_id, subject_kind, subject_number, next_check_at, created_at)
   values ($1, $2, $3, $4, coalesce($5, now()), now())
   on conflict (source_id, subject_kind, subject_number) do update set
     next_check_at = case
       when checks.last_outcome = 'ok' and least(checks.last_asked_at, now()) + checks.every_s * interval '1 s' > now()
         then least(coalesce(checks.next_check_at, 'infinity'), least(checks.last_asked_at, now()) + checks.every_s * interval '1 s')
       else least(coalesce(checks.next_check_at, 'infinity'), coalesce($5, now())) end
   returning id, last_asked_at, last_outcome`,
)

/**
 * The check of a subject at a source, shared by all who track the subject. It is due at once, unless the line has
 * responded within its interval: that response is used and the line is not polled again. `startsAt` postpones the first
 * poll, unless another subscription needs it earlier.
 */
export const ensureCheck = async (
  client: PoolClient,
  check: { id: string; sourceId: string; kind: string; number: string; startsAt: Date | null },
): Promise<WantedCheck> =>
  ensureCheckSql.one(client, check.id, check.sourceId, check.kind, check.number, check.startsAt)

const subscribeToContainersText = `insert into subscriptions (account_id, journey_id, check_id, active, wanted_every_s, waiting)
   select u.account_id, u.journey_id, k.id, true, u.every_s, false
   from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::int[]) as u(account_id, journey_id, source_id, number, every_s)
   join checks k on k.source_id = u.source_id and k.subject_kind = 'container' and k.subject_number = u.number
   on conflict (account_id, journey_id, check_id) do update set active = true, wanted_every_s = excluded.wanted_every_s
   returning account_id, journey_id, check_id`

const subscribeToContainersSql = statement('subscribe-to-containers', subscribeToContainersText, {
  distributed: overChecks(
    subscribeToContainersText,
    `select id as check_id from checks where subject_kind = 'container'
       and (source_id, subject_number) in (select * from unnest($3::text[], $4::text[]))`,
  ),
})

const joinedJourneys = `select u.account_id, u.journey_id
       from unnest($1::uuid[], $2::uuid[], $3::uuid[]) as u(account_id, journey_id, check_id)
       join checks c on c.id = u.check_id where c.last_report is not null`

const markJoinedJourneysStaleSql = statement(
  'mark-joined-journeys-stale',
  `with s as materialized (
     select j.account_id, j.id from journeys j where (j.account_id, j.id) in (${joinedJourneys})
     order by j.account_id, j.id for no key update)
   update journeys j set stale_seq = stale_seq + 1 from s where j.account_id = s.account_id and j.id = s.id`,
  {
    distributed: `with s as materialized (${joinedJourneys})
     update journeys j set stale_seq = stale_seq + 1 where j.account_id = $1 and j.id in (select journey_id from s)`,
  },
)

/**
 * A journey that joins a check which has reported already is projected with those reports. This is a separate
 * statement, after the one that subscribes: from then on the check's row is locked against a concurrent poll, which
 * therefore is seen here or sees the subscription.
 */
const markJoinedJourneysStale = (
  client: PoolClient,
  joined: readonly { account_id: string; journey_id: string; check_id: string }[],
) =>
  markJoinedJourneysStaleSql.count(
    client,
    joined.map(({ account_id }) => account_id),
    joined.map(({ journey_id }) => journey_id),
    joined.map(({ check_id }) => check_id),
  )

const insertContainerChecksSql = statement(
  'insert-container-checks',
  `insert into checks (id, source_id, subject_kind, subject_number, next_check_at, created_at)
   select id, source_id, 'container', number, now(), coalesce(wanted_at, now())
   from unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[]) as w(id, source_id, number, wanted_at)
   order by source_id, number on conflict (source_id, subject_kind, subject_number) do nothing`,
)

/**
 * Subscribes journeys to the checks of terminals and railways that are polled for them from now on, and creates those
 * that do not exist. A check that exists may have reported before: its journeys are projected with its reports.
 * `wantedAt`: since when an answer is awaited, by the clock of a sandbox; null means now.
 */
export const subscribeToNewChecks = async (
  client: PoolClient,
  wanted: readonly {
    id: string
    accountId: string
    journeyId: string
    sourceId: string
    number: string
    everyS: number
    wantedAt: Date | null
  }[],
): Promise<void> => {
  if (wanted.length === 0) return
  const sourceIds = wanted.map(({ sourceId }) => sourceId)
  const numbers = wanted.map(({ number }) => number)
  await insertContainerChecksSql.count(
    client,
    wanted.map(({ id }) => id),
    sourceIds,
    numbers,
    wanted.map(({ wantedAt }) => wantedAt),
  )
  const rows = await subscribeToContainersSql.rows(
    client,
    wanted.map(({ accountId }) => accountId),
    wanted.map(({ journeyId }) => journeyId),
    sourceIds,
    numbers,
    wanted.map(({ everyS }) => everyS),
  )
  await markJoinedJourneysStale(client, rows)
  await reschedule(client, [...new Set(rows.map(({ check_id }) => check_id))])
}

const pollNowSql = statement(
  'poll-now',
  `with due as materialized (select id from checks where id = any($1::uuid[]) order by id for update)
   update checks c set next_check_at = now() from due
   where c.id = due.id and c.next_check_at > now() and (c.lease_until is null or c.lease_until <= now())`,
)

/** Makes checks due at once, except those that are being polled right now or that have no subscription. */
export const pollNow = (client: PoolClient, checkIds: readonly string[]) => pollNowSql.count(client, checkIds)
