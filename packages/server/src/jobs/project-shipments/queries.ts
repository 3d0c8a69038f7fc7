import type { PoolClient } from 'pg'
import type { StopReason } from '../../tracking/lifecycle/line-tracking.ts'
import type { HeldJourney } from './load.ts'

type Rows = readonly Record<string, unknown>[]

/** Locks journeys whose lease is still ours; nobody else writes them until the commit. */
export const holdJourneys = async (client: PoolClient, journeys: readonly HeldJourney[]): Promise<Set<string>> => {
  const { rows } = await client.query<{ id: string }>({
    name: 'hold-journeys',
    text: `select j.id from journeys j join unnest($1::uuid[], $2::uuid[], $3::bigint[]) as u(account_id, id, token)
             on j.account_id = u.account_id and j.id = u.id and j.lease_token = u.token
           order by j.account_id, j.id for update of j`,
    values: [
      journeys.map((one) => one.account_id),
      journeys.map((one) => one.id),
      journeys.map((one) => one.lease_token),
    ],
  })
  return new Set(rows.map((row) => row.id))
}

/** Rows as JSON, one parameter however many there are. Columns left out take the type's null, so rows are written whole. */
export const insertRows = async (
  client: PoolClient,
  table: 'shipments' | 'containers' | 'transport_events',
  rows: Rows,
): Promise<void> => {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!)
  const list = columns.map((column) => `"${column}"`).join(', ')
  await client.query({
    name: `insert-${table}-${columns.length}`,
    text: `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1)`,
    values: [JSON.stringify(rows)],
  })
}

/** Writes the projected columns and leaves those of the user alone. */
export const updateRows = async (client: PoolClient, table: 'shipments' | 'containers', rows: Rows): Promise<void> => {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0]!).filter((column) => column !== 'account_id' && column !== 'id')
  await client.query({
    name: `update-${table}-${columns.length}`,
    text: `update ${table} t set ${columns.map((column) => `"${column}" = r."${column}"`).join(', ')}
           from json_populate_recordset(null::${table}, $1) r where t.account_id = r.account_id and t.id = r.id`,
    values: [JSON.stringify(rows)],
  })
}

export const upsertRawEvents = async (client: PoolClient, rows: Rows): Promise<void> => {
  if (rows.length === 0) return
  await client.query({
    name: 'upsert-raw-events',
    text: `insert into raw_events select * from json_populate_recordset(null::raw_events, $1)
           on conflict (account_id, id) do update set event = excluded.event, "timestamp" = excluded."timestamp", timezone = excluded.timezone,
             location_name = excluded.location_name, location_locode = excluded.location_locode, location_id = excluded.location_id,
             terminal_id = excluded.terminal_id, invalidated_at = excluded.invalidated_at`,
    values: [JSON.stringify(rows)],
  })
}

export const invalidateTransportEvents = async (
  client: PoolClient,
  events: readonly { account_id: string; id: string }[],
): Promise<void> => {
  if (events.length === 0) return
  await client.query({
    name: 'invalidate-transport-events',
    text: `update transport_events e set invalidated_at = date_trunc('second', now())
           from unnest($1::uuid[], $2::uuid[]) as u(account_id, id) where e.account_id = u.account_id and e.id = u.id`,
    values: [events.map((event) => event.account_id), events.map((event) => event.id)],
  })
}

const knownVessels = new Set<string>()

/** Ships are learned once; this process remembers which it has written. */
export const learnVessels = async (
  client: PoolClient,
  vessels: ReadonlyMap<string, { name: string; imo: string | null }>,
): Promise<void> => {
  const fresh = [...vessels].filter(([id]) => !knownVessels.has(id)).sort(([a], [b]) => (a < b ? -1 : 1))
  if (fresh.length === 0) return
  await client.query({
    name: 'learn-vessels',
    text: `insert into vessels (id, name, imo, created_at)
           select id, name, imo, now() from unnest($1::uuid[], $2::text[], $3::text[]) as v(id, name, imo) on conflict do nothing`,
    values: [fresh.map(([id]) => id), fresh.map(([, vessel]) => vessel.name), fresh.map(([, vessel]) => vessel.imo)],
  })
}

export const saveProvenance = async (client: PoolClient, rows: Rows): Promise<void> => {
  if (rows.length === 0) return
  await client.query({
    name: 'save-provenance',
    text: `insert into provenance select * from json_populate_recordset(null::provenance, $1)
           on conflict (account_id, resource_type, resource_id) do update set fields = excluded.fields`,
    values: [JSON.stringify(rows)],
  })
}

export const updateRequests = async (client: PoolClient, rows: Rows): Promise<void> => {
  if (rows.length === 0) return
  await client.query({
    name: 'update-requests',
    text: `update tracking_requests t set status = r.status, failed_reason = r.failed_reason, is_retrying = r.is_retrying,
             retry_count = r.retry_count, awaiting_since = r.awaiting_since, shipment_id = r.shipment_id, updated_at = now()
           from json_populate_recordset(null::tracking_requests, $1) r where t.account_id = r.account_id and t.id = r.id`,
    values: [JSON.stringify(rows)],
  })
}

/** Stops the tracking of a shipment and freezes when its line was last asked, whoever else goes on asking. */
export const stopShipment = (
  client: PoolClient,
  accountId: string,
  shipmentId: string,
  reason: StopReason,
  userId: string | null,
) =>
  client.query({
    name: 'stop-shipment',
    text: `update shipments s set line_tracking_stopped_at = date_trunc('second', now()), line_tracking_stopped_reason = $3, line_tracking_stopped_by_user_id = $4,
             line_tracking_last_attempted_at = c.last_asked_at, line_tracking_last_succeeded_at = c.last_answered_at, updated_at = date_trunc('second', now())
           from (select 1) one left join checks c on c.id = (select line_check_id from shipments where account_id = $1 and id = $2)
           where s.account_id = $1 and s.id = $2`,
    values: [accountId, shipmentId, reason, userId],
  })

export const stopRequests = (client: PoolClient, accountId: string, ids: readonly string[]) =>
  client.query({
    name: 'stop-requests',
    text: `update tracking_requests set status = 'tracking_stopped', is_retrying = false, updated_at = now() where account_id = $1 and id = any($2::uuid[])`,
    values: [accountId, ids],
  })

/** Locks checks in key order, before anything else of a transaction. */
export const lockChecks = async (client: PoolClient, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await client.query({
    name: 'lock-checks',
    text: 'select 1 from checks where id = any($1::uuid[]) order by id for update',
    values: [ids],
  })
}

export interface Want {
  account_id: string
  journey_id: string
  check_id: string
  active: boolean
  wanted_every_s: number
  waiting: boolean
}

/** Reconciles subscriptions, then lets each check run at its most frequent active want; at none, not at all. */
export const wantChecks = async (client: PoolClient, wants: readonly Want[]): Promise<void> => {
  if (wants.length === 0) return
  const { rows } = await client.query<{ check_id: string }>({
    name: 'want-checks',
    text: `update subscriptions s set active = u.active, wanted_every_s = u.every_s, waiting = u.waiting
           from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::boolean[], $5::int[], $6::boolean[]) as u(account_id, journey_id, check_id, active, every_s, waiting)
           where s.account_id = u.account_id and s.journey_id = u.journey_id and s.check_id = u.check_id
             and (s.active, s.wanted_every_s, s.waiting) is distinct from (u.active, u.every_s, u.waiting)
           returning s.check_id`,
    values: [
      wants.map((want) => want.account_id),
      wants.map((want) => want.journey_id),
      wants.map((want) => want.check_id),
      wants.map((want) => want.active),
      wants.map((want) => want.wanted_every_s),
      wants.map((want) => want.waiting),
    ],
  })
  if (rows.length > 0) await reschedule(client, [...new Set(rows.map((row) => row.check_id))])
}

/**
 * Sets when checks are next asked from what is wanted of them now. A check that failed keeps the time of its retry.
 * Rows in key order, so that two batches cannot lock crosswise.
 */
export const reschedule = (client: PoolClient, checkIds: readonly string[]) =>
  client.query({
    name: 'reschedule-checks',
    text: `with wanted as materialized (
             select c.id, (select min(wanted_every_s) from subscriptions s where s.check_id = c.id and s.active) as every_s
             from checks c where c.id = any($1::uuid[]) order by c.id for update)
           update checks c set every_s = coalesce(w.every_s, c.every_s),
             next_check_at = case when w.every_s is null then null
               when c.attempts > 0 and c.last_outcome is not null and c.next_check_at is not null then c.next_check_at
               else least(coalesce(c.next_check_at, 'infinity'), coalesce(c.last_asked_at + w.every_s * interval '1 s', now())) end
           from wanted w where c.id = w.id and (c.every_s is distinct from w.every_s or c.next_check_at is null or w.every_s is null)`,
    values: [checkIds],
  })

export interface SettledJourney {
  account_id: string
  id: string
  projected_seq: number
  shipment_id: string | null
  due_at: string | null
  state: unknown
}

export const settleJourneys = (client: PoolClient, rows: readonly SettledJourney[]) =>
  client.query({
    name: 'settle-journeys',
    text: `update journeys j set projected_seq = r.projected_seq, shipment_id = r.shipment_id, due_at = r.due_at, state = r.state,
             lease_until = null, attempts = 0, problem = null
           from json_populate_recordset(null::journeys, $1) r where j.account_id = r.account_id and j.id = r.id`,
    values: [JSON.stringify(rows)],
  })

/** A journey that cannot be projected waits longer after each try; the reason is kept for the operator. */
export const postponeJourney = (
  client: { query: PoolClient['query'] },
  journey: HeldJourney,
  problem: string,
  afterMs: number,
) =>
  client.query({
    name: 'postpone-journey',
    text: `update journeys set problem = $4, lease_until = now() + $5 * interval '1 ms'
           where account_id = $1 and id = $2 and lease_token = $3`,
    values: [journey.account_id, journey.id, journey.lease_token, problem.slice(0, 2_000), afterMs],
  })
