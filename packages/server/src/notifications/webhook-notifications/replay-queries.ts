import type { PoolClient } from 'pg'
import { statement } from '../../db/statement.ts'
import { isBodyOf } from '../bodies/is-body-of.ts'

export interface Range {
  /** Both ends are inclusive. */
  fromSequence: number
  toSequence: number
  from: Date
  to: Date
  onlyFailed: boolean
}

const NO_ID = '00000000-0000-0000-0000-000000000000'

const replayNotificationsSql = statement(
  'replay-notifications',
  `with seen as materialized (
     select n.id, n.next_attempt_at is null and n.lease_until is null
       and n.created_at between $5 and $6 and n.sequence between $7 and $8
       and (not $9 or n.delivery_status = 'failed')
       and exists (select 1 from notification_bodies b where ${isBodyOf('n')})
       as wanted
     from notifications n
     where n.account_id = $1 and n.webhook_id = $2 and n.id > greatest($3::uuid, $4::uuid) and n.id <= $11::uuid
     order by n.id limit $10),
   again as (
     update notifications n set delivery_status = 'pending', next_attempt_at = now(), attempts_before = n.attempts
     from seen where n.account_id = $1 and n.id = seen.id and n.id > greatest($3::uuid, $4::uuid) and n.id <= $11::uuid
       and seen.wanted and n.next_attempt_at is null and n.lease_until is null
     returning 1)
   select (select count(*) from again) as replayed, (select count(*) from seen) as seen,
     (select id from seen order by id desc limit 1) as last`,
  { notNull: ['replayed', 'seen'] },
)

/**
 * Makes notifications of a range due again, oldest first, a limited number after the given id. Those that are due or
 * being sent, or whose bodies are no longer kept, are left alone. Ids begin with their time, so a time range is an
 * index range.
 */
export const replayNotifications = async (
  client: PoolClient,
  accountId: string,
  webhookId: string,
  range: Range,
  { after, firstId, lastId, atMost }: { after: string | null; firstId: string; lastId: string; atMost: number },
): Promise<{ replayed: number; seen: number; last: string | null }> =>
  replayNotificationsSql.one(
    client,
    accountId,
    webhookId,
    after ?? NO_ID,
    firstId,
    range.from,
    range.to,
    range.fromSequence,
    range.toSequence,
    range.onlyFailed,
    atMost,
    lastId,
  )

const findChangeTimesSql = statement(
  'find-change-times',
  'select sequence, occurred_at from changes where account_id = $1 and sequence = any($2::bigint[])',
)

/** When changes of the log were recorded, as far as they exist. */
export const findChangeTimes = async (
  client: PoolClient,
  accountId: string,
  sequences: readonly number[],
): Promise<Map<number, Date>> => {
  const rows = await findChangeTimesSql.rows(client, accountId, sequences)
  return new Map(rows.map((row) => [row.sequence, row.occurred_at]))
}
