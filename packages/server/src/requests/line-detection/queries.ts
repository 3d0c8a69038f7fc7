import type { Outcome } from '@boxtrail/engine/statement'
import type { PoolClient } from 'pg'
import { statement } from '../../db/statement.ts'

const outcomeOfPollSql = statement(
  'outcome-of-poll',
  'select last_outcome from checks where id = $1 and ($2::timestamptz is null or last_asked_at > $2)',
)

/** The outcome of the polled line since a time; null while it has not responded. */
export const outcomeOfPoll = async (
  client: { query: PoolClient['query'] },
  { check_id, asked_after }: { check_id: string | null; asked_after: Date | null },
): Promise<Outcome | null> => {
  if (check_id === null) return null
  const rows = await outcomeOfPollSql.rows(client, check_id, asked_after)
  return (rows[0]?.last_outcome ?? null) as Outcome | null
}
