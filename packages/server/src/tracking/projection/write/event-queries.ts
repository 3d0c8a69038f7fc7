import type { PoolClient } from 'pg'
import { mergeRows } from '../../../db/merge-rows.ts'
import { statement } from '../../../db/statement.ts'

type Rows = readonly object[]

const upsertRawEventsSql = statement(
  'upsert-raw-events',
  ...mergeRows({
    table: 'raw_events',
    key: ['account_id', 'id'],
    changed: [
      'event',
      'timestamp',
      'timezone',
      'location_name',
      'location_locode',
      'location_id',
      'terminal_id',
      'invalidated_at',
    ],
  }),
)

export const upsertRawEvents = async (client: PoolClient, rows: Rows): Promise<void> => {
  if (rows.length === 0) return
  await upsertRawEventsSql.count(client, JSON.stringify(rows))
}

const invalidateTransportEventsSql = statement(
  'invalidate-transport-events',
  `update transport_events e set invalidated_at = date_trunc('second', now())
   from unnest($1::uuid[], $2::uuid[]) as u(account_id, id) where e.account_id = u.account_id and e.id = u.id`,
)

export const invalidateTransportEvents = async (
  client: PoolClient,
  events: readonly { account_id: string; id: string }[],
): Promise<void> => {
  if (events.length === 0) return
  await invalidateTransportEventsSql.count(
    client,
    events.map((event) => event.account_id),
    events.map((event) => event.id),
  )
}
