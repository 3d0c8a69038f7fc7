import { SIMULATED_SCAC } from '@boxtrail/engine/source-id'
import type { PoolClient } from 'pg'
import { overChecks } from '../../db/distribution/over-checks.ts'
import { statement } from '../../db/statement.ts'
import { isOfLineSql } from '../../sources/traits-sql.ts'
import type { Audience } from './audience.ts'

const lockNumbersSql = statement(
  'lock-numbers',
  `select count(pg_advisory_xact_lock(hashtextextended(number, 4711)))
   from (select distinct unnest($1::text[]) as number order by 1) n`,
)

/** Serializes the first report about a number and the first request for it, so that the second sees the first. */
export const lockNumbers = async (client: PoolClient, numbers: readonly string[]): Promise<void> => {
  if (numbers.length === 0) return
  await lockNumbersSql.count(client, numbers)
}

const subscribeTrackersSql = statement(
  'subscribe-trackers',
  `insert into subscriptions (account_id, journey_id, check_id, active, wanted_every_s, waiting)
   select j.account_id, j.id, k.id, not $5, case when $5 then k.every_s end, false
   from checks k join containers c on c.number = k.subject_number
   join journeys j on j.account_id = c.account_id and j.shipment_id = c.shipment_id
   join tracking_requests r on r.account_id = j.account_id and r.id = j.tracking_request_id
   where k.id = any($1::uuid[]) and k.subject_kind = 'container' and r.status in ('pending', 'awaiting_manifest', 'created')
     and (r.scac is not distinct from '${SIMULATED_SCAC}') = $6
     and ($2::uuid is null or j.account_id = $2) and ($3::text[] is null or r.scac = any($3))
   union
   select j.account_id, j.id, k.id, not $5, case when $5 then k.every_s end, true
   from checks k join tracking_requests r on r.normalized_number = k.subject_number and r.scac <> '${SIMULATED_SCAC}'
     and r.status in ('pending', 'awaiting_manifest', 'created')
   join journeys j on j.account_id = r.account_id and j.tracking_request_id = r.id
   where $4 and k.id = any($1::uuid[]) and ($2::uuid is null or j.account_id = $2)
     and ($3::text[] is null or r.scac = any($3))
   on conflict do nothing`,
)

/**
 * Subscribes the journeys of a container, bill or booking to the source that reports on it: those of every account, or
 * of the account that owns the feed, limited to the lines that the source may report for. Only lines report on bills
 * and bookings. Simulated and real sources never mix. A polled source is not polled for them because of that.
 */
export const subscribeTrackers = (client: PoolClient, checkIds: readonly string[], audience: Audience) => {
  const { accountId, lines, isLine, isPolled, isSimulated } = audience
  return subscribeTrackersSql.count(client, checkIds, accountId, lines, isLine, isPolled, isSimulated)
}

const subscribeToReportedText = `with added as (
     insert into subscriptions (account_id, journey_id, check_id, active, wanted_every_s, waiting)
     select distinct u.account_id, u.journey_id, k.id, not u.polled, case when u.polled then k.every_s end, false
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::boolean[]) as u(account_id, journey_id, number, source_id, polled)
     join checks k on k.source_id = u.source_id and k.subject_number = u.number and (not u.polled or k.last_report is not null)
       and (k.subject_kind = 'container' or (k.subject_kind in ('bill', 'booking') and ${isOfLineSql('k.source_id')}))
     on conflict do nothing returning account_id, journey_id)
   update journeys j set stale_seq = stale_seq + 1 from (select distinct account_id, journey_id from added) a
   where j.account_id = a.account_id and j.id = a.journey_id`

const subscribeToReportedSql = statement('subscribe-to-reported', subscribeToReportedText, {
  distributed: overChecks(
    subscribeToReportedText,
    `select id as check_id from checks where (source_id, subject_number) in (select * from unnest($4::text[], $3::text[]))`,
  ),
})

/**
 * Subscribes journeys to what terminals, railways and lines reported about their numbers before they were tracked, and
 * marks those journeys stale. A polled source is not polled for them because of that: journeys request polls
 * themselves.
 */
export const subscribeToReported = async (
  client: PoolClient,
  reported: readonly { accountId: string; journeyId: string; number: string; sourceId: string; polled: boolean }[],
): Promise<void> => {
  if (reported.length === 0) return
  await subscribeToReportedSql.count(
    client,
    reported.map(({ accountId }) => accountId),
    reported.map(({ journeyId }) => journeyId),
    reported.map(({ number }) => number),
    reported.map(({ sourceId }) => sourceId),
    reported.map(({ polled }) => polled),
  )
}

const endSubscriptionsSql = statement(
  'end-subscriptions',
  `delete from subscriptions s using unnest($1::uuid[], $2::uuid[], $3::uuid[]) as u(account_id, journey_id, check_id)
   where s.account_id = u.account_id and s.journey_id = u.journey_id and s.check_id = u.check_id`,
)

export const endSubscriptions = async (
  client: PoolClient,
  ended: readonly { account_id: string; journey_id: string; check_id: string }[],
): Promise<void> => {
  if (ended.length === 0) return
  await endSubscriptionsSql.count(
    client,
    ended.map(({ account_id }) => account_id),
    ended.map(({ journey_id }) => journey_id),
    ended.map(({ check_id }) => check_id),
  )
}
