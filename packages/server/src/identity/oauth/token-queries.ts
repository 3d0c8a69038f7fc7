import { hash } from 'node:crypto'
import type { Caller } from '../../context.ts'
import { type Client, statement } from '../../db/statement.ts'
import { PICKUP_LFD_POLICY, policyOf } from '../../records/accounts/settings.ts'
import { mayWrite, type Role } from '../users/roles.ts'

export type TokenKind = 'code' | 'access' | 'refresh'

const hashOf = (token: string) => hash('sha256', token, 'hex')

const insertTokenSql = statement(
  'insert-oauth-token',
  `with of_connection as (
     update oauth_connections set expires_at = greatest(expires_at, to_timestamp($5::float8)) where id = $2
     returning account_id, id)
   insert into oauth_tokens (token_hash, account_id, connection_id, kind, payload, expires_at)
   select decode($1, 'hex'), account_id, id, $3, $4, to_timestamp($5::float8) from of_connection
   on conflict (token_hash) do update set payload = oauth_tokens.payload`,
)

export interface NewToken {
  token: string
  connectionId: string
  kind: TokenKind
  payload: object
  expiresAtS: number
}

/**
 * Issues a token, unless it was issued before, and extends the life of its connection to that of the token; false if
 * the connection was ended.
 */
export const insertToken = async (client: Client, given: NewToken): Promise<boolean> => {
  const { token, connectionId, kind, payload, expiresAtS } = given
  return (
    (await insertTokenSql.count(client, hashOf(token), connectionId, kind, JSON.stringify(payload), expiresAtS)) === 1
  )
}

const findTokenSql = statement(
  'find-oauth-token',
  `select payload, consumed_at from oauth_tokens where token_hash = decode($1, 'hex') and kind = $2`,
)

export const findToken = (client: Client, token: string, kind: TokenKind) =>
  findTokenSql.first(client, hashOf(token), kind)

const consumeTokenSql = statement(
  'consume-oauth-token',
  `update oauth_tokens set consumed_at = $3
   where token_hash = decode($1, 'hex') and kind = $2 and consumed_at is null`,
)

/** Returns false if the token was used before. */
export const consumeToken = async (client: Client, token: string, kind: TokenKind, at: Date): Promise<boolean> =>
  (await consumeTokenSql.count(client, hashOf(token), kind, at)) === 1

const deleteTokenSql = statement('delete-oauth-token', `delete from oauth_tokens where token_hash = decode($1, 'hex')`)

export const deleteToken = (client: Client, token: string) => deleteTokenSql.count(client, hashOf(token))

const deleteUnusedCodeSql = statement(
  'delete-unused-oauth-code',
  `delete from oauth_tokens where token_hash = decode($1, 'hex') and kind = 'code' and consumed_at is null`,
)

/** Deletes an unused code. A used one is kept, so that its second use is noticed. */
export const deleteUnusedCode = (client: Client, code: string) => deleteUnusedCodeSql.count(client, hashOf(code))

const USE_IS_UNRECORDED = `(o.last_used_at is null or o.last_used_at < now() - interval '1 minute')`

const findTokenCallerSql = statement(
  'find-oauth-caller',
  `select o.account_id, o.user_id, o.id, u.role, a.features, ${PICKUP_LFD_POLICY}, t.payload ->> 'scope' as scope,
     t.payload ->> 'aud' as audience, ${USE_IS_UNRECORDED} as use_is_unrecorded
   from oauth_tokens t
   join oauth_connections o on o.account_id = t.account_id and o.id = t.connection_id
   join users u on u.account_id = o.account_id and u.id = o.user_id
   join accounts a on a.id = o.account_id
   where t.token_hash = decode($1, 'hex') and t.kind = 'access' and t.expires_at > now() and u.role is not null`,
  { notNull: ['role', 'use_is_unrecorded'] },
)

const recordUseSql = statement(
  'record-oauth-use',
  `update oauth_connections o set last_used_at = now() where account_id = $1 and id = $2 and ${USE_IS_UNRECORDED}`,
)

export interface TokenCaller {
  caller: Caller
  scopes: readonly string[]
  audience: string | null
}

/** The caller whom an access token stands for at this moment; nothing is cached, so that it ends at once everywhere. */
export const findTokenCaller = async (client: Client, token: string): Promise<TokenCaller | undefined> => {
  const row = await findTokenCallerSql.first(client, hashOf(token))
  if (!row) return undefined
  // Not awaited: the next use makes up for a lost write.
  if (row.use_is_unrecorded) recordUseSql.count(client, row.account_id, row.id).catch(() => {})
  const scopes = (row.scope ?? '').split(' ')
  return {
    scopes,
    audience: row.audience,
    caller: {
      accountId: row.account_id,
      userId: row.user_id,
      keyId: row.id,
      features: row.features,
      pickupLfdPolicy: policyOf(row),
      isOperator: false,
      actor: 'user',
      mayWrite: mayWrite(row.role as Role) && scopes.includes('tracking:write'),
    },
  }
}

const forgetTokensSql = statement('forget-oauth-tokens', 'delete from oauth_tokens where expires_at < now()')

/** Deletes expired tokens. */
export const purgeTokens = (client: Client) => forgetTokensSql.count(client)
