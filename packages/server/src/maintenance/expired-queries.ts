import type { PoolClient } from 'pg'
import { firstIdAt } from '../db/idv7.ts'
import type { AccountRows } from '../db/partitions/monthly-partitions.ts'
import { type Client, statement } from '../db/statement.ts'

const AT_ONCE = 5_000

const lowerNotificationTotalsSql = statement(
  'lower-notification-totals',
  `with gone as materialized (
     select l.account_id, g.count from unnest($1::uuid[], $2::bigint[]) as g(account_id, count)
     join ledgers l using (account_id) order by l.account_id for update of l)
   update ledgers l set notifications_total = l.notifications_total - g.count from gone g where l.account_id = g.account_id`,
)

/** Lowers the totals of the lists of notifications after some were dropped. */
export const lowerNotificationTotals = (client: PoolClient, counts: readonly AccountRows[]) =>
  lowerNotificationTotalsSql.count(
    client,
    counts.map(({ account_id }) => account_id),
    counts.map(({ count }) => count),
  )

const deleteEarlyNotificationsSql = statement(
  'delete-early-notifications',
  `with gone as (
     delete from notifications_default where ctid = any(array(
       select ctid from notifications_default where id < $1 limit ${AT_ONCE})) returning account_id)
   select account_id, count(*)::int as count from gone group by account_id`,
  {
    notNull: ['account_id', 'count'],
    distributed: `with gone as (delete from notifications_default where id < $1 returning account_id)
     select account_id, count(*)::int as count from gone group by account_id`,
  },
)

/** Deletes notifications from before their month had a partition; returns how many, by account. */
export const deleteEarlyNotifications = (client: PoolClient, beforeMs: number) =>
  deleteEarlyNotificationsSql.rows(client, firstIdAt(beforeMs))

const deleteAuditSql = statement(
  'delete-old-audit-events',
  `delete from audit_events where ctid = any(array(
     select ctid from audit_events where created_at < $1 order by created_at limit ${AT_ONCE}))`,
  {
    distributed: `delete from audit_events where (account_id, id) in (
     select account_id, id from audit_events where created_at < $1 order by created_at limit ${AT_ONCE})`,
  },
)

/** Deletes old entries of the audit log; true if there may be more. */
export const deleteAudit = async (client: Client, beforeMs: number): Promise<boolean> =>
  (await deleteAuditSql.count(client, new Date(beforeMs))) === AT_ONCE
