import type { PoolClient } from 'pg'
import { type Client, statement } from '../../db/statement.ts'

export interface NewReport {
  id: string
  check_id: string
  source_id: string
  asked_at: Date
  outcome: string
  adapter: string
  adapter_version: number
  media_type: string | null
  complete: boolean
  content_hash: Buffer | null
  /** Compressed. */
  body: Buffer | null
  /** In bytes, as it was received. */
  size: number | null
  /** Of the body as it was received. */
  body_sha256: Buffer | null
}

const insertReportsSql = statement(
  'insert-reports',
  `with received as (
     select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[], $5::text[], $6::text[], $7::int[], $8::text[], $9::boolean[], $10::bytea[], $11::bytea[], $12::int[], $13::bytea[])
       as r(id, check_id, source_id, asked_at, outcome, adapter, adapter_version, media_type, complete, content_hash, body, size, body_sha256)),
   bodies as (
     insert into report_bodies (check_id, id, body) select check_id, id, body from received where body is not null)
   insert into reports (id, check_id, source_id, asked_at, received_at, recorded_at, outcome, adapter, adapter_version, media_type, complete, content_hash, size, stored_size, body_sha256)
   select id, check_id, source_id, asked_at, now(), now(), outcome, adapter, adapter_version, media_type, complete, content_hash, size, octet_length(body), body_sha256
   from received`,
)

/** Stores reports as received. */
export const insertReports = async (client: PoolClient, reports: readonly NewReport[]): Promise<void> => {
  if (reports.length === 0) return
  const column = <K extends keyof NewReport>(name: K) => reports.map((report) => report[name])
  await insertReportsSql.count(
    client,
    column('id'),
    column('check_id'),
    column('source_id'),
    column('asked_at'),
    column('outcome'),
    column('adapter'),
    column('adapter_version'),
    column('media_type'),
    column('complete'),
    column('content_hash'),
    column('body'),
    column('size'),
    column('body_sha256'),
  )
}

const quarantineReportsSql = statement(
  'quarantine-reports',
  `insert into quarantine (report_id, check_id, reason, quarantined_at)
   select report_id, check_id, reason, now() from unnest($1::uuid[], $2::uuid[], $3::text[]) as r(report_id, check_id, reason)
   on conflict on constraint quarantine_pkey do update set reason = excluded.reason, replayed_at = null`,
)

/** Quarantines reports with the reason. */
export const quarantineReports = async (
  client: PoolClient,
  refused: readonly { id: string; check_id: string; reason: string }[],
): Promise<void> => {
  if (refused.length === 0) return
  await quarantineReportsSql.count(
    client,
    refused.map(({ id }) => id),
    refused.map((report) => report.check_id),
    refused.map(({ reason }) => reason),
  )
}

const loadReportBodiesSql = statement(
  'load-report-bodies',
  `select r.id, b.body, r.complete
   from reports r left join report_bodies b on b.check_id = r.check_id and b.id = r.id
   where r.check_id = $1 and r.id = any($2::uuid[]) and r.stored_size is not null`,
)

/** Some stored responses of a check. The body is null if it was moved to the store, or is no longer kept. */
export const loadReportBodies = (client: Client, checkId: string, reportIds: readonly string[]) =>
  loadReportBodiesSql.rows(client, checkId, reportIds)

const loadReportsSql = statement(
  'load-reports',
  `select r.id, r.asked_at, r.outcome, r.complete, b.body
   from reports r left join report_bodies b on b.check_id = r.check_id and b.id = r.id
   where r.check_id = $1 and r.stored_size is not null order by r.asked_at, r.id`,
)

/**
 * The responses of a check, oldest first: for a late report, a replay, or a fixed adapter. The body of an old one is null
 * when it was moved to the store, or is no longer kept.
 */
export const loadReports = async (client: Client, checkId: string) => loadReportsSql.rows(client, checkId)

const settleRebuiltCheckSql = statement(
  'settle-rebuilt-check',
  `update checks set rebuilt_at = now(), last_report = $2, last_reported_at = (select asked_at from reports where check_id = $1 and id = $2), awaits_confirmation = $3
   where id = $1`,
)

/**
 * After a fold of all reports: the last report that open claims rest on, and whether one of them awaits confirmation.
 */
export const settleRebuiltCheck = (client: PoolClient, checkId: string, lastReport: string | null, awaits: boolean) =>
  settleRebuiltCheckSql.count(client, checkId, lastReport, awaits)
