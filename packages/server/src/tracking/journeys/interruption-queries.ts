import type { PoolClient } from 'pg'
import { type Client, statement } from '../../db/statement.ts'

/**
 * What projections judged overdue milestones by, from `since` on: whether the line was paused, and until when sources
 * had been polled.
 */
export interface AskedRow {
  account_id: string
  journey_id: string
  since: string
  is_paused: boolean
  asked_until: string | null
}

// When two projections note the same instant, the later one replaces the earlier one.
const noteAskedSql = statement(
  'note-asked',
  `insert into tracking_interruptions (account_id, journey_id, since, kind, is_paused, asked_until)
   select account_id, journey_id, since, 'asked', is_paused, asked_until
   from json_populate_recordset(null::tracking_interruptions, $1)
   on conflict (account_id, journey_id, since, kind) do update
     set is_paused = excluded.is_paused, asked_until = excluded.asked_until`,
)

/**
 * When polled checks of a journey had last reported, from `since` on. It names only the checks whose time changed,
 * because a bill has many containers, each with its own checks. Null: the time no longer matters.
 */
export interface PolledRow {
  account_id: string
  journey_id: string
  since: string
  last_reports: Readonly<Record<string, number | null>>
}

const notePolledSql = statement(
  'note-polled',
  `insert into tracking_interruptions (account_id, journey_id, since, kind, last_reports)
   select account_id, journey_id, since, 'polled', last_reports
   from json_populate_recordset(null::tracking_interruptions, $1)
   on conflict (account_id, journey_id, since, kind) do update
     set last_reports = tracking_interruptions.last_reports || excluded.last_reports`,
)

/**
 * Adds what projections noted to the histories of their journeys. Each history has one row for a journey and an
 * instant.
 */
export const noteHistories = async (
  client: PoolClient,
  histories: readonly { asked: readonly AskedRow[]; polled: { rows: readonly PolledRow[] } }[],
): Promise<void> => {
  const asked = histories.flatMap((one) => one.asked)
  const polled = histories.flatMap((one) => one.polled.rows)
  if (asked.length > 0) await noteAskedSql.count(client, JSON.stringify(asked))
  if (polled.length > 0) await notePolledSql.count(client, JSON.stringify(polled))
}

const findPolledSql = statement(
  'find-polled',
  `select last_reports from tracking_interruptions
   where account_id = $1 and journey_id = $2 and kind = 'polled' and since <= $3 order by since`,
)

/**
 * When checks of a journey had last reported, as noted at a moment, in ms by their ids (which checks: `lastPolls` in
 * projection/advance/awaits-repetition.ts).
 */
export const findPolled = async (
  client: Client,
  accountId: string,
  journeyId: string,
  ms: number,
): Promise<Readonly<Record<string, number>>> => {
  const rows = await findPolledSql.rows(client, accountId, journeyId, new Date(ms))
  const last: PolledRow['last_reports'] = Object.assign({}, ...rows.map(({ last_reports }) => last_reports))
  return Object.fromEntries(Object.entries(last).flatMap(([check, time]) => (time === null ? [] : [[check, time]])))
}

const findAskedSql = statement(
  'find-asked',
  `select since, is_paused, asked_until from tracking_interruptions
   where account_id = $1 and journey_id = $2 and kind = 'asked' order by since`,
)

/** What the projections of a journey judged overdue milestones by, oldest first. */
export const findAsked = (client: Client, accountId: string, journeyId: string) =>
  findAskedSql.rows(client, accountId, journeyId)

// The log has the time of a stop to the second. Of two stops within one second, the later one counts.
const noteStopperSql = statement(
  'note-stopper',
  `insert into tracking_interruptions (account_id, journey_id, since, kind, stopped_by_user_id)
   select account_id, journey_id, date_trunc('second', line_tracking_stopped_at), 'stopped', line_tracking_stopped_by_user_id from shipments
   where account_id = $1 and id = $2 and line_tracking_stopped_at is not null and line_tracking_stopped_by_user_id is not null
   on conflict (account_id, journey_id, since, kind) do update set stopped_by_user_id = excluded.stopped_by_user_id`,
)

/** Notes who stopped the tracking of a shipment, before it is resumed. */
export const noteStopper = (client: PoolClient, accountId: string, shipmentId: string) =>
  noteStopperSql.count(client, accountId, shipmentId)

const findStopperSql = statement(
  'find-stopper',
  `select stopped_by_user_id from tracking_interruptions
   where account_id = $1 and journey_id = $2 and since = $3 and kind = 'stopped'`,
)

/** Who had stopped the tracking of a journey at an instant, before it was resumed; null if no user stopped it. */
export const findStopper = async (
  client: Client,
  accountId: string,
  journeyId: string,
  stoppedAt: string,
): Promise<string | null> =>
  (await findStopperSql.first(client, accountId, journeyId, new Date(stoppedAt)))?.stopped_by_user_id ?? null
