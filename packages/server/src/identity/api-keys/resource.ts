import type { Schemas } from '@boxtrail/contracts'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import type { KeyRow } from './queries.ts'

/** `key`: the text of the key, only in the response that creates it. */
export const apiKeyResource = (row: KeyRow, key: string | null = null): Schemas['ApiKey'] => ({
  id: row.id,
  type: 'api_key',
  attributes: {
    name: row.name,
    scope: row.scope as 'read' | 'write',
    key,
    last4: row.last4,
    created_at: wireTime(row.created_at),
    expires_at: wireTime(row.expires_at as unknown),
    last_used_at: wireTime(row.last_used_at as unknown),
    revoked_at: wireTime(row.revoked_at as unknown),
  },
  relationships: { user: { data: { type: 'user', id: row.user_id } } },
})
