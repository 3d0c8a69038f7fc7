import type { Pool, PoolClient } from 'pg'
import type { DueCheck } from '../checks/due.ts'

export interface QuarantineRow {
  report_id: string
  check_id: string
  reason: string
  quarantined_at: Date
  source_id: string
  subject_kind: DueCheck['subject_kind']
  subject_number: string
}

/** What waits for an operator, oldest first. */
export const listQuarantine = async (pool: Pool): Promise<QuarantineRow[]> =>
  (
    await pool.query<QuarantineRow>(
      `select q.report_id, q.check_id, q.reason, q.quarantined_at, c.source_id, c.subject_kind, c.subject_number
       from quarantine q join checks c on c.id = q.check_id where q.replayed_at is null order by q.quarantined_at limit 1000`,
    )
  ).rows

/** The same with the bytes, for reading again. */
export const quarantined = async (pool: Pool, reportId: string | null) =>
  (
    await pool.query<QuarantineRow & { body: Buffer | null; complete: boolean }>(
      `select q.report_id, q.check_id, q.reason, q.quarantined_at, c.source_id, c.subject_kind, c.subject_number, r.body, r.complete
       from quarantine q join checks c on c.id = q.check_id join reports r on r.id = q.report_id
       where q.replayed_at is null and ($1::uuid is null or q.report_id = $1) order by q.quarantined_at`,
      [reportId],
    )
  ).rows

export const lockCheck = async (client: PoolClient, checkId: string) =>
  (
    await client.query<Pick<DueCheck, 'id' | 'subject_kind' | 'subject_number'>>(
      'select id, subject_kind, subject_number from checks where id = $1 for update',
      [checkId],
    )
  ).rows[0]!

export const markReplayed = (client: PoolClient, reportId: string) =>
  client.query('update quarantine set replayed_at = now() where report_id = $1', [reportId])
