import { BURST_S, FORGOTTEN_S, KEPT_GAPS, KEPT_RESTS, REST_S } from '@boxtrail/engine/silence/cadence'
import type { Pool } from 'pg'
import { type RowOf, statement } from '../../db/statement.ts'
import { LATEST_POLLS, type Poll } from '../../sources/latest-polls.ts'
import { isConnectedSql, isOnWallClockSql } from '../../sources/traits-sql.ts'

/** Counting stops here, so that it takes a bounded time however long the queue is. */
const COUNTED_TO = 10_000

const listSourcesSql = statement(
  'list-sources',
  `select s.id, s.account_id, s.adapter, s.failures, s.paused_until, s.last_polls, s.last_failure, s.pushed_at, s.push_gaps,
     now() as read_at,
     case when ${isConnectedSql('s')} then (select min(c.next_check_at) from checks c where c.source_id = s.id) end as next_poll_at,
     (select count(*)::int from (select 1 from checks c where c.source_id = s.id and c.next_check_at <= now()
        limit ${COUNTED_TO}) due) as queue
   from sources s where ${isOnWallClockSql('s')} order by s.id`,
  { notNull: ['read_at', 'queue'] },
)

export type SourceRow = RowOf<'list-sources'>

/** Every source of this installation, for the operator. */
export const listSourceRows = (pool: Pool): Promise<SourceRow[]> => listSourcesSql.rows(pool)

const notePollsSql = statement(
  'note-polls',
  `update sources set last_polls = jsonb_path_query_array($2::jsonb || last_polls, '$[0 to ${LATEST_POLLS - 1}]'),
     last_failure = coalesce($3::jsonb, last_failure) where id = $1`,
)

/** Adds the latest polls, newest first, to those of other processes, and stores the last failure. */
export const notePolls = (
  pool: Pool,
  sourceId: string,
  latest: readonly Poll[],
  lastFailure: (Poll & { reason: string }) | null,
) =>
  notePollsSql.count(pool, sourceId, JSON.stringify(latest), lastFailure === null ? null : JSON.stringify(lastFailure))

const notePushSql = statement(
  'note-push',
  `update sources set last_polls = jsonb_path_query_array($2::jsonb || last_polls, '$[0 to ${LATEST_POLLS - 1}]'),
     last_failure = coalesce($3::jsonb, last_failure), pushed_at = greatest(pushed_at, $4),
     pushing_since = case when $4 > pushed_at + interval '${FORGOTTEN_S} s' then $4 else coalesce(pushing_since, $4) end,
     push_began_at = case when $4 >= push_began_at + interval '${BURST_S} s' or push_began_at is null then $4 else push_began_at end,
     push_gaps = case when $4 >= push_began_at + interval '${BURST_S} s'
       then (extract(epoch from $4 - push_began_at)::int || push_gaps)[1:${KEPT_GAPS}] else push_gaps end,
     push_rests = case when $4 > push_began_at + interval '${REST_S} s' then jsonb_path_query_array(jsonb_build_object(
         'from', extract(epoch from push_began_at)::bigint, 's', extract(epoch from $4 - push_began_at)::int) || push_rests,
         '$[0 to ${KEPT_RESTS - 1}]') else push_rests end
   where id = $1`,
)

/**
 * The same for the items of a push. `at`: when it came, to note the time since the push before; null if that does not
 * count.
 */
export const notePush = (
  pool: Pool,
  sourceId: string,
  latest: readonly Poll[],
  lastFailure: (Poll & { reason: string }) | null,
  at: Date | null,
) =>
  notePushSql.count(
    pool,
    sourceId,
    JSON.stringify(latest),
    lastFailure === null ? null : JSON.stringify(lastFailure),
    at,
  )
