import { readCursor, writeCursor } from '@boxtrail/protocol/answer/cursor'
import type { ListPage } from '../../db/lists/listing.ts'
import { type Client, type RowOf, statement } from '../../db/statement.ts'
import { unpackBody } from '../bodies/body.ts'
import { isBodyOf } from '../bodies/is-body-of.ts'
import type { AttemptRow, NotificationRow } from './resource.ts'

/** The columns of a notification. It counts as created when its event occurred, as its body says. */
const columns = `n.id, n.webhook_id, n.event, n.delivery_status, n.reference_type, n.reference_id,
  coalesce((select c.occurred_at from changes c where c.account_id = n.account_id and c.sequence = n.sequence), n.created_at) as created_at`

const notificationsTotalSql = statement(
  'notifications-total',
  'select notifications_total as total from ledgers where account_id = $1',
)

// Ids begin with their time, so a list in their order is read from the index alone, from whichever end is nearer.
const notificationIdsSql = statement(
  'notification-ids',
  'select id from notifications where account_id = $1 order by id desc limit $2 offset $3',
)
const notificationIdsFromEndSql = statement(
  'notification-ids-from-end',
  'select id from notifications where account_id = $1 order by id limit $2 offset $3',
)
const notificationIdsAfterSql = statement(
  'notification-ids-after',
  'select id from notifications where account_id = $1 and id < $3 order by id desc limit $2',
)

const findNotificationsSql = statement(
  'find-notifications',
  `select ${columns}, b.body
   from notifications n
     left join notification_bodies b on $3 and ${isBodyOf('n')}
   where n.account_id = $1 and n.id = any($2::uuid[]) order by n.id desc`,
  {
    notNull: ['created_at'],
    distributed: `select ${columns}, case when $3 then (select b.body from notification_bodies b where ${isBodyOf('n')}) end as body
     from notifications n where n.account_id = $1 and n.id = any($2::uuid[]) order by n.id desc`,
  },
)

/** Returns notifications, newest first. */
export const listNotificationRows = async (
  client: Client,
  accountId: string,
  page: ListPage,
  { withBodies }: { withBodies: boolean },
): Promise<{ rows: NotificationRow[]; total: number; next: string | null }> => {
  const { total } = await notificationsTotalSql.one(client, accountId)
  const ids = await notificationIds(client, accountId, page, total)
  const shown = ids.slice(0, page.size)
  const rows = shown.length === 0 ? [] : await findNotificationsSql.rows(client, accountId, shown, withBodies)
  return { rows: rows.map(withText), total, next: ids.length > page.size ? writeCursor([shown.at(-1)!]) : null }
}

/** The ids of a page, and the one after it. */
const notificationIds = async (
  client: Client,
  accountId: string,
  { number, size, after }: ListPage,
  total: number,
): Promise<string[]> => {
  if (after !== null) {
    const [id] = readCursor<readonly [string]>(after, ['uuid'])
    return idsOf(await notificationIdsAfterSql.rows(client, accountId, size + 1, id))
  }
  const offset = (number - 1) * size
  const most = Math.min(size + 1, total - offset)
  if (most <= 0) return []
  if (offset <= total / 2) return idsOf(await notificationIdsSql.rows(client, accountId, most, offset))
  return idsOf(await notificationIdsFromEndSql.rows(client, accountId, most, total - offset - most)).reverse()
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

const findNotificationSql = statement(
  'find-notification',
  `select ${columns}, b.body
   from notifications n
     left join notification_bodies b on ${isBodyOf('n')}
   where n.account_id = $1 and n.id = $2`,
  { notNull: ['created_at'] },
)

export const findNotification = async (
  client: Client,
  accountId: string,
  id: string,
): Promise<NotificationRow | undefined> => {
  const row = await findNotificationSql.first(client, accountId, id)
  return row && withText(row)
}

const withText = (row: RowOf<'find-notification'>): NotificationRow => ({
  ...row,
  body: row.body && unpackBody(row.body, row),
})

const findAttemptsSql = statement(
  'find-attempts',
  `select notification_id, attempt, attempted_at, status_code, duration_ms, case when $3 then response_body end as response_body
   from notification_attempts where account_id = $1 and notification_id = any($2::uuid[]) order by notification_id, attempt`,
)

/** The attempts to deliver some notifications, by notification. */
export const findAttempts = async (
  client: Client,
  accountId: string,
  ids: readonly string[],
  { withResponses }: { withResponses: boolean },
): Promise<Map<string, AttemptRow[]>> => {
  if (ids.length === 0) return new Map()
  const rows = await findAttemptsSql.rows(client, accountId, ids, withResponses)
  return Map.groupBy(rows, (row) => row.notification_id)
}
