import type { PoolClient } from 'pg'
import { type Client, statement } from '../../db/statement.ts'

/**
 * Journeys are locked in key order; on a distributed database, which cannot lock rows of several machines, they are
 * updated in any order.
 */
const markStale = (journeys: string) =>
  [
    `with s as materialized (
     select j.account_id, j.id from journeys j where (j.account_id, j.id) in (${journeys})
     order by j.account_id, j.id for no key update)
   update journeys j set stale_seq = stale_seq + 1 from s where j.account_id = s.account_id and j.id = s.id`,
    { distributed: `update journeys j set stale_seq = stale_seq + 1 where (j.account_id, j.id) in (${journeys})` },
  ] as const

const markWaitingJourneysStaleSql = statement(
  'mark-waiting-journeys-stale',
  ...markStale(
    'select account_id, journey_id from subscriptions where check_id = any($1::uuid[]) and active and waiting',
  ),
)

/**
 * A failed poll concerns the requests that still wait for their first response, so their journeys are projected again.
 */
export const markWaitingJourneysStale = async (pool: Client, checkIds: readonly string[]): Promise<number> =>
  markWaitingJourneysStaleSql.count(pool, checkIds)

const markJourneysStaleSql = statement(
  'mark-journeys-stale',
  ...markStale(`select account_id, journey_id from subscriptions where check_id = any($1::uuid[]) and active
       union all
       select s.account_id, s.journey_id from subscriptions s where s.check_id = any($1::uuid[]) and not s.active
         and exists (select 1 from subscriptions o where o.account_id = s.account_id and o.journey_id = s.journey_id and o.active)`),
)

/**
 * Marks every journey that rests on these checks for projection, except those whose tracking has stopped. Inactive
 * subscriptions count as well, because a facility that is no longer polled for a journey is still part of its record.
 * Rows are locked in key order, so that batches cannot deadlock, and with no stronger lock than that of the update,
 * because transactions that subscribe a journey share its key.
 */
export const markJourneysStale = async (client: PoolClient, checkIds: readonly string[]): Promise<number> =>
  markJourneysStaleSql.count(client, checkIds)
