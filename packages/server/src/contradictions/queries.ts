import type { PoolClient } from 'pg'
import { everyColumn } from '../db/every-column.ts'
import { type RowOf, statement } from '../db/statement.ts'

const lockContradictionsSql = statement(
  'lock-contradictions',
  `select ${everyColumn('contradictions', 'c')} from contradictions c
   join unnest($1::uuid[], $2::uuid[]) as k(account_id, journey_id) using (account_id, journey_id)
   order by c.account_id, c.id for update of c`,
)

export type StoredContradiction = RowOf<'lock-contradictions'>

/** The contradictions of some journeys, including resolved ones, locked until the commit. */
export const lockContradictions = (
  client: PoolClient,
  journeys: readonly { accountId: string; journeyId: string }[],
): Promise<StoredContradiction[]> =>
  journeys.length === 0
    ? Promise.resolve([])
    : lockContradictionsSql.rows(
        client,
        journeys.map(({ accountId }) => accountId),
        journeys.map(({ journeyId }) => journeyId),
      )

const saveContradictionsSql = statement(
  'save-contradictions',
  `insert into contradictions select * from json_populate_recordset(null::contradictions, $1)
   on conflict (account_id, id) do update set journey_id = excluded.journey_id, severity = excluded.severity,
     rank = excluded.rank, since = excluded.since, opened_at = excluded.opened_at, resolved_at = excluded.resolved_at,
     shipment_id = excluded.shipment_id, content = excluded.content, changed_at = excluded.changed_at`,
)

/** Writes new and changed contradictions. */
export const saveContradictions = async (client: PoolClient, rows: readonly object[]): Promise<void> => {
  if (rows.length > 0) await saveContradictionsSql.count(client, JSON.stringify(rows))
}

const resolveContradictionsSql = statement(
  'resolve-contradictions',
  `update contradictions c set resolved_at = k.at, changed_at = k.at
   from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) as k(account_id, id, at)
   where c.account_id = k.account_id and c.id = k.id`,
)

/** Marks contradictions as resolved; rows that were deleted with their container are not created again. */
export const resolveContradictions = async (
  client: PoolClient,
  rows: readonly { account_id: string; id: string; at: Date }[],
): Promise<void> => {
  if (rows.length === 0) return
  await resolveContradictionsSql.count(
    client,
    rows.map(({ account_id }) => account_id),
    rows.map(({ id }) => id),
    rows.map(({ at }) => at),
  )
}

const moveContradictionsSql = statement(
  'move-contradictions',
  'update contradictions set journey_id = $3 where account_id = $1 and journey_id = $2',
)

/** Moves contradictions to the journey that continues another, which has them until it is projected. */
export const moveContradictions = (client: PoolClient, accountId: string, from: string, to: string) =>
  moveContradictionsSql.count(client, accountId, from, to)
