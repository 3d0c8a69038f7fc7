import type { PoolClient } from 'pg'

/** Whoever begins to speak of a number and whoever begins to track it see each other: one of them comes second. */
export const lockNumbers = async (client: PoolClient, numbers: readonly string[]): Promise<void> => {
  if (numbers.length === 0) return
  await client.query({
    name: 'lock-numbers',
    text: `select pg_advisory_xact_lock(hashtextextended(number, 4711)) from (select distinct unnest($1::text[]) as number order by 1) n`,
    values: [numbers],
  })
}

export interface PushedCheck {
  id: string
  subject_kind: 'bill' | 'booking' | 'container' | 'facility'
  subject_number: string
  last_report: string | null
  /** When that was said first. */
  last_report_at: Date | null
  /** When it was said last, with or without a change. */
  last_reported_at: Date | null
  content_hash: Buffer | null
  awaits_confirmation: boolean
}

/** The checks of what a source speaks of, locked in key order; nobody asks them. */
export const ensurePushedChecks = async (
  client: PoolClient,
  sourceId: string,
  subjects: readonly { id: string; kind: string; number: string }[],
): Promise<PushedCheck[]> => {
  const values = [sourceId, subjects.map(({ kind }) => kind), subjects.map(({ number }) => number)]
  await client.query({
    name: 'insert-pushed-checks',
    text: `insert into checks (id, source_id, subject_kind, subject_number, created_at)
           select id, $1, kind, number, now() from unnest($2::text[], $3::text[], $4::uuid[]) as s(kind, number, id)
           order by kind, number on conflict (source_id, subject_kind, subject_number) do nothing`,
    values: [...values, subjects.map(({ id }) => id)],
  })
  const { rows } = await client.query<PushedCheck>({
    name: 'hold-pushed-checks',
    text: `select c.id, c.subject_kind, c.subject_number, c.last_report, c.last_reported_at, c.content_hash, c.awaits_confirmation,
             (select r.asked_at from reports r where r.id = c.last_report) as last_report_at
           from checks c join unnest($2::text[], $3::text[]) as s(kind, number)
             on c.source_id = $1 and c.subject_kind = s.kind and c.subject_number = s.number
           order by c.id for update of c`,
    values,
  })
  return rows
}

/**
 * Journeys of a container, of a bill or of a booking hear who reports on it: everybody's, or those of the account whose
 * feed it is, and only those of the lines that the source may speak of. Bills and bookings are a line's own. Sandboxes
 * never hear of the world.
 */
export const subscribeTrackers = (
  client: PoolClient,
  checkIds: readonly string[],
  of: { accountId: string | null; lines: readonly string[] | null; isLine: boolean },
) =>
  client.query({
    name: 'subscribe-trackers',
    text: `insert into subscriptions (account_id, journey_id, check_id, active, wanted_every_s, waiting)
           select j.account_id, j.id, k.id, true, null::int, false
           from checks k join containers c on c.number = k.subject_number
           join journeys j on j.account_id = c.account_id and j.shipment_id = c.shipment_id
           join tracking_requests r on r.account_id = j.account_id and r.id = j.tracking_request_id
           where k.id = any($1::uuid[]) and k.subject_kind = 'container' and r.status = 'created' and r.scac is distinct from 'TEST'
             and ($2::uuid is null or j.account_id = $2) and ($3::text[] is null or r.scac = any($3))
           union
           select j.account_id, j.id, k.id, true, null::int, true
           from checks k join tracking_requests r on r.normalized_number = k.subject_number and r.scac <> 'TEST'
             and r.status in ('pending', 'awaiting_manifest', 'created')
           join journeys j on j.account_id = r.account_id and j.tracking_request_id = r.id
           where $4 and k.id = any($1::uuid[]) and ($2::uuid is null or j.account_id = $2)
             and ($3::text[] is null or r.scac = any($3))
           on conflict do nothing`,
    values: [checkIds, of.accountId, of.lines, of.isLine],
  })

/** What was pushed of these numbers before anybody tracked them is heard from now on; answers the journeys it concerns. */
export const subscribeToPushed = async (
  client: PoolClient,
  wanted: readonly { accountId: string; journeyId: string; number: string; sourceId: string }[],
): Promise<void> => {
  if (wanted.length === 0) return
  await client.query({
    name: 'subscribe-to-pushed',
    text: `with added as (
             insert into subscriptions (account_id, journey_id, check_id, active, wanted_every_s, waiting)
             select distinct u.account_id, u.journey_id, k.id, true, null::int, false
             from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[]) as u(account_id, journey_id, number, source_id)
             join checks k on k.source_id = u.source_id and k.subject_number = u.number
               and (k.subject_kind = 'container' or (k.subject_kind in ('bill', 'booking') and k.source_id like 'line:%'))
             on conflict do nothing returning account_id, journey_id)
           update journeys j set stale_seq = stale_seq + 1 from (select distinct account_id, journey_id from added) a
           where j.account_id = a.account_id and j.id = a.journey_id`,
    values: [
      wanted.map(({ accountId }) => accountId),
      wanted.map(({ journeyId }) => journeyId),
      wanted.map(({ number }) => number),
      wanted.map(({ sourceId }) => sourceId),
    ],
  })
}

export interface Repeat {
  id: string
  of: string
  said_at: string
}

/** Writes down that reports were said again, word for word: whoever reads all reports in order knows how long they held. */
export const repeatReports = async (client: PoolClient, repeats: readonly Repeat[]): Promise<void> => {
  if (repeats.length === 0) return
  await client.query({
    name: 'repeat-reports',
    text: `insert into reports (id, check_id, source_id, asked_at, received_at, recorded_at, outcome, adapter, adapter_version, media_type, complete, content_hash, body)
           select s.id, r.check_id, r.source_id, s.said_at, now(), now(), r.outcome, r.adapter, r.adapter_version, r.media_type, r.complete, r.content_hash, r.body
           from json_to_recordset($1) as s(id uuid, of uuid, said_at timestamptz) join reports r on r.id = s.of`,
    values: [JSON.stringify(repeats)],
  })
}

export interface SettledPush {
  id: string
  /** Null: nothing readable was said. */
  last_report: string | null
  reported_at: string | null
  /** Null: what came could not be used, which says nothing of how fresh the rest is. */
  said_at: string | null
  news: boolean
  content_hash: string | null
  awaits_confirmation: boolean
  outcome: string
}

/** The source spoke then. */
export const settlePushedChecks = (client: PoolClient, settled: readonly SettledPush[]) =>
  client.query({
    name: 'settle-pushed-checks',
    text: `update checks c set last_outcome = s.outcome, attempts = 0,
             last_asked_at = greatest(c.last_asked_at, s.said_at), last_answered_at = greatest(c.last_answered_at, s.said_at),
             last_report = coalesce(s.last_report, c.last_report),
             last_reported_at = greatest(c.last_reported_at, s.reported_at),
             last_new_claim_at = case when s.news then greatest(c.last_new_claim_at, s.said_at) else c.last_new_claim_at end,
             content_hash = coalesce(decode(s.content_hash, 'hex'), c.content_hash),
             awaits_confirmation = s.awaits_confirmation
           from json_to_recordset($1) as s(id uuid, last_report uuid, reported_at timestamptz, said_at timestamptz, news boolean,
             content_hash text, awaits_confirmation boolean, outcome text)
           where c.id = s.id`,
    values: [JSON.stringify(settled)],
  })

export interface KeptMessage {
  body_hash: Buffer
  answer: unknown
}

/** Takes a message, unless it was taken before: then what was answered. A twin in flight waits for the first to end. */
export const takeMessage = async (
  client: PoolClient,
  sourceId: string,
  messageId: string,
  bodyHash: Buffer,
): Promise<KeptMessage | null> => {
  const { rowCount } = await client.query({
    name: 'take-message',
    text: `insert into feed_messages (source_id, message_id, body_hash) values ($1, $2, $3) on conflict do nothing`,
    values: [sourceId, messageId, bodyHash],
  })
  if (rowCount === 1) return null
  const { rows } = await client.query<KeptMessage>({
    name: 'find-message',
    text: 'select body_hash, answer from feed_messages where source_id = $1 and message_id = $2',
    values: [sourceId, messageId],
  })
  return rows[0]!
}

export const answerMessage = (client: PoolClient, sourceId: string, messageId: string, answer: unknown) =>
  client.query({
    name: 'answer-message',
    text: 'update feed_messages set answer = $3 where source_id = $1 and message_id = $2',
    values: [sourceId, messageId, JSON.stringify(answer)],
  })

/** Longer than a push may be late, so that none is taken twice. */
export const dropOldMessages = (client: { query: PoolClient['query'] }) =>
  client.query(`delete from feed_messages where received_at < now() - interval '30 days'`)
