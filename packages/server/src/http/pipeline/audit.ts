import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { isUuid } from '@boxtrail/protocol/uuid'
import type { Call } from '../../context.ts'
import { type AuditEvent, appendAudit } from '../../identity/audit-events/append-audit.ts'

/**
 * The tags of operations that decide who gets access or data. These are recorded whoever makes the change; others only
 * if a person makes it.
 */
const ALWAYS: ReadonlySet<string> = new Set(['API keys', 'Calendar feeds', 'Webhooks'])

export const isAudited = (id: OperationId, { actor }: Pick<Call, 'actor'>): boolean =>
  operations[id].access === 'write' && (actor === 'user' || ALWAYS.has(operations[id].tag))

/** Records an operation that has succeeded, in its transaction if it has one. */
export const audit = (
  id: OperationId,
  call: Call,
  device: AuditEvent['device'],
  { params, answer }: { params: Record<string, string>; answer: unknown },
): Promise<number> => {
  const { accountId, actor, userId, keyId } = call
  return appendAudit(call.pool, {
    accountId,
    action: id,
    actor,
    userId,
    apiKeyId: actor === 'api_key' ? keyId : null,
    ...(device ? { device } : {}),
    subject: subjectOf(answer) ?? subjectIn(operations[id].path, params),
  })
}

const subjectOf = (answer: unknown) => {
  const { data } = (answer ?? {}) as { data?: { type?: unknown; id?: unknown } }
  return typeof data?.type === 'string' && isUuid(String(data.id))
    ? { type: data.type, id: String(data.id) }
    : undefined
}

/** The record that the path names: `webhook` of `/webhooks/{id}`. */
const subjectIn = (path: string, params: Record<string, string>) => {
  const [, collection = '', name = ''] = path.split('/')
  const id = params[name.replaceAll(/[{}]/g, '')]
  const type = collection.replace(/ies$/, 'y').replace(/s$/, '')
  return id !== undefined && isUuid(id) ? { type, id } : undefined
}
