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

/**
 * When contradictions were last opened and last resolved until a moment, and whether they open again after it, by their
 * ids.
 */
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
  `select c.shipment_id as id, array_agg(c.id) as container_ids from containers c
   join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
   where c.account_id = $1 and c.number = any($3::text[]) and c.shipment_id <> $2
     and (s.line_tracking_stopped_at is null or s.line_tracking_stopped_at > $4)
   group by c.shipment_id order by c.shipment_id`,
  { notNull: ['container_ids'] },
)

/**
 * The other shipments of the account that have containers with these numbers and whose tracking had not stopped at a
 * moment.
 */
export const findOthersWithContainers = (
  client: Client,
  accountId: string,
  shipmentId: string,
  numbers: readonly string[],
  at: Date,
) => findOthersWithContainersSql.rows(client, accountId, shipmentId, numbers, at)
