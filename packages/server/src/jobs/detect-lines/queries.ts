import type { PoolClient } from 'pg'
import type { WantedCheck } from '../../domain/checks/queries.ts'
import type { Outcome } from '../../tracking/statement.ts'

/** What the line that is being asked has said since; nothing while it has not. */
export const heardOf = async (
  client: { query: PoolClient['query'] },
  { check_id, asked_after }: { check_id: string | null; asked_after: Date | null },
): Promise<Outcome | null> => {
  if (check_id === null) return null
  const { rows } = await client.query<Pick<WantedCheck, 'last_outcome'>>({
    name: 'heard-of-line',
    text: 'select last_outcome from checks where id = $1 and ($2::timestamptz is null or last_asked_at > $2)',
    values: [check_id, asked_after],
  })
  return (rows[0]?.last_outcome ?? null) as Outcome | null
}
