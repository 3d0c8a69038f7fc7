import type { PoolClient } from 'pg'
import { type Client, type RowOf, statement } from '../../db/statement.ts'

export type KeyRow = RowOf<'find-api-keys'>

const columns = `id, user_id, name, scope, last4, created_at, expires_at, last_used_at, revoked_at`

const findApiKeysSql = statement(
  'find-api-keys',
  `select ${columns} from api_keys where account_id = $1 and id = any($2::uuid[]) order by created_at desc, id desc`,
)

/** Returns keys, newest first. */
export const findApiKeys = async (client: Client, accountId: string, ids: string[]): Promise<KeyRow[]> =>
  ids.length === 0 ? [] : findApiKeysSql.rows(client, accountId, ids)

const lockKeySql = statement(
  'lock-api-key',
  `select id, name, scope, is_operator, created_at, expires_at,
     revoked_at is null and (expires_at is null or expires_at > now()) as is_valid
   from api_keys where account_id = $1 and id = $2 for update`,
  { notNull: ['is_valid'] },
)

/** A key, locked for update. */
export const lockKey = (client: PoolClient, accountId: string, id: string) => lockKeySql.first(client, accountId, id)

const expireKeySql = statement(
  'expire-api-key',
  `update api_keys set expires_at = least(expires_at, now() + make_interval(secs => $3))
   where account_id = $1 and id = $2`,
)

/** Ends a key after this many seconds, unless it ends earlier. */
export const expireKey = (client: Client, accountId: string, id: string, seconds: number) =>
  expireKeySql.count(client, accountId, id, seconds)
