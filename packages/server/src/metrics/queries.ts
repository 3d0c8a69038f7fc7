import type { Pool } from 'pg'
import { statement } from '../db/statement.ts'

/** Counting stops here: an answer in bounded time is worth more than the exact length of a long queue. */
export const COUNTED_TO = 10_000

const countQueuesSql = statement(
  'count-queues',
  `select 'polls' as queue, count(*)::int as waiting, extract(epoch from now() - min(at))::float8 as oldest_s
     from (select next_check_at as at from checks where next_check_at <= now() limit ${COUNTED_TO}) due
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

/** What is due and not done, and for how long the oldest has been; counted up to `COUNTED_TO`. */
export const countQueues = (pool: Pool) => countQueuesSql.rows(pool)

const listFailingSourcesSql = statement(
  'list-failing-sources',
  `select id, failures, coalesce(paused_until > now(), false) as is_paused from sources
   where account_id is null and (failures > 0 or paused_until > now()) order by id limit 1000`,
  { notNull: ['is_paused'] },
)

/** The installation's sources that did not answer last, or are not polled for a while. */
export const listFailingSources = (pool: Pool) => listFailingSourcesSql.rows(pool)

const countDeliveriesSql = statement(
  'count-deliveries',
  `select count(*) filter (where attempts > 0)::int as retrying, count(*)::int as waiting
   from (select attempts from notifications where next_attempt_at is not null limit ${COUNTED_TO}) open`,
  { notNull: ['retrying', 'waiting'] },
)

/** Notifications that are not delivered yet, and those of them that an attempt failed for. */
export const countDeliveries = (pool: Pool) => countDeliveriesSql.one(pool)
