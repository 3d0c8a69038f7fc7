import type { Pool, PoolClient } from 'pg'

/** How long the answer to a key is kept. */
const KEPT = `interval '24 hours'`

export interface KeptAnswer {
  fingerprint: Buffer
  status: number
  content_type: string | null
  body_sealed: string | null
}

/** False when another request with this key is under way; the lock ends with the transaction. */
export const holdKey = async (client: PoolClient, accountId: string, key: string): Promise<boolean> => {
  const { rows } = await client.query<{ held: boolean }>({
    name: 'hold-idempotency-key',
    text: 'select pg_try_advisory_xact_lock(hashtextextended($2, hashtextextended($1, 0))) as held',
    values: [accountId, key],
  })
  return rows[0]!.held
}

export const findAnswer = async (
  client: Pool | PoolClient,
  accountId: string,
  key: string,
): Promise<KeptAnswer | undefined> => {
  const { rows } = await client.query<KeptAnswer>({
    name: 'find-kept-answer',
    text: `select fingerprint, status, content_type, body_sealed from request_replays
           where account_id = $1 and key = $2 and created_at > now() - ${KEPT}`,
    values: [accountId, key],
  })
  return rows[0]
}

/** In the place of one that has been kept long enough, if there is one. */
export const keepAnswer = (client: PoolClient, accountId: string, key: string, answer: KeptAnswer) =>
  client.query({
    name: 'keep-answer',
    text: `insert into request_replays as r (account_id, key, fingerprint, status, content_type, body_sealed)
           values ($1, $2, $3, $4, $5, $6)
           on conflict (account_id, key) do update set fingerprint = excluded.fingerprint, status = excluded.status,
             content_type = excluded.content_type, body_sealed = excluded.body_sealed, created_at = excluded.created_at
           where r.created_at <= now() - ${KEPT}`,
    values: [accountId, key, answer.fingerprint, answer.status, answer.content_type, answer.body_sealed],
  })

/** Forgets what has been kept long enough, a bounded number at a time. */
export const forgetAnswers = async (client: PoolClient, atMost: number): Promise<number> => {
  const { rowCount } = await client.query(
    `delete from request_replays where (account_id, key) in
       (select account_id, key from request_replays where created_at <= now() - ${KEPT} limit $1)`,
    [atMost],
  )
  return rowCount ?? 0
}
