import type { Pool } from 'pg'
import { statement } from '../db/statement.ts'
import { isConnectedSql } from '../sources/traits-sql.ts'

/** Counting stops here, so that the query takes a bounded time however long the queue is. */
export const COUNTED_TO = 10_000

const countQueuesSql = statement(
  'count-queues',
  `select 'polls' as queue, count(*)::int as waiting, extract(epoch from now() - min(at))::float8 as oldest_s
     from (select c.next_check_at as at from checks c join sources s on s.id = c.source_id
       where c.next_check_at <= now() and ${isConnectedSql('s')} limit ${COUNTED_TO}) due
   union all
   select 'journeys', count(*)::int, null from (select 1 from journeys where stale_seq > projected_seq limit ${COUNTED_TO}) due
   union all
   select 'detections', count(*)::int, extract(epoch from now() - min(at))::float8
     from (select due_at as at from detections where due_at <= now() limit ${COUNTED_TO}) due
   union all
   select 'notifications', count(*)::int, extract(epoch from now() - min(at))::float8
     from (select next_attempt_at as at from notifications where next_attempt_at <= now() limit ${COUNTED_TO}) due
   union all
   select 'documents', count(*)::int, extract(epoch from now() - min(at))::float8
     from (select next_read_at as at from documents where next_read_at <= now() limit ${COUNTED_TO}) due`,
  { notNull: ['queue', 'waiting'] },
)

/** Due work per queue, and the age of the oldest; counted up to `COUNTED_TO`. */
export const countQueues = (pool: Pool) => countQueuesSql.rows(pool)

const listFailingSourcesSql = statement(
  'list-failing-sources',
  `select id, failures, coalesce(paused_until > now(), false) as is_paused from sources
   where account_id is null and (failures > 0 or paused_until > now()) order by id limit 1000`,
  { notNull: ['is_paused'] },
)

/** The installation's sources whose last poll failed, or that are paused. */
export const listFailingSources = (pool: Pool) => listFailingSourcesSql.rows(pool)

const countDeliveriesSql = statement(
  'count-deliveries',
  `select count(*) filter (where attempts > 0)::int as retrying, count(*)::int as waiting
   from (select attempts from notifications where next_attempt_at is not null limit ${COUNTED_TO}) open`,
  { notNull: ['retrying', 'waiting'] },
)

/** Notifications not delivered yet, and those of them with failed attempts. */
export const countDeliveries = (pool: Pool) => countDeliveriesSql.one(pool)
