import { type Client, statement } from '../../db/statement.ts'

const findHistorySql = statement(
  'find-history-of-contradictions',
  `select resource_id,
     max(occurred_at) filter (where event = 'container.contradiction.opened' and occurred_at <= $3) as opened_at,
     max(occurred_at) filter (where event = 'container.contradiction.resolved' and occurred_at <= $3) as resolved_at,
     coalesce(bool_or(event = 'container.contradiction.opened' and occurred_at > $3), false) as opens_again
   from changes where account_id = $1 and resource_id = any($2::uuid[]) group by resource_id`,
  { notNull: ['opens_again'] },
)

export interface History {
  openedAt: Date | null
  resolvedAt: Date | null
  opensAgain: boolean
}

/** When some contradictions were last opened and last resolved until a moment, and whether they open after it, by their ids. */
export const findHistory = async (client: Client, accountId: string, ids: readonly string[], until: Date) => {
  const rows = await findHistorySql.rows(client, accountId, ids, until)
  return new Map(
    rows.map(({ resource_id, opened_at, resolved_at, opens_again }): [string, History] => [
      resource_id,
      { openedAt: opened_at, resolvedAt: resolved_at, opensAgain: opens_again },
    ]),
  )
}

const findOthersWithContainersSql = statement(
  'find-others-with-containers',
  `select shipment_id as id, array_agg(id) as container_ids from containers
   where account_id = $1 and number = any($3::text[]) and shipment_id <> $2 group by shipment_id order by shipment_id`,
  { notNull: ['container_ids'] },
)

/** The other shipments of the account that have or had containers with these numbers. */
export const findOthersWithContainers = (
  client: Client,
  accountId: string,
  shipmentId: string,
  numbers: readonly string[],
) => findOthersWithContainersSql.rows(client, accountId, shipmentId, numbers)
