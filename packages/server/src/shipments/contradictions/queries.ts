import { type Client, statement } from '../../db/statement.ts'

const findHistorySql = statement(
  'find-history-of-contradictions',
  `select resource_id,
     max(occurred_at) filter (where event = 'container.contradiction.opened') as opened_at,
     max(occurred_at) filter (where event = 'container.contradiction.resolved') as resolved_at
   from changes where account_id = $1 and resource_id = any($2::uuid[]) and occurred_at <= $3 group by resource_id`,
)

/** When some contradictions were last opened and last resolved until a moment, by their ids. */
export const findHistory = async (client: Client, accountId: string, ids: readonly string[], until: Date) => {
  const rows = await findHistorySql.rows(client, accountId, ids, until)
  return new Map(
    rows.map(({ resource_id, opened_at, resolved_at }) => [
      resource_id,
      { openedAt: opened_at, resolvedAt: resolved_at },
    ]),
  )
}
