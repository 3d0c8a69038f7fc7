import type { AttentionSettings } from '@boxtrail/engine/attention/entry/attended'
import type { Tariff } from '@boxtrail/engine/charges/tariff'
import { markOtherBills } from '@boxtrail/engine/contradictions/documents/names-other-bill'
import type { Stored } from '@boxtrail/engine/diff/difference'
import { documentClaims } from '@boxtrail/engine/documents/document-claims'
import type { LinkedDocument } from '@boxtrail/engine/documents/linked-document'
import { isFollowed } from '@boxtrail/engine/lifecycle/decide-request'
import type { Lookups } from '@boxtrail/engine/lookups'
import type { OtherBills, SourcedClaim } from '@boxtrail/engine/project/types/projection'
import type { SourceSilence } from '@boxtrail/engine/silence/silence'
import { everyColumn } from '../../../db/every-column.ts'
import { type Client, type RowOf, statement } from '../../../db/statement.ts'
import { attentionSettingsOf } from '../../../records/attention/queries.ts'
import { keyOf, linkedDocumentsOf } from '../../../records/documents/linked.ts'
import { findRefusals, markRefused } from '../../../records/freshness/refusals.ts'
import { tariffsOf } from '../../../records/tariffs/queries.ts'
import type { JourneyState } from '../../../schema/column-types.ts'
import type { Registry } from '../../../sources/registry.ts'
import { findOtherBills, type JourneyContainers } from '../../bills/queries.ts'
import { loadClaims } from '../../reports/claim-queries.ts'
import { inlandLanesOf } from '../lanes/inland-lanes.ts'
import { lanesOf } from '../lanes/lanes.ts'
import { loadStored } from './load-stored.ts'
import { loadSilences } from './silences.ts'
import { loadSubscribedChecks, type SubscribedCheck, sourced } from './subscribed-checks.ts'

export interface LockedJourney {
  account_id: string
  id: string
  lease_token: number
  stale_seq: number
  tracking_request_id: string
  shipment_id: string | null
  state: JourneyState
  attempts: number
  /** Whether its clock is that of the account's sandbox. */
  sandbox: boolean
  /** By the journey's own clock. */
  now: Date
  /** By the wall clock, which leases and due times use. */
  wall: Date
}

export type RequestRow = RowOf<'load-requests'>

/** One journey with everything that its projection needs. */
export interface LoadedJourney {
  journey: LockedJourney
  request: RequestRow
  checks: SubscribedCheck[]
  claims: SourcedClaim[]
  /** The account's documents that are linked to the shipment; what can be relied on in them is among the claims. */
  documents: readonly LinkedDocument[]
  /** The account's tariffs. */
  tariffs: readonly Tariff[]
  /** The history of its lane, if it was read again; otherwise the journey's state has it. */
  lane?: NonNullable<JourneyState['lane']>
  inland?: NonNullable<JourneyState['inland']>
  /** The account's settings for when something needs attention. */
  attention: AttentionSettings
  /** The silences of its sources that push, as the account was notified, by the sources' ids. */
  silences: ReadonlyMap<string, SourceSilence>
  /** What the account's other open shipments state of its containers. */
  otherBills: OtherBills
  stored: Stored
}

const loadRequestsSql = statement(
  'load-requests',
  `select ${everyColumn('tracking_requests', 'r')} from tracking_requests r
   join unnest($1::uuid[], $2::uuid[]) as k(account_id, id) using (account_id, id)`,
)

export type ReportedJourney = Omit<LoadedJourney, 'stored' | 'otherBills' | 'attention' | 'silences'>

/** What is needed to understand reports and documents. */
interface Readers {
  registry: Pick<Registry, 'describe'>
  lookups: Pick<Lookups, 'isLinePrefix'>
}

/** Loads a batch of journeys with sixteen statements at most, however many there are. */
export const loadJourneys = async (
  client: Client,
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

/** The containers that a journey's sources name, and those that it has; none once it is no longer tracked. */
export const containersOf = ({
  journey,
  request,
  claims,
  stored,
}: Pick<LoadedJourney, 'journey' | 'request' | 'claims' | 'stored'>): JourneyContainers => {
  const named = claims.flatMap(({ statement: { container }, ofContainer }) =>
    container && !ofContainer ? container : [],
  )
  const requested = request.request_type === 'container' ? [request.normalized_number] : named
  return {
    accountId: journey.account_id,
    journeyId: journey.id,
    numbers: isFollowed(request) ? [...new Set([...requested, ...stored.containers.keys()])] : [],
  }
}

/** Loads what journeys are projected from, with five statements, and one more if an answer could not be read. */
export const loadReported = async (
  client: Client,
  locked: readonly LockedJourney[],
  { registry, lookups }: Readers,
): Promise<ReportedJourney[]> => {
  const accounts = locked.map((journey) => journey.account_id)
  const requests = await loadRequestsSql.rows(
    client,
    accounts,
    locked.map((journey) => journey.tracking_request_id),
  )
  const subscribed = await loadSubscribedChecks(client, locked)
  const refusals = await findRefusals(
    client,
    subscribed.map(({ check_id: checkId, last_outcome: outcome }) => ({ checkId, outcome })),
  )
  const checks = markRefused(subscribed, refusals)
  const claims = await loadClaims(client, [...new Set(checks.map((check) => check.check_id))])
  const tariffs = await tariffsOf(client, accounts)
  const documents = await linkedDocumentsOf(client, locked)
  const requestById = new Map(requests.map((row) => [row.id, row]))
  const checksByJourney = Map.groupBy(checks, (row) => row.journey_id)
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
