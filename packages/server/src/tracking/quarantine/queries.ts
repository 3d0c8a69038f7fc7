import type { Pool, PoolClient } from 'pg'
import { statement } from '../../db/statement.ts'

const listQuarantineSql = statement(
  'list-quarantine',
  `select q.report_id, q.check_id, q.reason, q.quarantined_at, c.source_id, c.subject_kind, c.subject_number
   from quarantine q join checks c on c.id = q.check_id where q.replayed_at is null order by q.quarantined_at limit 1000`,
)

/** What waits for an operator, oldest first. */
export const listQuarantine = (pool: Pool) => listQuarantineSql.rows(pool)

const findQuarantinedSql = statement(
  'find-quarantined',
  `select q.report_id, q.check_id, c.source_id, c.subject_kind, c.subject_number, b.body, r.complete
   from quarantine q join checks c on c.id = q.check_id join reports r on r.check_id = q.check_id and r.id = q.report_id
     left join report_bodies b on b.check_id = q.check_id and b.id = q.report_id
   where q.replayed_at is null and ($1::uuid is null or q.report_id = $1) order by q.quarantined_at`,
)

/** A quarantined report with its body, or all that wait. */
export const findQuarantined = (pool: Pool, reportId: string | null) => findQuarantinedSql.rows(pool, reportId)

const lockCheckSql = statement(
  'lock-check',
  'select id, subject_kind, subject_number from checks where id = $1 for update',
)

export const lockCheck = (client: PoolClient, checkId: string) => lockCheckSql.one(client, checkId)

const markReplayedSql = statement(
  'mark-replayed',
  'update quarantine set replayed_at = now() where check_id = $1 and report_id = $2',
)

export const markReplayed = (client: PoolClient, checkId: string, reportId: string) =>
  markReplayedSql.count(client, checkId, reportId)
