import type { Pool } from 'pg'
import { overChecks } from '../db/distribution/over-checks.ts'
import { markStaleWhere } from '../db/stale-journeys.ts'
import { type RowOf, statement } from '../db/statement.ts'

const isToAttend = `(attended_after is not null or attended_id is distinct from (told->>'id'))`

const findToAttendSql = statement(
  'find-silences-to-attend',
  `select account_id, source_id, told, attended_id, attended_after from source_silences where ${isToAttend}
   order by account_id, source_id limit 1`,
)

export type ToAttend = RowOf<'find-silences-to-attend'>

/** A silence that began or ended, and after which not all journeys have been projected. */
export const findToAttend = (pool: Pool): Promise<ToAttend | undefined> => findToAttendSql.first(pool)

const waitingText = `select s.journey_id from subscriptions s join checks c on c.id = s.check_id
   where s.account_id = $1 and s.journey_id > $3 and s.active and s.wanted_every_s is null and c.source_id = $2
   order by s.journey_id limit $4`

const waitingSql = statement('journeys-waiting-for-feed', waitingText, {
  distributed: overChecks(
    waitingText,
    'select s.check_id from subscriptions s where s.account_id = $1 and s.active and s.wanted_every_s is null',
  ),
})

/**
 * The journeys that a source pushes reports to, in order; a journey with several containers may appear once for each.
 */
export const journeysWaiting = async (
  pool: Pool,
  { account_id, source_id }: Pick<ToAttend, 'account_id' | 'source_id'>,
  after: string,
  limit: number,
): Promise<string[]> =>
  (await waitingSql.rows(pool, account_id, source_id, after, limit)).map(({ journey_id }) => journey_id)

const projectAgainSql = statement('project-waiting-again', markStaleWhere('j.id = any($2::uuid[])'))

export const projectAgain = (pool: Pool, accountId: string, journeyIds: readonly string[]) =>
  projectAgainSql.count(pool, accountId, journeyIds)

const noteAttendedSql = statement(
  'note-attended-silence',
  `update source_silences set attended_id = $3, attended_after = $4
   where account_id = $1 and source_id = $2
     and attended_id is not distinct from $5 and attended_after is not distinct from $6`,
)

/** Notes how far a silence has been attended to; writes nothing if another process was faster. */
export const noteAttended = (
  pool: Pool,
  before: ToAttend,
  { id, after }: { id: string | null; after: string | null },
) =>
  noteAttendedSql.count(pool, before.account_id, before.source_id, id, after, before.attended_id, before.attended_after)

const readyJourneysSql = statement(
  'count-ready-journeys',
  'select count(*)::int as ready from (select 1 from journeys where ready_at <= now() limit $1) found',
  { notNull: ['ready'] },
)

/** How many journeys wait for their projection, counted up to a limit. */
export const readyJourneys = async (pool: Pool, limit: number): Promise<number> =>
  (await readyJourneysSql.one(pool, limit)).ready
