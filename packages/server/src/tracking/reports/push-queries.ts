import type { PoolClient } from 'pg'
import { type RowOf, statement } from '../../db/statement.ts'
import type { StoredBodies } from '../stored-bodies/read.ts'
import { packReportBody } from './pack-report-body.ts'

const insertPushedChecksSql = statement(
  'insert-pushed-checks',
  `insert into checks (id, source_id, subject_kind, subject_number, created_at)
   select id, $1, kind, number, now() from unnest($2::text[], $3::text[], $4::uuid[]) as s(kind, number, id)
   order by kind, number on conflict (source_id, subject_kind, subject_number) do nothing`,
)

/**
 * Null for a check that is polled as well: there the last poll confirmed what was reported (polling/record-queries.ts).
 */
const receivedAgain = 'case when c.next_check_at is null then c.last_repeated_at end'

/**
 * `last_report_at`: when the last report was first made; `last_reported_at`: when it was last made, changed or
 * unchanged.
 */
const lockPushedChecksSql = statement(
  'lock-pushed-checks',
  `select c.id, c.subject_kind, c.subject_number, c.last_report, c.last_reported_at, ${receivedAgain} as last_repeated_at, c.content_hash, c.awaits_confirmation,
     (select r.asked_at from reports r where r.check_id = c.id and r.id = c.last_report) as last_report_at
   from checks c join unnest($2::text[], $3::text[]) as s(kind, number)
     on c.source_id = $1 and c.subject_kind = s.kind and c.subject_number = s.number
   order by c.id for update of c`,
  {
    distributed: `select c.id, c.subject_kind, c.subject_number, c.last_report, c.last_reported_at, ${receivedAgain} as last_repeated_at, c.content_hash,
     c.awaits_confirmation, null::timestamptz as last_report_at
   from checks c join unnest($2::text[], $3::text[]) as s(kind, number)
     on c.source_id = $1 and c.subject_kind = s.kind and c.subject_number = s.number
   order by c.id for update of c`,
  },
)

export type PushedCheck = RowOf<'lock-pushed-checks'>

const whenAskedSql = statement('when-asked', 'select asked_at from reports where check_id = $1 and id = $2')

/** Reads when the last report was first made, where that is not on the machine of the check. */
const withLastReport = async (client: PoolClient, check: PushedCheck): Promise<PushedCheck> => {
  if (check.last_report === null || check.last_report_at !== null) return check
  const report = await whenAskedSql.first(client, check.id, check.last_report)
  return { ...check, last_report_at: report?.asked_at ?? null }
}

/**
 * Creates the checks of what a source reports on, if they do not exist, and locks them in key order. They are never
 * due.
 */
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
  const checks = await lockPushedChecksSql.rows(client, sourceId, kinds, numbers)
  const complete: PushedCheck[] = []
  for (const check of checks) complete.push(await withLastReport(client, check))
  return complete
}

export interface Repeat {
  check_id: string
  id: string
  of: string
  said_at: string
  /** Null if it is not known. */
  received_at: string | null
}

const repeated = `select s.id as repeat, s.said_at, s.received_at as repeated_at, r.*
     from json_to_recordset($1) as s(check_id uuid, id uuid, of uuid, said_at timestamptz, received_at timestamptz)
     join reports r on r.check_id = s.check_id and r.id = s.of`
const repeatBodies = (from: string) => `insert into report_bodies (check_id, id, body)
     select r.check_id, r.repeat, b.body from ${from} r join report_bodies b on b.check_id = r.check_id and b.id = r.id`
const repeatRows = (from: string) =>
  `insert into reports (id, check_id, source_id, asked_at, received_at, recorded_at, outcome, adapter, adapter_version, media_type, complete, content_hash, size, stored_size, body_sha256)
   select repeat, check_id, source_id, said_at, coalesce(repeated_at, now()), now(), outcome, adapter, adapter_version, media_type, complete, content_hash, size, stored_size, body_sha256
   from ${from} r`

const repeatReportsSql = statement(
  'repeat-reports',
  `with repeated as (${repeated}), bodies as (${repeatBodies('repeated')} returning id)
   ${repeatRows('repeated')}
   returning id, stored_size is not null and not exists (select from bodies b where b.id = reports.id) as lacks_body`,
  {
    notNull: ['lacks_body'],
    distributed: [
      repeatBodies(`(${repeated})`),
      repeatRows(`(${repeated})`),
      `select r.id, r.stored_size is not null and b.id is null as lacks_body
       from json_to_recordset($1) as s(check_id uuid, id uuid) join reports r on r.check_id = s.check_id and r.id = s.id
       left join report_bodies b on b.check_id = r.check_id and b.id = r.id`,
    ],
  },
)

const insertReportBodySql = statement(
  'insert-report-body',
  'insert into report_bodies (check_id, id, body) values ($1, $2, $3)',
)

/**
 * Records that reports were repeated unchanged, so that the reports in order show how long each was current. If the
 * body was moved to the store, it is fetched and written again, because its object is removed before the repetition is.
 */
export const repeatReports = async (
  client: PoolClient,
  repeats: readonly Repeat[],
  storedBodies: StoredBodies,
): Promise<void> => {
  if (repeats.length === 0) return
  const written = await repeatReportsSql.rows(client, JSON.stringify(repeats))
  const lacking = new Set(written.flatMap(({ id, lacks_body }) => (lacks_body ? [id] : [])))
  for (const { check_id, id, of } of repeats.filter((repeat) => lacking.has(repeat.id))) {
    const body = (await storedBodies(client, check_id, [of])).get(of)
    if (body !== undefined) await insertReportBodySql.count(client, check_id, id, packReportBody(body))
  }
}

export interface SettledPush {
  id: string
  /** Null: nothing readable was reported. */
  last_report: string | null
  reported_at: string | null
  repeated_at: string | null
  /** Null: the message was unusable and says nothing about the freshness of the rest. */
  said_at: string | null
  news: boolean
  content_hash: string | null
  awaits_confirmation: boolean
  outcome: string
}

/**
 * A message about a time before the last poll, or one that says nothing, does not change the outcome of that poll,
 * because it confirms nothing.
 */
const outcomeOfLast = `last_outcome = case when c.last_outcome is not null and (s.said_at is null or s.said_at < c.last_asked_at)
       then c.last_outcome else s.outcome end`

const settlePushedChecksSql = statement(
  'settle-pushed-checks',
  `update checks c set ${outcomeOfLast}, attempts = 0,
     last_asked_at = greatest(c.last_asked_at, s.said_at), last_answered_at = greatest(c.last_answered_at, s.said_at),
     last_report = coalesce(s.last_report, c.last_report),
     last_reported_at = greatest(c.last_reported_at, s.reported_at), last_repeated_at = case when c.next_check_at is null then s.repeated_at else c.last_repeated_at end,
     last_new_claim_at = case when s.news then greatest(c.last_new_claim_at, s.said_at) else c.last_new_claim_at end,
     content_hash = coalesce(decode(s.content_hash, 'hex'), c.content_hash),
     awaits_confirmation = s.awaits_confirmation
   from json_to_recordset($1) as s(id uuid, last_report uuid, reported_at timestamptz, repeated_at timestamptz, said_at timestamptz, news boolean,
     content_hash text, awaits_confirmation boolean, outcome text)
   where c.id = s.id`,
)

/** Records when the source last reported, and the report that its claims rest on. */
export const settlePushedChecks = (client: PoolClient, settled: readonly SettledPush[]) =>
  settlePushedChecksSql.count(client, JSON.stringify(settled))
