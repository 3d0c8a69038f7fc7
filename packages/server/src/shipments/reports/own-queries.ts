import type { Statement } from '@boxtrail/engine/statement'
import { type Client, type RowOf, statement } from '../../db/statement.ts'
import { keptClaims } from '../../tracking/packing/claims.ts'
import { type StoredBodies, textsOf } from '../../tracking/stored-bodies/read.ts'

/**
 * SQL: whether the account tracks what the report `r` is about, or did when it came: others may still poll its source.
 */
const isOwn = `(exists (select 1 from subscriptions v where v.check_id = r.check_id and v.account_id = $1 and v.active)
  or exists (select 1 from subscriptions v
    join journeys j on j.account_id = v.account_id and j.id = v.journey_id
    left join shipments s on s.account_id = j.account_id and s.id = j.shipment_id
    where v.check_id = r.check_id and v.account_id = $1 and not v.active
      and (s.line_tracking_stopped_at is null or r.asked_at < s.line_tracking_stopped_at + interval '1 second')))`

/** The same on a distributed database, where the report and what tracks it are on different machines. */
const ofOwn = (select: string) => `with r as materialized (select * from reports where id = $2),
   own as materialized (select v.active, s.line_tracking_stopped_at as stopped_at from subscriptions v
     join journeys j on j.account_id = v.account_id and j.id = v.journey_id
     left join shipments s on s.account_id = j.account_id and s.id = j.shipment_id
     where v.account_id = $1 and v.check_id in (select check_id from r)),
   k as materialized (select * from checks where id in (select check_id from r))
   ${select} and exists (select from own where own.active or own.stopped_at is null or r.asked_at < own.stopped_at + interval '1 second')`

const reportColumns = `r.id, r.check_id, r.source_id, r.asked_at, r.received_at, r.recorded_at, r.outcome, r.adapter,
     r.adapter_version, r.media_type, r.complete, encode(r.content_hash, 'hex') as content_hash,
     encode(r.body_sha256, 'hex') as body_sha256,
     r.size, r.stored_size,
     k.subject_kind, k.subject_number, o.account_id as source_account_id`

const findReportSql = statement(
  'find-report',
  `select ${reportColumns}
   from reports r join checks k on k.id = r.check_id join sources o on o.id = r.source_id
   where r.id = $2 and ${isOwn}`,
  {
    distributed: ofOwn(
      `select ${reportColumns} from r join k on k.id = r.check_id join sources o on o.id = r.source_id where true`,
    ),
  },
)

export type OwnReport = RowOf<'find-report'>

/** A report about something that the account tracks. */
export const findReport = (client: Client, accountId: string, id: string) => findReportSql.first(client, accountId, id)

const readReportBodySql = statement(
  'read-report-body',
  `select r.id, r.check_id, b.body from reports r left join report_bodies b on b.check_id = r.check_id and b.id = r.id
   where r.id = $2 and r.stored_size is not null and ${isOwn}`,
  {
    distributed: ofOwn(
      `select r.id, r.check_id, b.body from r left join (select * from report_bodies where id = $2) b
       on b.check_id = r.check_id and b.id = r.id where r.stored_size is not null`,
    ),
  },
)

/** The body as it was received; null if there was none, or it is no longer kept. */
export const readReportBody = async (
  client: Client,
  accountId: string,
  id: string,
  storedBodies: StoredBodies,
): Promise<string | null> => {
  const kept = await readReportBodySql.first(client, accountId, id)
  const texts = kept && (await textsOf(client, storedBodies, kept.check_id, [kept]))
  return texts?.get(id) ?? null
}

const MAX_QUOTES = 200

const findQuotesSql = statement(
  'find-quotes',
  `select m.statement, count(*) over ()::int as total from ${keptClaims('array[$2]')} m
   where m.first_report = $3
     and (m.statement->>'container' is null
       or exists (select 1 from containers c where c.account_id = $1 and c.number = m.statement->>'container'))
   order by m.id limit ${MAX_QUOTES}`,
  { notNull: ['total'] },
)

/** What a report was the first to state about the account's own containers, and about all of them. */
export const findQuotes = async (client: Client, accountId: string, report: OwnReport) => {
  const rows = await findQuotesSql.rows(client, accountId, report.check_id, report.id)
  return { rows: rows.map(({ statement }) => statement as Statement), total: rows[0]?.total ?? 0 }
}
