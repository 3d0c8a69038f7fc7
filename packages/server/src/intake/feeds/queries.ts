import type { Pool, PoolClient } from 'pg'
import { type Client, type RowOf, statement } from '../../db/statement.ts'

const lockNumbersSql = statement(
  'lock-numbers',
  `select count(pg_advisory_xact_lock(hashtextextended(number, 4711)))
   from (select distinct unnest($1::text[]) as number order by 1) n`,
)

/** Serializes the first report about a number and the first request for it, so that the second sees the first. */
export const lockNumbers = async (client: PoolClient, numbers: readonly string[]): Promise<void> => {
  if (numbers.length === 0) return
  await lockNumbersSql.count(client, numbers)
}

const insertPushedChecksSql = statement(
  'insert-pushed-checks',
  `insert into checks (id, source_id, subject_kind, subject_number, created_at)
   select id, $1, kind, number, now() from unnest($2::text[], $3::text[], $4::uuid[]) as s(kind, number, id)
   order by kind, number on conflict (source_id, subject_kind, subject_number) do nothing`,
)

/**
 * `last_report_at`: when the last report was first made; `last_reported_at`: when it was last made, changed or
 * unchanged.
 */
const lockPushedChecksSql = statement(
  'lock-pushed-checks',
  `select c.id, c.subject_kind, c.subject_number, c.last_report, c.last_reported_at, c.content_hash, c.awaits_confirmation,
     (select r.asked_at from reports r where r.id = c.last_report) as last_report_at
   from checks c join unnest($2::text[], $3::text[]) as s(kind, number)
     on c.source_id = $1 and c.subject_kind = s.kind and c.subject_number = s.number
   order by c.id for update of c`,
)

export type PushedCheck = RowOf<'lock-pushed-checks'>

/** The checks of what a source reports on, locked in key order. They are never due. */
export const ensurePushedChecks = async (
  client: PoolClient,
  sourceId: string,
  subjects: readonly { id: string; kind: string; number: string }[],
): Promise<PushedCheck[]> => {
  const kinds = subjects.map(({ kind }) => kind)
  const numbers = subjects.map(({ number }) => number)
  await insertPushedChecksSql.count(
    client,
    sourceId,
    kinds,
    numbers,
    subjects.map(({ id }) => id),
  )
  return lockPushedChecksSql.rows(client, sourceId, kinds, numbers)
}

const subscribeTrackersSql = statement(
  'subscribe-trackers',
  `insert into subscriptions (account_id, journey_id, check_id, active, wanted_every_s, waiting)
   select j.account_id, j.id, k.id, not $5, case when $5 then k.every_s end, false
   from checks k join containers c on c.number = k.subject_number
   join journeys j on j.account_id = c.account_id and j.shipment_id = c.shipment_id
   join tracking_requests r on r.account_id = j.account_id and r.id = j.tracking_request_id
   where k.id = any($1::uuid[]) and k.subject_kind = 'container' and r.status in ('pending', 'awaiting_manifest', 'created')
     and (r.scac is not distinct from 'TEST') = $6
     and ($2::uuid is null or j.account_id = $2) and ($3::text[] is null or r.scac = any($3))
   union
   select j.account_id, j.id, k.id, not $5, case when $5 then k.every_s end, true
   from checks k join tracking_requests r on r.normalized_number = k.subject_number and r.scac <> 'TEST'
     and r.status in ('pending', 'awaiting_manifest', 'created')
   join journeys j on j.account_id = r.account_id and j.tracking_request_id = r.id
   where $4 and k.id = any($1::uuid[]) and ($2::uuid is null or j.account_id = $2)
     and ($3::text[] is null or r.scac = any($3))
   on conflict do nothing`,
)

/** Whom a source reports to, and whether it is polled or pushes. */
export interface Audience {
  accountId: string | null
  lines: readonly string[] | null
  isLine: boolean
  isPolled: boolean
  isSimulated: boolean
}

/**
 * Subscribes the journeys of a container, bill or booking to the source that reports on it: those of every account, or
 * of the account that owns the feed, limited to the lines that the source may report for. Only lines report on bills
 * and bookings. Simulated and real sources never mix. A source that is polled is not polled for them by that.
 */
export const subscribeTrackers = (client: PoolClient, checkIds: readonly string[], audience: Audience) => {
  const { accountId, lines, isLine, isPolled, isSimulated } = audience
  return subscribeTrackersSql.count(client, checkIds, accountId, lines, isLine, isPolled, isSimulated)
}

const subscribeToReportedSql = statement(
  'subscribe-to-reported',
  `with added as (
     insert into subscriptions (account_id, journey_id, check_id, active, wanted_every_s, waiting)
     select distinct u.account_id, u.journey_id, k.id, not u.polled, case when u.polled then k.every_s end, false
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::boolean[]) as u(account_id, journey_id, number, source_id, polled)
     join checks k on k.source_id = u.source_id and k.subject_number = u.number and (not u.polled or k.last_report is not null)
       and (k.subject_kind = 'container' or (k.subject_kind in ('bill', 'booking') and k.source_id like 'line:%'))
     on conflict do nothing returning account_id, journey_id)
   update journeys j set stale_seq = stale_seq + 1 from (select distinct account_id, journey_id from added) a
   where j.account_id = a.account_id and j.id = a.journey_id`,
)

/**
 * Subscribes journeys to what terminals, railways and lines reported about their numbers before they were tracked, and
 * marks those journeys stale. A source that is polled is not polled for them by that: they want that themselves.
 */
export const subscribeToReported = async (
  client: PoolClient,
  reported: readonly { accountId: string; journeyId: string; number: string; sourceId: string; polled: boolean }[],
): Promise<void> => {
  if (reported.length === 0) return
  await subscribeToReportedSql.count(
    client,
    reported.map(({ accountId }) => accountId),
    reported.map(({ journeyId }) => journeyId),
    reported.map(({ number }) => number),
    reported.map(({ sourceId }) => sourceId),
    reported.map(({ polled }) => polled),
  )
}

export interface Repeat {
  id: string
  of: string
  said_at: string
}

const repeatReportsSql = statement(
  'repeat-reports',
  `insert into reports (id, check_id, source_id, asked_at, received_at, recorded_at, outcome, adapter, adapter_version, media_type, complete, content_hash, body)
   select s.id, r.check_id, r.source_id, s.said_at, now(), now(), r.outcome, r.adapter, r.adapter_version, r.media_type, r.complete, r.content_hash, r.body
   from json_to_recordset($1) as s(id uuid, of uuid, said_at timestamptz) join reports r on r.id = s.of`,
)

/** Records that reports were repeated unchanged, so that the reports in order show how long each was current. */
export const repeatReports = async (client: PoolClient, repeats: readonly Repeat[]): Promise<void> => {
  if (repeats.length === 0) return
  await repeatReportsSql.count(client, JSON.stringify(repeats))
}

export interface SettledPush {
  id: string
  /** Null: nothing readable was reported. */
  last_report: string | null
  reported_at: string | null
  /** Null: the message was unusable and says nothing about the freshness of the rest. */
  said_at: string | null
  news: boolean
  content_hash: string | null
  awaits_confirmation: boolean
  outcome: string
}

const settlePushedChecksSql = statement(
  'settle-pushed-checks',
  `update checks c set last_outcome = s.outcome, attempts = 0,
     last_asked_at = greatest(c.last_asked_at, s.said_at), last_answered_at = greatest(c.last_answered_at, s.said_at),
     last_report = coalesce(s.last_report, c.last_report),
     last_reported_at = greatest(c.last_reported_at, s.reported_at),
     last_new_claim_at = case when s.news then greatest(c.last_new_claim_at, s.said_at) else c.last_new_claim_at end,
     content_hash = coalesce(decode(s.content_hash, 'hex'), c.content_hash),
     awaits_confirmation = s.awaits_confirmation
   from json_to_recordset($1) as s(id uuid, last_report uuid, reported_at timestamptz, said_at timestamptz, news boolean,
     content_hash text, awaits_confirmation boolean, outcome text)
   where c.id = s.id`,
)

/** Records when the source last reported, and the report that its claims rest on. */
export const settlePushedChecks = (client: PoolClient, settled: readonly SettledPush[]) =>
  settlePushedChecksSql.count(client, JSON.stringify(settled))

const takeMessageSql = statement(
  'take-message',
  'insert into feed_messages (source_id, message_id, body_hash) values ($1, $2, $3) on conflict do nothing',
)
const findMessageSql = statement(
  'find-message',
  'select body_hash, answer from feed_messages where source_id = $1 and message_id = $2',
)

export type KeptMessage = RowOf<'find-message'>

/**
 * Claims a message that was not received before; otherwise returns the earlier response. A concurrent duplicate waits
 * for the first to finish.
 */
export const takeMessage = async (
  client: PoolClient,
  sourceId: string,
  messageId: string,
  bodyHash: Buffer,
): Promise<KeptMessage | null> => {
  const taken = await takeMessageSql.count(client, sourceId, messageId, bodyHash)
  return taken === 1 ? null : findMessageSql.one(client, sourceId, messageId)
}

const answerMessageSql = statement(
  'answer-message',
  'update feed_messages set answer = $3 where source_id = $1 and message_id = $2',
)

export const answerMessage = (client: Pool | PoolClient, sourceId: string, messageId: string, answer: unknown) =>
  answerMessageSql.count(client, sourceId, messageId, JSON.stringify(answer))

const dropOldMessagesSql = statement(
  'drop-old-messages',
  `delete from feed_messages where received_at < now() - interval '30 days'`,
)

/** Kept longer than a push may be late, so that none is accepted twice. */
export const dropOldMessages = (client: Client) => dropOldMessagesSql.count(client)
