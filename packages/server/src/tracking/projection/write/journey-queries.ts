import type { PoolClient } from 'pg'
import { statement } from '../../../db/statement.ts'
import type { LockedJourney } from '../load/load.ts'

const lockJourneysSql = statement(
  'lock-journeys',
  `select j.id, u.token is not null as is_ours
   from journeys j join unnest($1::uuid[], $2::uuid[], $3::bigint[]) as u(account_id, id, token)
     on j.account_id = u.account_id and j.id = u.id
     and (u.token is null or (j.lease_token = u.token and j.lease_until is not null))
   order by j.account_id, j.id for update of j`,
  { notNull: ['is_ours'] },
)

/**
 * Locks journeys, so that they cannot be written by others before the commit, and returns those whose lease is still
 * ours. `others`: journeys that are to be projected again. All are locked in one order, so that two projections cannot
 * deadlock.
 */
export const lockJourneys = async (
  client: PoolClient,
  journeys: readonly LockedJourney[],
  others: readonly { account_id: string; id: string }[] = [],
): Promise<Set<string>> => {
  const all = [...journeys, ...others.map((one) => ({ ...one, lease_token: null }))]
  const rows = await lockJourneysSql.rows(
    client,
    all.map((one) => one.account_id),
    all.map((one) => one.id),
    all.map((one) => one.lease_token),
  )
  return new Set(rows.filter(({ is_ours }) => is_ours).map((row) => row.id))
}

export interface SettledJourney {
  account_id: string
  id: string
  projected_seq: number
  shipment_id: string | null
  due_at: string | null
  attention_at: string | null
  state: unknown
}

const settleJourneysSql = statement(
  'settle-journeys',
  `update journeys j set projected_seq = r.projected_seq, shipment_id = r.shipment_id, due_at = r.due_at,
     attention_at = r.attention_at, state = r.state,
     lease_until = null, attempts = 0, problem = null
   from json_populate_recordset(null::journeys, $1) r where j.account_id = r.account_id and j.id = r.id`,
)

export const settleJourneys = (client: PoolClient, rows: readonly SettledJourney[]) =>
  settleJourneysSql.count(client, JSON.stringify(rows))

const postponeJourneySql = statement(
  'postpone-journey',
  `update journeys set problem = $4, lease_until = now() + $5 * interval '1 ms'
   where account_id = $1 and id = $2 and lease_token = $3 and lease_until is not null`,
)

/** Postpones a journey that cannot be projected, longer after each failure, and stores the reason for the operator. */
export const postponeJourney = (
  client: { query: PoolClient['query'] },
  journey: LockedJourney,
  problem: string,
  afterMs: number,
) =>
  postponeJourneySql.count(
    client,
    journey.account_id,
    journey.id,
    journey.lease_token,
    problem.slice(0, 2_000),
    afterMs,
  )
