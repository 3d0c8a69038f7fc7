import { lineSourceId } from '@boxtrail/engine/source-id'
import type { PoolClient } from 'pg'
import { overChecks } from '../../db/distribution/over-checks.ts'
import { type RowOf, statement } from '../../db/statement.ts'
import { unaskedFromMs } from '../../tracking/journeys/queries.ts'

const setLineAccessSql = statement(
  'set-line-access',
  `update accounts set enabled_lines = case when $3::boolean then enabled_lines || $2::text else array_remove(enabled_lines, $2) end
   where id = $1 and ($2 = any(enabled_lines)) <> $3`,
)

/** Returns false if the account already had the line, or already lacked it. */
export const setLineAccess = async (client: PoolClient, accountId: string, scac: string, enabled: boolean) =>
  (await setLineAccessSql.count(client, accountId, scac, enabled)) === 1

export type OpenJourney = RowOf<'find-open-journeys'>

const findOpenJourneysText = `select j.id, array_agg(c.id) as check_ids
   from tracking_requests r
   join journeys j on j.account_id = r.account_id and j.tracking_request_id = r.id
   join subscriptions s on s.account_id = j.account_id and s.journey_id = j.id
   join checks c on c.id = s.check_id and c.source_id = any($3::text[])
   where r.account_id = $1 and r.scac = $2 and r.status in ('pending', 'awaiting_manifest', 'created')
   group by j.id order by j.id`

const findOpenJourneysSql = statement('find-open-journeys', findOpenJourneysText, {
  notNull: ['check_ids'],
  distributed: overChecks(
    findOpenJourneysText,
    `select v.check_id from tracking_requests r join journeys j on j.account_id = r.account_id and j.tracking_request_id = r.id
     join subscriptions v on v.account_id = j.account_id and v.journey_id = j.id
     where r.account_id = $1 and r.scac = $2 and r.status in ('pending', 'awaiting_manifest', 'created')`,
  ),
})

/** The journeys that the account's open requests at a line track, with the checks that poll the line for them. */
export const findOpenJourneys = (client: PoolClient, accountId: string, scac: string) =>
  findOpenJourneysSql.rows(client, accountId, scac, [lineSourceId(scac), lineSourceId(scac, accountId)])

const pauseSql = statement(
  'pause-journeys',
  `update journeys j set state = state || jsonb_build_object('pausedMs', $3::bigint)
   where j.account_id = $1 and j.id = any($2::uuid[]) and not j.state ? 'pausedMs'`,
)

const continueSql = statement(
  'continue-journeys',
  `update journeys j set state = state - 'pausedMs' || jsonb_build_object('lineAgainMs', $3::bigint,
     'notAsked', jsonb_build_object('fromMs', least(${unaskedFromMs('j')}, $3::bigint), 'toMs', $3::bigint))
   where j.account_id = $1 and j.id = any($2::uuid[]) and exists (select from subscriptions s
     where s.account_id = j.account_id and s.journey_id = j.id and s.check_id = any($4::uuid[]) and not s.active)`,
)

/**
 * Notes from when to when the line is not polled for journeys. To be called before `pollLine`, which overwrites for
 * which of them the line was not polled.
 */
export const notePause = (
  client: PoolClient,
  accountId: string,
  journeys: readonly OpenJourney[],
  { isEnabled, nowMs }: { isEnabled: boolean; nowMs: number },
) => {
  const ids = journeys.map(({ id }) => id)
  return isEnabled
    ? continueSql.count(
        client,
        accountId,
        ids,
        nowMs,
        journeys.flatMap(({ check_ids }) => check_ids),
      )
    : pauseSql.count(client, accountId, ids, nowMs)
}

const nowSql = statement('now-in-ms', 'select floor(extract(epoch from now()) * 1000)::bigint as now_ms', {
  notNull: ['now_ms'],
})

export const nowMsOf = async (client: PoolClient): Promise<number> => Number((await nowSql.one(client)).now_ms)

const pollLineSql = statement(
  'poll-line',
  `update subscriptions set active = $4
   where account_id = $1 and journey_id = any($2::uuid[]) and check_id = any($3::uuid[])`,
)

/** Sets whether the line is polled for these journeys; reports from other sources continue. */
export const pollLine = (client: PoolClient, accountId: string, journeys: readonly OpenJourney[], active: boolean) =>
  pollLineSql.count(
    client,
    accountId,
    journeys.map(({ id }) => id),
    journeys.flatMap(({ check_ids }) => check_ids),
    active,
  )
