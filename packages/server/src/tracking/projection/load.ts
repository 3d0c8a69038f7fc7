import type { AttentionSettings } from '@boxtrail/engine/attention/attended'
import type { Tariff } from '@boxtrail/engine/charges/tariff'
import type { Claim } from '@boxtrail/engine/claims/claim'
import { markOtherBills } from '@boxtrail/engine/contradictions/names-other-bill'
import type { Stored, StoredContainerState } from '@boxtrail/engine/diff/difference'
import { documentClaims } from '@boxtrail/engine/documents/document-claims'
import type { LinkedDocument } from '@boxtrail/engine/documents/linked-document'
import type { Lookups } from '@boxtrail/engine/lookups'
import type { OtherBills, SourcedClaim, Source as SourceSaid } from '@boxtrail/engine/project/types/projection'
import type { WireRow } from '@boxtrail/engine/record/wire'
import type { SourceSilence } from '@boxtrail/engine/silence/silence'
import { isLineSource, parseSourceId } from '@boxtrail/engine/source-id'
import { formatInstant } from '@boxtrail/engine/time'
import type { Pool, PoolClient } from 'pg'
import { overChecks } from '../../db/distribution/over-checks.ts'
import { everyColumn } from '../../db/every-column.ts'
import { type RowOf, statement } from '../../db/statement.ts'
import { attentionSettingsOf } from '../../records/attention/queries.ts'
import { keyOf, linkedDocumentsOf } from '../../records/documents/linked.ts'
import { findRefusals, markRefused } from '../../records/freshness/refusals.ts'
import { tariffsOf } from '../../records/tariffs/queries.ts'
import { keptRawEvents } from '../../records/transport-events/kept-raw-events.ts'
import type { JourneyState } from '../../schema/column-types.ts'
import type { Registry } from '../../sources/registry.ts'
import { findOtherBills, type JourneyContainers } from '../bills/queries.ts'
import { loadClaims } from '../reports/claim-queries.ts'
import { inlandLanesOf } from './inland-lanes.ts'
import { lanesOf } from './lanes.ts'
import { loadSilences } from './silences.ts'

export interface LockedJourney {
  account_id: string
  id: string
  lease_token: number
  stale_seq: number
  tracking_request_id: string
  shipment_id: string | null
  state: JourneyState
  attempts: number
  /** Its clock is that of the account's sandbox. */
  sandbox: boolean
  /** By the journey's own clock. */
  now: Date
  /** By the wall clock, which leases and due times use. */
  wall: Date
}

export type RequestRow = RowOf<'load-requests'>

/** A check that a journey subscribes to. `wanted_every_s` is null if it is not polled: the source pushes. */
export interface SubscribedCheck extends RowOf<'load-subscribed-checks'> {
  /** Why its last answer is not used, where it could not be read. */
  refused?: string
}

/** One journey with everything that its projection needs. */
export interface LoadedJourney {
  journey: LockedJourney
  request: RequestRow
  checks: SubscribedCheck[]
  claims: SourcedClaim[]
  /** Of the account, linked to the shipment: what can be relied on is among the claims. */
  documents: readonly LinkedDocument[]
  /** Of the account. */
  tariffs: readonly Tariff[]
  /** What is known of its lane, if it was read anew; otherwise its state has it. */
  lane?: NonNullable<JourneyState['lane']>
  inland?: NonNullable<JourneyState['inland']>
  /** From when on things need attention. */
  attention: AttentionSettings
  /** How long its sources that push have been silent, as the account was told, by their ids. */
  silences: ReadonlyMap<string, SourceSilence>
  /** What the account's other open shipments state of its containers. */
  otherBills: OtherBills
  stored: Stored
}

const wire = (value: unknown): unknown => (value instanceof Date ? formatInstant(value.getTime()) : value)
const wireRow = <Row extends object>(row: Row): WireRow<Row> => {
  const out: Record<string, unknown> = {}
  for (const name in row) out[name] = wire(row[name])
  return out as WireRow<Row>
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

const loadRequestsSql = statement(
  'load-requests',
  `select ${everyColumn('tracking_requests', 'r')} from tracking_requests r
   join unnest($1::uuid[], $2::uuid[]) as k(account_id, id) using (account_id, id)`,
)

const loadSubscribedChecksText = `select s.account_id, s.journey_id, s.check_id, s.wanted_every_s, s.active, s.waiting, c.source_id, c.subject_kind,
     c.subject_number, c.last_outcome, c.last_asked_at, c.next_check_at, c.last_answered_at, c.last_report,
     c.last_reported_at, c.last_repeated_at, c.last_new_claim_at, c.awaits_confirmation, c.rebuilt_at, c.created_at
   from subscriptions s join unnest($1::uuid[], $2::uuid[]) as k(account_id, journey_id) using (account_id, journey_id)
   join checks c on c.id = s.check_id`

const loadSubscribedChecksSql = statement('load-subscribed-checks', loadSubscribedChecksText, {
  distributed: overChecks(
    loadSubscribedChecksText,
    `select s.check_id from subscriptions s
     join unnest($1::uuid[], $2::uuid[]) as k(account_id, journey_id) using (account_id, journey_id)`,
  ),
})

export type ReportedJourney = Omit<LoadedJourney, 'stored' | 'otherBills' | 'attention' | 'silences'>

/** By what reports and documents are understood. */
interface Readers {
  registry: Pick<Registry, 'describe'>
  lookups: Pick<Lookups, 'isLinePrefix'>
}

/** Loads a batch of journeys with sixteen statements at most, however many there are. */
export const loadJourneys = async (
  client: Pool | PoolClient,
  locked: readonly LockedJourney[],
  context: Readers,
): Promise<LoadedJourney[]> => {
  const reported = await loadReported(client, locked, context)
  const stored = await loadStored(client, locked)
  const settings = await attentionSettingsOf(
    client,
    locked.map((journey) => journey.account_id),
  )
  const silences = await loadSilences(client, reported)
  const loaded = reported.map((one) => ({
    ...one,
    silences: silences(one),
    stored: stored.get(one.journey.id)!,
    attention: settings.get(one.journey.account_id)!,
  }))
  const bills = await findOtherBills(client, loaded.map(containersOf))
  const onLanes = loaded.map(({ journey, request, stored }) => ({
    ...{ journey, line: request.scac },
    ...{ ports: stored.shipment, places: stored.shipment },
  }))
  const lanes = await lanesOf(client, onLanes)
  const inlandLanes = await inlandLanesOf(client, onLanes)
  return loaded.map((one) => {
    const [lane, inland] = [lanes.get(one.journey.id), inlandLanes.get(one.journey.id)]
    return {
      ...one,
      otherBills: bills.get(one.journey.id) ?? new Map(),
      ...(lane ? { lane } : {}),
      ...(inland ? { inland } : {}),
    }
  })
}

/** Those that its sources name, and those that it has. One that is not tracked any more does not look for others. */
export const containersOf = ({
  journey,
  request,
  claims,
  stored,
}: Pick<LoadedJourney, 'journey' | 'request' | 'claims' | 'stored'>): JourneyContainers => {
  const isFollowed = request.status !== 'tracking_stopped' && request.status !== 'failed'
  const named = claims.flatMap(({ statement: { container }, ofContainer }) =>
    container && !ofContainer ? container : [],
  )
  const requested = request.request_type === 'container' ? [request.normalized_number] : named
  return {
    accountId: journey.account_id,
    journeyId: journey.id,
    numbers: isFollowed ? [...new Set([...requested, ...stored.containers.keys()])] : [],
  }
}

/** What they follow from: five statements, and one more where an answer could not be read. */
export const loadReported = async (
  client: Pool | PoolClient,
  locked: readonly LockedJourney[],
  { registry, lookups }: Readers,
): Promise<ReportedJourney[]> => {
  const accounts = locked.map((journey) => journey.account_id)
  const requests = await loadRequestsSql.rows(
    client,
    accounts,
    locked.map((journey) => journey.tracking_request_id),
  )
  const subscribed = await loadSubscribedChecksSql.rows(
    client,
    accounts,
    locked.map((journey) => journey.id),
  )
  const refusals = await findRefusals(
    client,
    subscribed.map(({ check_id: checkId, last_outcome: outcome }) => ({ checkId, outcome })),
  )
  const checks = markRefused(subscribed, refusals)
  const claims = await loadClaims(client, [...new Set(checks.map((check) => check.check_id))])
  const tariffs = await tariffsOf(client, accounts)
  const documents = await linkedDocumentsOf(client, locked)
  const requestById = new Map(requests.map((row) => [row.id, row]))
  const checksByJourney = groupBy(checks, (row) => row.journey_id)
  return locked.map((journey) => {
    const own = checksByJourney.get(journey.id) ?? []
    const request = requestById.get(journey.tracking_request_id)!
    const reported = own.flatMap((check) =>
      sourced(check, claims.get(check.check_id) ?? [], registry.describe(check.source_id)),
    )
    const linked = markOtherBills(documents.get(keyOf(journey)) ?? [], {
      request: { type: request.request_type, number: request.normalized_number },
      claims: reported,
      isLinePrefix: lookups.isLinePrefix,
    })
    return {
      journey,
      request,
      checks: own,
      claims: [...reported, ...documentClaims(linked)],
      documents: linked,
      tariffs: tariffs.get(journey.account_id) ?? [],
    }
  })
}

/** A claim that a check reported; those of documents have none. */
export type ReportedClaim = SourcedClaim & { checkId: string }

/** The check whose reports a claim names. */
export const checkOf = (claim: SourcedClaim): string | undefined => (claim as Partial<ReportedClaim>).checkId

/** The claims of a check with their source. */
export const sourced = (check: SubscribedCheck, claims: readonly Claim[], source: SourceSaid): ReportedClaim[] =>
  claims.map(
    (claim): ReportedClaim => ({
      ...claim,
      source,
      checkId: check.check_id,
      latestReport: claim.lastReport ?? check.last_report ?? claim.firstReport,
      latestReportedMs: claim.lastSeenMs ?? lastReportedMs(check) ?? claim.firstSeenMs,
      ofContainer: check.subject_kind === 'container',
    }),
  )

/** An unchanged response leaves no report, but confirms all of it. */
export const lastReportedMs = ({
  last_outcome,
  last_asked_at,
  last_reported_at,
}: SubscribedCheck): number | undefined => {
  const reportedMs = last_reported_at?.getTime()
  const polledMs = last_asked_at?.getTime() ?? 0
  return reportedMs !== undefined && last_outcome === 'ok' ? Math.max(reportedMs, polledMs) : reportedMs
}

/**
 * The check through which a line reports on its number: the polled one, unless it has never been answered and the line
 * has pushed.
 */
export const lineCheckOf = (checks: readonly SubscribedCheck[]): SubscribedCheck | undefined => {
  const lines = checks.filter(({ source_id }) => isLineSource(source_id))
  const polledLine = lines.find(
    ({ wanted_every_s, source_id }) => wanted_every_s !== null && parseSourceId(source_id).isLineApi,
  )
  if (polledLine?.last_answered_at) return polledLine
  return lines.find(({ last_answered_at }) => last_answered_at !== null) ?? polledLine ?? lines[0]
}

const ofShipments = 'join unnest($1::uuid[], $2::uuid[]) as k(account_id, shipment_id)'
const inContainers = `join containers c on c.account_id = e.account_id and c.id = e.container_id
   ${ofShipments} on c.account_id = k.account_id and c.shipment_id = k.shipment_id`

const loadShipmentsSql = statement(
  'load-shipments',
  `select ${everyColumn('shipments', 's')} from shipments s ${ofShipments} on s.account_id = k.account_id and s.id = k.shipment_id`,
)
const loadContainersSql = statement(
  'load-containers',
  `select ${everyColumn('containers', 'c')} from containers c ${ofShipments} on c.account_id = k.account_id and c.shipment_id = k.shipment_id`,
)
const loadTransportEventsSql = statement(
  'load-transport-events',
  `select e.container_id, e.id, e.milestone, e.event, e."timestamp", e.timezone, e.location_locode, e.location_id,
     e.terminal_id, e.vessel_id, e.voyage_number
   from transport_events e ${inContainers} where e.invalidated_at is null`,
)
const loadRawEventsSql = statement(
  'load-raw-events',
  `select e.container_id, e.id, e.event, e."timestamp", e.invalidated_at
   from ${keptRawEvents('(account_id, container_id) in (select * from unnest($1::uuid[], $2::uuid[]))')} e`,
  { notNull: ['container_id', 'id', 'timestamp'] },
)
const loadRoutesSql = statement(
  'load-routes',
  `select e.container_id, e.stops, e.vessel_ids, e.updated_at from container_routes e ${inContainers}`,
)

/** The stored state of the journeys that have a shipment. */
const loadStored = async (
  client: Pool | PoolClient,
  locked: readonly LockedJourney[],
): Promise<Map<string, Stored>> => {
  const withShipment = locked.filter((journey) => journey.shipment_id !== null)
  const stored = new Map<string, Stored>(
    locked.map((journey) => [journey.id, { shipment: null, containers: new Map() }]),
  )
  if (withShipment.length === 0) return stored
  const accounts = withShipment.map((journey) => journey.account_id)
  const shipmentIds = withShipment.map((journey) => journey.shipment_id)
  const shipments = await loadShipmentsSql.rows(client, accounts, shipmentIds)
  const containers = await loadContainersSql.rows(client, accounts, shipmentIds)
  const events = await loadTransportEventsSql.rows(client, accounts, shipmentIds)
  const raw = await loadRawEventsSql.rows(
    client,
    containers.map((row) => row.account_id),
    containers.map((row) => row.id),
  )
  const routes = await loadRoutesSql.rows(client, accounts, shipmentIds)

  const routeByContainer = new Map(routes.map((row) => [row.container_id, wireRow(row)]))
  const eventsByContainer = groupBy(events, (row) => row.container_id)
  const rawByContainer = groupBy(raw, (row) => row.container_id)
  const containersByShipment = groupBy(containers, (row) => row.shipment_id)
  const shipmentById = new Map(shipments.map((row) => [row.id, row]))
  for (const journey of withShipment) {
    const containers = (containersByShipment.get(journey.shipment_id!) ?? []).map(
      (row): [string, StoredContainerState] => [
        row.number,
        {
          row: wireRow(row),
          events: (eventsByContainer.get(row.id) ?? []).map(wireRow),
          rawEvents: (rawByContainer.get(row.id) ?? []).map(wireRow),
          route: routeByContainer.get(row.id) ?? null,
        },
      ],
    )
    const shipment = shipmentById.get(journey.shipment_id!)
    stored.set(journey.id, { shipment: shipment ? wireRow(shipment) : null, containers: new Map(containers) })
  }
  return stored
}
