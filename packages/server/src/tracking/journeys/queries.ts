import type { PoolClient } from 'pg'
import { sandboxAhead } from '../../db/journey-clock.ts'
import { type RowOf, statement } from '../../db/statement.ts'

export type JourneyRow = RowOf<'find-journey'>

const findJourneySql = statement(
  'find-journey',
  `select j.id, j.tracking_request_id,
     array(select s.check_id from subscriptions s where s.account_id = j.account_id and s.journey_id = j.id) as check_ids
   from journeys j where j.account_id = $1 and j.id = $2`,
  { notNull: ['check_ids'] },
)

/** The journey of a shipment, and the checks it subscribes to. */
export const findJourney = async (client: PoolClient, accountId: string, id: string) =>
  findJourneySql.first(client, accountId, id)

const interruptJourneysSql = statement(
  'interrupt-journeys',
  `with found as materialized (
     select id from journeys where account_id = $1 and id = any($2::uuid[]) order by id for no key update)
   update journeys j set lease_token = j.lease_token + 1, lease_until = null, stale_seq = j.stale_seq + 1
   from found where j.account_id = $1 and j.id = found.id`,
)

/**
 * Takes journeys away from a running projection: it started from data that is about to change, and its writes will fail
 * on the new fencing token.
 */
export const interruptJourneys = (client: PoolClient, accountId: string, ids: readonly string[]) =>
  interruptJourneysSql.count(client, accountId, ids)

const awaitsProjectionSql = statement(
  'awaits-projection',
  `select stale_seq > projected_seq and problem is null as awaits_projection from journeys
   where account_id = $1 and id = $2`,
  { notNull: ['awaits_projection'] },
)

/** Whether a journey is stale and will be projected soon: not if its projection has just failed. */
export const awaitsProjection = async (client: PoolClient, accountId: string, id: string): Promise<boolean> =>
  (await awaitsProjectionSql.one(client, accountId, id)).awaits_projection

/**
 * SQL: since when the sources of a journey have not been polled. Null unless its line is disabled (`pausedMs`), or has
 * not answered since it was not polled for a while (`notAsked`).
 */
export const unaskedFromMs = (journeys: string): string =>
  `least((${journeys}.state->>'pausedMs')::bigint, (${journeys}.state->'notAsked'->>'fromMs')::bigint)`

const nowMs = `(extract(epoch from now() + ${sandboxAhead('j.account_id', 'j.sandbox')}) * 1000)::bigint`

const restartJourneySql = statement(
  'restart-journey',
  `update journeys j set lease_token = lease_token + 1, lease_until = null, stale_seq = stale_seq + 1,
     tracking_request_id = $3, due_at = null, attempts = 0,
     state = jsonb_strip_nulls(jsonb_build_object('resumed', true, 'countsFromMs', ${nowMs},
       'notAsked', (select jsonb_build_object('fromMs', least(floor(extract(epoch from s.line_tracking_stopped_at) * 1000)::bigint, ${unaskedFromMs('j')}), 'toMs', ${nowMs})
         from shipments s where s.account_id = j.account_id and s.id = j.shipment_id and s.line_tracking_stopped_at is not null),
       'requestedMs', coalesce(j.state->'requestedMs', to_jsonb($4::bigint)),
       'earlier', case when j.state->'earlier' ? 'endedMs' then j.state->'earlier' end,
       'asked', j.state->'asked', 'lane', j.state->'lane', 'taught', j.state->'taught',
       'inland', j.state->'inland', 'taughtInland', j.state->'taughtInland'))
   where j.account_id = $1 and j.id = $2`,
)

/**
 * Resets the life cycle's state and marks the journey for projection. It keeps what tells which of a container's
 * journeys is meant (when it was first requested, and when the one before it ended), and what the journey has taken
 * from the histories of its lanes and added to them.
 */
export const restartJourney = (
  client: PoolClient,
  accountId: string,
  id: string,
  requestId: string,
  requestedMs: number | null = null,
) => restartJourneySql.count(client, accountId, id, requestId, requestedMs)

const deleteJourneySql = statement(
  'delete-journey',
  `with ended as (delete from subscriptions where account_id = $1 and journey_id = $2)
   delete from journeys where account_id = $1 and id = $2 and shipment_id is null`,
)

/** Deletes a journey that has no shipment yet. */
export const deleteJourney = (client: PoolClient, accountId: string, id: string) =>
  deleteJourneySql.count(client, accountId, id)

const insertJourneySql = statement(
  'insert-journey',
  `insert into journeys (account_id, id, tracking_request_id, state, sandbox, created_at)
   select $1, $2, $3, case when $5 then $4::jsonb || jsonb_build_object('requestedMs',
       floor(extract(epoch from now()) * 1000)::bigint + coalesce((select ahead_ms from sandboxes where account_id = $1), 0))
     else $4::jsonb end, $5, now()`,
)

/** A sandbox journey records its request time by the sandbox's clock. */
export const insertJourney = (
  client: PoolClient,
  journey: { accountId: string; id: string; requestId: string; state: unknown; sandbox: boolean },
) =>
  insertJourneySql.count(
    client,
    journey.accountId,
    journey.id,
    journey.requestId,
    JSON.stringify(journey.state),
    journey.sandbox,
  )

const setSubscriptionsSql = statement(
  'set-subscriptions',
  'update subscriptions set active = $3, waiting = $4 where account_id = $1 and journey_id = $2',
)

/** Activates or deactivates all subscriptions of a journey. */
export const setSubscriptions = (
  client: PoolClient,
  accountId: string,
  journeyId: string,
  { active, waiting }: { active: boolean; waiting: boolean },
) => setSubscriptionsSql.count(client, accountId, journeyId, active, waiting)

const subscribeSql = statement(
  'subscribe',
  `insert into subscriptions (account_id, journey_id, check_id) values ($1, $2, $3)
   on conflict (account_id, journey_id, check_id) do update set active = true, waiting = true`,
)

export const subscribe = (client: PoolClient, accountId: string, journeyId: string, checkId: string) =>
  subscribeSql.count(client, accountId, journeyId, checkId)
