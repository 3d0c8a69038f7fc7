import { markStaleWhere } from '../db/stale-journeys.ts'
import { type Client, jsonStatement, type RowOf, statement } from '../db/statement.ts'

/** How many containers are read, and their journeys marked, at a time, so that no statement holds locks for long. */
const PAGE = 1_000

const differingDaysSql = jsonStatement(
  'containers-with-several-free-days',
  `select c.id, c.number, c.shipment_id, c.pickup_lfd_line, c.pickup_lfd_terminal, c.pickup_lfd_rail, c.pod_timezone,
     c.final_destination_timezone, c.marks -> 'free_time' as free_time,
     coalesce(c.final_destination_full_out_at, c.pod_full_out_at, c.empty_terminated_at) is null as is_waiting
   from containers c
   where c.account_id = $1 and c.id > $2 and num_nonnulls(c.pickup_lfd_line, c.pickup_lfd_terminal, c.pickup_lfd_rail) > 1
   order by c.id limit ${PAGE}`,
  { notNull: ['is_waiting'] },
)

export type DifferingDays = RowOf<'containers-with-several-free-days'>

const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** The containers of which more than one party states a last free day, page by page. */
export async function* differingDays(client: Client, accountId: string): AsyncGenerator<DifferingDays[]> {
  for (let after = FIRST_ID; ; ) {
    const rows = await differingDaysSql.rows(client, accountId, after)
    if (rows.length > 0) yield rows
    if (rows.length < PAGE) return
    after = rows.at(-1)!.id
  }
}

const attendAgainSql = statement('attend-again', markStaleWhere('j.shipment_id = any($2::uuid[])'))

/** Projects the journeys of these shipments again, so that their attention entries name the new day. */
export const attendAgain = (client: Client, accountId: string, shipmentIds: readonly string[]) =>
  attendAgainSql.count(client, accountId, shipmentIds)
