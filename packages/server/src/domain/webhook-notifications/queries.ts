import type { Pool, PoolClient } from 'pg'
import type { NotificationRow } from './resource.ts'

type Client = Pool | PoolClient

const columns = 'n.id, n.webhook_id, n.event, n.delivery_status, n.reference_type, n.reference_id, n.created_at'

export const listNotificationRows = async (
  client: Client,
  accountId: string,
  { number, size }: { number: number; size: number | null },
  { withBodies }: { withBodies: boolean },
): Promise<{ rows: NotificationRow[]; total: number }> => {
  const offset = size === null ? 0 : (number - 1) * size
  const { rows } = await client.query<{ rows: NotificationRow[] | null; total: number }>({
    name: 'list-notifications',
    text: `select (select notifications_total from ledgers where account_id = $1) as total,
             (select json_agg(page) from (select ${columns}, case when $4 then n.body end as body
                from notifications n where n.account_id = $1 order by n.id desc limit $2 offset $3) page) as rows`,
    values: [accountId, size, offset, withBodies],
  })
  return { rows: rows[0]!.rows ?? [], total: rows[0]!.total }
}

export const findNotification = async (
  client: Client,
  accountId: string,
  id: string,
): Promise<NotificationRow | undefined> => {
  const { rows } = await client.query<NotificationRow>({
    name: 'find-notification',
    text: `select ${columns}, n.body from notifications n where n.account_id = $1 and n.id = $2`,
    values: [accountId, id],
  })
  return rows[0]
}
