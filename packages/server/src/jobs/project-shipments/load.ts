import type { Pool, PoolClient } from 'pg'
import type { StagedFields } from '../../domain/custom-fields/initial.ts'
import type { StoredRoute } from '../../tracking/diff/route.ts'
import type { Stored, StoredBox, StoredRow } from '../../tracking/diff/types.ts'
import type { SourcedClaim, Source as SourceSaid } from '../../tracking/project/types.ts'
import { formatInstant } from '../../tracking/time.ts'
import { loadClaims } from '../check-sources/claim-queries.ts'

export interface HeldJourney {
  account_id: string
  id: string
  lease_token: number
  stale_seq: number
  tracking_request_id: string
  shipment_id: string | null
  state: JourneyState
  attempts: number
  /** Its clock is the account's sandbox. */
  sandbox: boolean
  /** By the journey's own clock. */
  now: Date
  /** By the wall's, which leases and due times go by. */
  wall: Date
}

/** What the life cycle remembers between projections. */
export interface JourneyState {
  /** The last asking that the request's life cycle has counted. */
  countedAskedAt?: string
  /** Tracking was resumed then: what lay before counts for no automatic stop. */
  countsFromMs?: number
  /** When it was asked for, where that is not by the wall's clock. */
  requestedMs?: number
  pendingStop?: { reason: string; sinceMs: number } | null
}

export interface RequestRow {
  account_id: string
  id: string
  request_type: 'bill_of_lading' | 'booking' | 'container'
  request_number: string
  normalized_number: string
  scac: string | null
  status: 'pending' | 'awaiting_manifest' | 'created' | 'failed' | 'tracking_stopped'
  failed_reason: string | null
  is_retrying: boolean
  retry_count: number
  awaiting_since: Date | null
  ref_numbers: string[]
  shipment_tags: string[]
  /** For records that begin; null for most requests. */
  initial_custom_fields: StagedFields | null
  customer_id: string | null
  /** Joined, for what webhooks are told of the shipment. */
  customer_name: string | null
  user_id: string | null
  shipment_id: string | null
  created_at: Date
  updated_at: Date
}

export interface SubscribedCheck {
  account_id: string
  journey_id: string
  check_id: string
  source_id: string
  subject_kind: string
  subject_number: string
  /** Null: nobody asks it, it speaks by itself. */
  wanted_every_s: number | null
  active: boolean
  waiting: boolean
  last_outcome: string | null
  last_asked_at: Date | null
  next_check_at: Date | null
  last_answered_at: Date | null
  last_report: string | null
  last_reported_at: Date | null
  last_new_claim_at: Date | null
  awaits_confirmation: boolean
}

/** One journey with everything that its projection needs. */
export interface LoadedJourney {
  journey: HeldJourney
  request: RequestRow
  checks: SubscribedCheck[]
  claims: SourcedClaim[]
  stored: Stored
}

const wire = (value: unknown): unknown => (value instanceof Date ? formatInstant(value.getTime()) : value)
const wireRow = (row: Record<string, unknown>): StoredRow => {
  const out: Record<string, unknown> = {}
  for (const name in row) out[name] = wire(row[name])
  return out as StoredRow
}

const groupBy = <T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const found = groups.get(key(row))
    if (found) found.push(row)
    else groups.set(key(row), [row])
  }
  return groups
}

/** Loads a batch of journeys with eight statements, however many there are. */
export const loadJourneys = async (
  client: Pool | PoolClient,
  held: readonly HeldJourney[],
  describeSource: (id: string) => SourceSaid,
): Promise<LoadedJourney[]> => {
  const accounts = held.map((journey) => journey.account_id)
  const byKeys = async <T>(name: string, text: string, ids: readonly (string | null)[]): Promise<T[]> =>
    (await client.query({ name, text, values: [accounts, ids] })).rows as T[]

  const requests = await byKeys<RequestRow>(
    'load-requests',
    `select r.*, p.company_name as customer_name
     from tracking_requests r join unnest($1::uuid[], $2::uuid[]) as k(account_id, id) using (account_id, id)
     left join parties p on p.account_id = r.account_id and p.id = r.customer_id`,
    held.map((journey) => journey.tracking_request_id),
  )
  const checks = await byKeys<SubscribedCheck>(
    'load-subscribed-checks',
    `select s.account_id, s.journey_id, s.check_id, s.wanted_every_s, s.active, s.waiting, c.source_id, c.subject_kind, c.subject_number, c.last_outcome, c.last_asked_at, c.next_check_at,
       c.last_answered_at, c.last_report, c.last_reported_at, c.last_new_claim_at, c.awaits_confirmation
     from subscriptions s join unnest($1::uuid[], $2::uuid[]) as k(account_id, journey_id) using (account_id, journey_id)
     join checks c on c.id = s.check_id`,
    held.map((journey) => journey.id),
  )
  const claims = await loadClaims(client, [...new Set(checks.map((check) => check.check_id))])
  const stored = await loadStored(client, held)
  const requestById = new Map(requests.map((row) => [row.id, row]))
  const checksByJourney = groupBy(checks, (row) => row.journey_id)
  return held.map((journey) => {
    const own = checksByJourney.get(journey.id) ?? []
    return {
      journey,
      request: requestById.get(journey.tracking_request_id)!,
      checks: own,
      claims: own.flatMap((check) => sourced(check, claims.get(check.check_id) ?? [], describeSource(check.source_id))),
      stored: stored.get(journey.id)!,
    }
  })
}

const sourced = (
  check: SubscribedCheck,
  claims: Awaited<ReturnType<typeof loadClaims>> extends Map<string, infer C> ? C : never,
  source: SourceSaid,
) =>
  claims.map(
    (claim): SourcedClaim => ({
      ...claim,
      source,
      standsInReport: claim.lastReport ?? check.last_report ?? claim.firstReport,
      standsInMs: claim.lastSeenMs ?? saidLastMs(check) ?? claim.firstSeenMs,
    }),
  )

/** An equal answer leaves no report, and says all of it again. */
const saidLastMs = ({ last_outcome, last_asked_at, last_reported_at }: SubscribedCheck): number | undefined => {
  const reportedMs = last_reported_at?.getTime()
  const askedMs = last_asked_at?.getTime() ?? 0
  return reportedMs !== undefined && last_outcome === 'ok' ? Math.max(reportedMs, askedMs) : reportedMs
}

/**
 * The check by which a line answers for its number: the one that is asked, unless it has never answered and the line
 * has spoken by itself.
 */
export const lineCheckOf = (checks: readonly SubscribedCheck[]): SubscribedCheck | undefined => {
  const lines = checks.filter(({ source_id }) => source_id.startsWith('line:'))
  const asked = lines.find(({ wanted_every_s, source_id }) => wanted_every_s !== null && !source_id.includes('/'))
  if (asked?.last_answered_at) return asked
  return lines.find(({ last_answered_at }) => last_answered_at !== null) ?? asked ?? lines[0]
}

type Owned = Record<string, unknown> & { id: string; account_id: string; shipment_id: string; container_id: string }

/** What is served now, for the journeys that have a shipment. */
const loadStored = async (client: Pool | PoolClient, held: readonly HeldJourney[]): Promise<Map<string, Stored>> => {
  const begun = held.filter((journey) => journey.shipment_id !== null)
  const stored = new Map<string, Stored>(held.map((journey) => [journey.id, { shipment: null, boxes: new Map() }]))
  if (begun.length === 0) return stored
  const values = [begun.map((journey) => journey.account_id), begun.map((journey) => journey.shipment_id)]
  const of = async (name: string, text: string) => (await client.query<Owned>({ name, text, values })).rows
  const shipments = await of(
    'load-shipments',
    'select s.* from shipments s join unnest($1::uuid[], $2::uuid[]) as k(account_id, id) using (account_id, id)',
  )
  const containers = await of(
    'load-containers',
    'select c.* from containers c join unnest($1::uuid[], $2::uuid[]) as k(account_id, shipment_id) using (account_id, shipment_id)',
  )
  const inBoxes =
    'join containers c on c.account_id = e.account_id and c.id = e.container_id join unnest($1::uuid[], $2::uuid[]) as k(account_id, shipment_id) on c.account_id = k.account_id and c.shipment_id = k.shipment_id'
  const events = await of(
    'load-transport-events',
    `select e.container_id, e.id, e.milestone, e.event, e."timestamp", e.timezone, e.location_locode, e.location_id, e.terminal_id, e.vessel_id, e.voyage_number
     from transport_events e ${inBoxes} where e.invalidated_at is null`,
  )
  const raw = await of(
    'load-raw-events',
    `select e.container_id, e.id, e.event, e."timestamp", e.invalidated_at from raw_events e ${inBoxes}`,
  )
  const routes = await of(
    'load-routes',
    `select e.container_id, e.stops, e.vessel_ids, e.updated_at from container_routes e ${inBoxes}`,
  )
  const routeByBox = new Map(routes.map((row) => [row.container_id, wireRow(row) as unknown as StoredRoute]))
  const eventsByBox = groupBy(events, (row) => row.container_id)
  const rawByBox = groupBy(raw, (row) => row.container_id)
  const boxesByShipment = groupBy(containers, (row) => row.shipment_id)
  const shipmentById = new Map(shipments.map((row) => [row.id, row]))
  const rows = (of: Owned[] | undefined) => (of ?? []).map(wireRow) as never
  for (const journey of begun) {
    const boxes = (boxesByShipment.get(journey.shipment_id!) ?? []).map((row): [string, StoredBox] => [
      row.number as string,
      {
        row: wireRow(row),
        events: rows(eventsByBox.get(row.id)),
        rawEvents: rows(rawByBox.get(row.id)),
        route: routeByBox.get(row.id) ?? null,
      },
    ])
    const shipment = shipmentById.get(journey.shipment_id!)
    stored.set(journey.id, { shipment: shipment ? wireRow(shipment) : null, boxes: new Map(boxes) })
  }
  return stored
}
