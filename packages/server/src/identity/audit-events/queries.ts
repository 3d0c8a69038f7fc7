import { type Client, type RowOf, statement } from '../../db/statement.ts'

export type AuditRow = RowOf<'find-audit-events'>

const findAuditEventsSql = statement(
  'find-audit-events',
  `select id, created_at, action, actor_type, user_id, api_key_id, address, user_agent, subject_type, subject_id, details
   from audit_events where account_id = $1 and id = any($2::uuid[]) order by created_at desc, id desc`,
)

/** Newest first. */
export const findAuditEvents = async (client: Client, accountId: string, ids: string[]): Promise<AuditRow[]> =>
  ids.length === 0 ? [] : findAuditEventsSql.rows(client, accountId, ids)
