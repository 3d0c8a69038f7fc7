import type { Change } from '@boxtrail/engine/diff/difference'
import type { PoolClient } from 'pg'
import { statement } from '../../db/statement.ts'
import { traceparent } from '../../tracing/tracing.ts'
import { packBody } from '../bodies/body.ts'
import { shareBodies } from '../bodies/share.ts'
import type { RenderedNotification } from '../rendering/notifier.ts'

export type LoggedChange = Omit<Change, 'data_source' | 'withdrawn_event_ids'> & {
  account_id: string
  sequence: number
  occurred_at: string
}

export interface LedgerEntry {
  account_id: string
  changes: number
  shipments: number
  containers: number
  tracking_requests: number
}

const takeSequencesSql = statement(
  'take-sequences',
  `with u as materialized (
     select l.account_id, u.changes, u.shipments, u.containers, u.requests
     from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[]) as u(account_id, changes, shipments, containers, requests)
     join ledgers l using (account_id) order by l.account_id for update of l)
   update ledgers l set last_sequence = last_sequence + u.changes, shipments_total = shipments_total + u.shipments,
     containers_total = containers_total + u.containers, tracking_requests_total = tracking_requests_total + u.requests
   from u where l.account_id = u.account_id returning l.account_id, l.last_sequence`,
)

/** Allocates sequence numbers and updates the totals of unfiltered lists, for several accounts in key order. */
export const takeSequences = async (client: PoolClient, entries: readonly LedgerEntry[]) => {
  const column = <K extends keyof LedgerEntry>(name: K) => entries.map((entry) => entry[name])
  const rows = await takeSequencesSql.rows(
    client,
    column('account_id'),
    column('changes'),
    column('shipments'),
    column('containers'),
    column('tracking_requests'),
  )
  return entries.map((entry) => rows.find((row) => row.account_id === entry.account_id)!)
}

const insertChangesSql = statement(
  'insert-changes',
  'insert into changes select * from json_populate_recordset(null::changes, $1)',
)

export const insertChanges = async (client: PoolClient, changes: readonly LoggedChange[]): Promise<void> => {
  if (changes.length === 0) return
  await insertChangesSql.count(client, JSON.stringify(changes))
}

const insertNotificationsSql = statement(
  'insert-notifications',
  `with notified as (
     insert into notifications (id, account_id, webhook_id, event, sequence, reference_type, reference_id, body_id,
       delivery_status, next_attempt_at, created_at, traceparent)
     select id, account_id, webhook_id, event, sequence, reference_type, reference_id, body_id,
       case when parked then 'failed' else 'pending' end, case when not parked then now() end, now(), $5
     from json_to_recordset($1) as n(id uuid, account_id uuid, webhook_id uuid, event text, sequence bigint,
       reference_type text, reference_id uuid, body_id uuid, parked boolean)
     returning account_id),
   bodies as (
     insert into notification_bodies (account_id, id, body)
     select account_id, id, body from unnest($2::uuid[], $3::uuid[], $4::bytea[]) as b(account_id, id, body))
   update ledgers l set notifications_total = l.notifications_total + t.notified
   from (select account_id, count(*) as notified from notified group by account_id) t where l.account_id = t.account_id`,
)

export const insertNotifications = async (
  client: PoolClient,
  rendered: readonly RenderedNotification[],
): Promise<void> => {
  if (rendered.length === 0) return
  const { notifications, bodies } = shareBodies(rendered)
  await insertNotificationsSql.count(
    client,
    JSON.stringify(notifications),
    bodies.map(({ account_id }) => account_id),
    bodies.map(({ id }) => id),
    bodies.map(({ common }) => packBody(common)),
    traceparent(),
  )
}
