import type { PoolClient } from 'pg'
import { type Client, type RowOf, statement } from '../db/statement.ts'

/** How long the response to a key is kept. */
const KEPT = `interval '24 hours'`

export type KeptAnswer = RowOf<'find-kept-answer'>

const lockIdempotencyKeySql = statement(
  'lock-idempotency-key',
  'select pg_try_advisory_xact_lock(hashtextextended($2, hashtextextended($1, 0))) as held',
  { notNull: ['held'] },
)

/** Locks a key; false if another request with it is under way. The lock ends with the transaction. */
export const lockKey = async (client: PoolClient, accountId: string, key: string): Promise<boolean> => {
  return (await lockIdempotencyKeySql.one(client, accountId, key)).held
}

const findKeptAnswerSql = statement(
  'find-kept-answer',
  `select fingerprint, status, content_type, body_sealed from request_replays
   where account_id = $1 and key = $2 and created_at > now() - ${KEPT}`,
)

export const findAnswer = async (client: Client, accountId: string, key: string): Promise<KeptAnswer | undefined> =>
  findKeptAnswerSql.first(client, accountId, key)

const keepAnswerSql = statement(
  'keep-answer',
  `insert into request_replays as r (account_id, key, fingerprint, status, content_type, body_sealed)
   values ($1, $2, $3, $4, $5, $6)
   on conflict (account_id, key) do update set fingerprint = excluded.fingerprint, status = excluded.status,
     content_type = excluded.content_type, body_sealed = excluded.body_sealed, created_at = excluded.created_at
   where r.created_at <= now() - ${KEPT}`,
)

/** Stores a response, replacing an expired one. */
export const keepAnswer = (client: PoolClient, accountId: string, key: string, answer: KeptAnswer) =>
  keepAnswerSql.count(
    client,
    accountId,
    key,
    answer.fingerprint,
    answer.status,
    answer.content_type,
    answer.body_sealed,
  )

const forgetAnswersSql = statement(
  'forget-answers',
  `delete from request_replays where (account_id, key) in
     (select account_id, key from request_replays where created_at <= now() - ${KEPT} limit $1)`,
)

/** Deletes expired responses, a limited number at a time. */
export const forgetAnswers = (client: PoolClient, atMost: number): Promise<number> =>
  forgetAnswersSql.count(client, atMost)
