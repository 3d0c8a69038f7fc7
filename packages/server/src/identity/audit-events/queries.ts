import { type Client, type RowOf, statement } from '../../db/statement.ts'

export type AuditRow = RowOf<'find-audit-events'>

const findAuditEventsSql = statement(
  'find-audit-events',
  `select e.id, e.created_at, e.action, e.actor_type,
     case e.actor_type when 'user' then u.name when 'api_key' then k.name end as actor_name,
     e.user_id, e.api_key_id, e.address, e.user_agent, e.subject_type, e.subject_id, e.details
   from audit_events e
   left join users u on u.account_id = e.account_id and u.id = e.user_id
   left join api_keys k on k.account_id = e.account_id and k.id = e.api_key_id
   where e.account_id = $1 and e.id = any($2::uuid[]) order by e.created_at desc, e.id desc`,
)

/** Returns events, newest first. */
export const findAuditEvents = async (client: Client, accountId: string, ids: string[]): Promise<AuditRow[]> =>
  ids.length === 0 ? [] : findAuditEventsSql.rows(client, accountId, ids)
