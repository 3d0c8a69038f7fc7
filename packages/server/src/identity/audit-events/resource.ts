import type { Schemas } from '@boxtrail/contracts'
import { linkage, wireTime } from '@boxtrail/protocol/answer/json-api'
import type { AuditRow } from './queries.ts'

type Attributes = Schemas['AuditEvent']['attributes']

export const auditEventResource = (row: AuditRow): Schemas['AuditEvent'] => {
  const { id, created_at, actor_type, user_id, api_key_id, details, ...attributes } = row
  return {
    id,
    type: 'audit_event',
    attributes: {
      ...attributes,
      actor_type: actor_type as Attributes['actor_type'],
      details: details as Attributes['details'],
      occurred_at: wireTime(created_at),
    },
    relationships: {
      user: { data: linkage('user', user_id) },
      api_key: { data: linkage('api_key', api_key_id) },
    },
  }
}
