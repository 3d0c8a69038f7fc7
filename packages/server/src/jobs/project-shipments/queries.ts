import type { PoolClient } from 'pg'
import type { HeldJourney } from './load.ts'

type Rows = readonly Record<string, unknown>[]

/** Locks journeys whose lease is still ours; nobody else writes them until the commit. */
export const holdJourneys = async (client: PoolClient, journeys: readonly HeldJourney[]): Promise<Set<string>> => {
  const { rows } = await client.query<{ id: string }>({
    name: 'hold-journeys',
    text: `select j.id from journeys j join unnest($1::uuid[], $2::uuid[], $3::bigint[]) as u(account_id, id, token)
             on j.account_id = u.account_id and j.id = u.id and j.lease_token = u.token and j.lease_until is not null
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

export const saveRoutes = async (client: PoolClient, rows: Rows): Promise<void> => {
  if (rows.length === 0) return
  await client.query({
    name: 'save-routes',
    text: `insert into container_routes select * from json_populate_recordset(null::container_routes, $1)
           on conflict (account_id, container_id) do update
             set stops = excluded.stops, vessel_ids = excluded.vessel_ids, updated_at = excluded.updated_at`,
    values: [JSON.stringify(rows)],
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
           where account_id = $1 and id = $2 and lease_token = $3 and lease_until is not null`,
    values: [journey.account_id, journey.id, journey.lease_token, problem.slice(0, 2_000), afterMs],
  })
