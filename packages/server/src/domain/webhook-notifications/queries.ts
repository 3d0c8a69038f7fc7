import type { Pool, PoolClient } from 'pg'
import { statement } from '../../db/statement.ts'
import type { NotificationRow } from './resource.ts'

type Client = Pool | PoolClient

const columns = 'n.id, n.webhook_id, n.event, n.delivery_status, n.reference_type, n.reference_id, n.created_at'

const notificationsTotalSql = statement(
  'notifications-total',
  'select notifications_total as total from ledgers where account_id = $1',
)

const listNotificationsSql = statement(
  'list-notifications',
  `select ${columns}, case when $4 then n.body end as body
   from notifications n where n.account_id = $1 order by n.id desc limit $2 offset $3`,
)

export const listNotificationRows = async (
  client: Client,
  accountId: string,
  { number, size }: { number: number; size: number | null },
  { withBodies }: { withBodies: boolean },
): Promise<{ rows: NotificationRow[]; total: number }> => {
  const offset = size === null ? 0 : (number - 1) * size
  const { total } = await notificationsTotalSql.one(client, accountId)
  return { rows: await listNotificationsSql.rows(client, accountId, size, offset, withBodies), total }
}

const findNotificationSql = statement(
  'find-notification',
  `select ${columns}, n.body from notifications n where n.account_id = $1 and n.id = $2`,
)

export const findNotification = async (
  client: Client,
  accountId: string,
  id: string,
): Promise<NotificationRow | undefined> => findNotificationSql.first(client, accountId, id)
