import type { PoolClient } from 'pg'
import { journeyNow } from '../../../db/journey-clock.ts'
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
  `update transport_events e set invalidated_at = ${journeyNow('e.account_id', 'u.sandbox')}
   from unnest($1::uuid[], $2::uuid[], $3::boolean[]) as u(account_id, id, sandbox)
   where e.account_id = u.account_id and e.id = u.id`,
)

export const invalidateTransportEvents = async (
  client: PoolClient,
  events: readonly { account_id: string; id: string; sandbox: boolean }[],
): Promise<void> => {
  if (events.length === 0) return
  await invalidateTransportEventsSql.count(
    client,
    events.map((event) => event.account_id),
    events.map((event) => event.id),
    events.map((event) => event.sandbox),
  )
}
