import type { Pool, PoolClient } from 'pg'

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
  body: Buffer | null
}

/** Keeps reports as they came. */
export const insertReports = async (client: PoolClient, reports: readonly NewReport[]): Promise<void> => {
  if (reports.length === 0) return
  const column = <K extends keyof NewReport>(name: K) => reports.map((report) => report[name])
  await client.query({
    name: 'insert-reports',
    text: `insert into reports (id, check_id, source_id, asked_at, received_at, recorded_at, outcome, adapter, adapter_version, media_type, complete, content_hash, body)
           select id, check_id, source_id, asked_at, now(), now(), outcome, adapter, adapter_version, media_type, complete, content_hash, body
           from unnest($1::uuid[], $2::uuid[], $3::text[], $4::timestamptz[], $5::text[], $6::text[], $7::int[], $8::text[], $9::boolean[], $10::bytea[], $11::bytea[])
             as r(id, check_id, source_id, asked_at, outcome, adapter, adapter_version, media_type, complete, content_hash, body)`,
    values: [
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
    ],
  })
}

/** Sets a report aside that could not be read, with the reason, for an operator to replay after a fix. */
export const quarantineReport = (client: PoolClient, reportId: string, checkId: string, reason: string) =>
  client.query({
    name: 'quarantine-report',
    text: `insert into quarantine (report_id, check_id, reason, quarantined_at) values ($1, $2, $3, now())
           on conflict (report_id) do update set reason = excluded.reason, replayed_at = null`,
    values: [reportId, checkId, reason],
  })

/** The same for all that was refused of one check at once. */
export const quarantineReports = async (
  client: PoolClient,
  checkId: string,
  refused: readonly { report: string; reason: string }[],
): Promise<void> => {
  if (refused.length === 0) return
  await client.query({
    name: 'quarantine-reports',
    text: `insert into quarantine (report_id, check_id, reason, quarantined_at)
           select report_id, $1, reason, now() from unnest($2::uuid[], $3::text[]) as r(report_id, reason)`,
    values: [checkId, refused.map(({ report }) => report), refused.map(({ reason }) => reason)],
  })
}

/** The kept answers of a check, oldest first: for a late report, a replay, or a mended adapter. */
export const loadReports = async (client: Pool | PoolClient, checkId: string) => {
  const { rows } = await client.query<{
    id: string
    asked_at: Date
    outcome: string
    complete: boolean
    body: Buffer | null
  }>({
    name: 'load-reports',
    text: 'select id, asked_at, outcome, complete, body from reports where check_id = $1 and body is not null order by asked_at, id',
    values: [checkId],
  })
  return rows
}
