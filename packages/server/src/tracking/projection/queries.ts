import {
  type ContainerFields,
  containerFieldNames,
  type ShipmentFields,
  shipmentFieldNames,
} from '@boxtrail/engine/project/types/field-names'
import type { WireRow } from '@boxtrail/engine/record/wire'
import type { PoolClient } from 'pg'
import { mergeRows } from '../../db/merge-rows.ts'
import { statement } from '../../db/statement.ts'
import { alsoListContainers, alsoListShipments } from '../../records/listed/rows.ts'
import { columns, type Rows as TableRows } from '../../schema/rows.ts'
import type { LockedJourney } from './load.ts'

type Rows = readonly object[]

const insertOf = (table: keyof typeof columns): string => {
  const list = columns[table].map((column) => `"${column}"`).join(', ')
  return `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1)`
}

const updateOf = (table: string, fields: readonly string[]): string =>
  `update ${table} t set ${[...fields, 'marks', 'updated_at'].map((column) => `${column} = r.${column}`).join(', ')}
   from json_populate_recordset(null::${table}, $1) r where t.account_id = r.account_id and t.id = r.id`

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
 * Locks journeys, so that they cannot be written by others before the commit, and returns those whose lease is still ours.
 * `others`: those that are to be projected again; all in one order, so that two projections cannot wait for each other.
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

/** Whole rows as JSON: one parameter, however many there are. */
const insertRowsSql = {
  shipments: statement('insert-shipments', insertOf('shipments')),
  containers: statement('insert-containers', insertOf('containers')),
  transport_events: statement('insert-transport-events', insertOf('transport_events')),
}

export const insertRows = async <Table extends keyof typeof insertRowsSql>(
  client: PoolClient,
  table: Table,
  rows: readonly WireRow<TableRows[Table]>[],
): Promise<void> => {
  if (rows.length > 0) await insertRowsSql[table].count(client, JSON.stringify(rows))
}

interface Projected {
  shipments: ShipmentFields
  containers: ContainerFields
}

const updateRowsSql = {
  shipments: statement('update-shipments', alsoListShipments(updateOf('shipments', shipmentFieldNames))),
  containers: statement('update-containers', alsoListContainers(updateOf('containers', containerFieldNames))),
}

/** Writes the projected columns, and the rows of lists, and leaves columns of the user unchanged. */
export const updateRows = async <Table extends keyof typeof updateRowsSql>(
  client: PoolClient,
  table: Table,
  rows: readonly (Projected[Table] & { account_id: string; id: string; marks: object; updated_at: string })[],
): Promise<void> => {
  if (rows.length > 0) await updateRowsSql[table].count(client, JSON.stringify(rows))
}

const deleteContainersSql = statement(
  'delete-containers',
  `with gone as materialized (select * from unnest($1::uuid[], $2::uuid[]) as u(account_id, id)),
     events as (delete from transport_events t using gone g where t.account_id = g.account_id and t.container_id = g.id),
     raw as (delete from raw_events t using gone g where t.account_id = g.account_id and t.container_id = g.id),
     packed as (delete from packed_raw_events t using gone g where t.account_id = g.account_id and t.container_id = g.id),
     routes as (delete from container_routes t using gone g where t.account_id = g.account_id and t.container_id = g.id),
     fields as (delete from custom_fields t using gone g where t.account_id = g.account_id and t.container_id = g.id),
     links as (delete from document_links t using gone g where t.account_id = g.account_id and t.container_id = g.id),
     origins as (delete from provenance t using gone g
       where t.account_id = g.account_id and t.resource_type = 'container' and t.resource_id = g.id)
   delete from containers t using gone g where t.account_id = g.account_id and t.id = g.id`,
)

/** Deletes containers that never belonged to a shipment, with all dependent rows; their documents are kept. */
export const deleteContainers = async (
  client: PoolClient,
  containers: readonly { account_id: string; id: string }[],
): Promise<void> => {
  if (containers.length === 0) return
  const column = <K extends 'account_id' | 'id'>(name: K) => containers.map((container) => container[name])
  await deleteContainersSql.count(client, column('account_id'), column('id'))
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

const upsertRawEventsSql = statement(
  'upsert-raw-events',
  ...mergeRows({
    table: 'raw_events',
    key: ['account_id', 'id'],
    changed: [
      'event',
      'timestamp',
      'timezone',
      'location_name',
      'location_locode',
      'location_id',
      'terminal_id',
      'invalidated_at',
    ],
  }),
)

export const upsertRawEvents = async (client: PoolClient, rows: Rows): Promise<void> => {
  if (rows.length === 0) return
  await upsertRawEventsSql.count(client, JSON.stringify(rows))
}

const invalidateTransportEventsSql = statement(
  'invalidate-transport-events',
  `update transport_events e set invalidated_at = date_trunc('second', now())
   from unnest($1::uuid[], $2::uuid[]) as u(account_id, id) where e.account_id = u.account_id and e.id = u.id`,
)

export const invalidateTransportEvents = async (
  client: PoolClient,
  events: readonly { account_id: string; id: string }[],
): Promise<void> => {
  if (events.length === 0) return
  await invalidateTransportEventsSql.count(
    client,
    events.map((event) => event.account_id),
    events.map((event) => event.id),
  )
}

const knownVessels = new Set<string>()

const learnVesselsSql = statement(
  'learn-vessels',
  `insert into vessels (id, name, imo, created_at)
   select id, name, imo, now() from unnest($1::uuid[], $2::text[], $3::text[]) as v(id, name, imo) on conflict do nothing`,
)

/** Inserts new vessels; this process remembers those it has written. */
export const learnVessels = async (
  client: PoolClient,
  vessels: ReadonlyMap<string, { name: string; imo: string | null }>,
): Promise<void> => {
  const fresh = [...vessels].filter(([id]) => !knownVessels.has(id)).sort(([a], [b]) => (a < b ? -1 : 1))
  if (fresh.length === 0) return
  await learnVesselsSql.count(
    client,
    fresh.map(([id]) => id),
    fresh.map(([, vessel]) => vessel.name),
    fresh.map(([, vessel]) => vessel.imo),
  )
}

const saveRoutesSql = statement(
  'save-routes',
  ...mergeRows({
    table: 'container_routes',
    key: ['account_id', 'container_id'],
    changed: ['stops', 'vessel_ids', 'updated_at'],
  }),
)

export const saveRoutes = async (client: PoolClient, rows: Rows): Promise<void> => {
  if (rows.length === 0) return
  await saveRoutesSql.count(client, JSON.stringify(rows))
}

const saveProvenanceSql = statement(
  'save-provenance',
  ...mergeRows({
    table: 'provenance',
    key: ['account_id', 'resource_type', 'resource_id'],
    changed: ['fields'],
  }),
)

export const saveProvenance = async (client: PoolClient, rows: Rows): Promise<void> => {
  if (rows.length === 0) return
  await saveProvenanceSql.count(client, JSON.stringify(rows))
}

const updateRequestsSql = statement(
  'update-requests',
  `update tracking_requests t set status = r.status, failed_reason = r.failed_reason, is_retrying = r.is_retrying,
     retry_count = r.retry_count, awaiting_since = r.awaiting_since, shipment_id = r.shipment_id,
     ended_journey = r.ended_journey, updated_at = r.updated_at
   from json_populate_recordset(null::tracking_requests, $1) r where t.account_id = r.account_id and t.id = r.id`,
)

export const updateRequests = async (client: PoolClient, rows: Rows): Promise<void> => {
  if (rows.length === 0) return
  await updateRequestsSql.count(client, JSON.stringify(rows))
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
