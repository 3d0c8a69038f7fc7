import { idv7 } from '../../db/idv7.ts'
import { type Client, statement } from '../../db/statement.ts'

const appendSql = statement(
  'append-audit-event',
  `insert into audit_events (account_id, id, created_at, action, actor_type, user_id, api_key_id, address, user_agent,
     subject_type, subject_id, details)
   values ($1, $2, now(), $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
)

export interface AuditEvent {
  accountId: string
  action: string
  actor: 'user' | 'api_key' | 'operator' | 'nobody'
  userId?: string | null
  apiKeyId?: string | null
  device?: { address: string | null; userAgent: string | null }
  subject?: { type: string; id: string | null } | undefined
  details?: Record<string, unknown>
}

const MAX_USER_AGENT_LENGTH = 256

/** Records who did what. An event must not contain anything secret. */
export const appendAudit = (client: Client, event: AuditEvent): Promise<number> => {
  const { accountId, action, actor, userId = null, apiKeyId = null, device, subject, details = {} } = event
  return appendSql.count(
    client,
    accountId,
    idv7(),
    action,
    actor,
    userId,
    apiKeyId,
    device?.address ?? null,
    device?.userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
    subject?.type ?? null,
    subject?.id ?? null,
    JSON.stringify(details),
  )
}
