import type { Schemas } from '@boxtrail/contracts'
import type { ProjectedContainer } from '@boxtrail/engine/project/types/projection'
import { formatInstant } from '@boxtrail/engine/time'
import type { Call } from '../../context.ts'
import { type Dropped, droppedOf, findHorizon } from '../../db/horizons.ts'
import type { ServedContainer } from '../../records/containers/queries.ts'
import type { PolledSource } from '../../records/freshness/resource.ts'
import type { ServedShipment } from '../../records/shipments/queries.ts'
import type { ServedRawEvent, ServedTransportEvent } from '../../records/transport-events/queries.ts'
import { lookupsOf } from '../../reference/lookups-of.ts'
import { checkOf, type SubscribedCheck } from '../../tracking/projection/load/subscribed-checks.ts'
import type { ReadJourney } from '../journey/read-journey.ts'
import { type Moment, momentMeta } from './moment.ts'
import { withOwnValuesAt } from './own-values.ts'
import type { EventScope } from './past-events.ts'
import { loadPast, type PastJourney, pastJourneyIn } from './past-journey.ts'
import { rawEventsThen } from './past-raw-events.ts'
import { findLastChanges } from './queries.ts'
import { type PastEvents, readEvents, type WantedEvents } from './read-events.ts'
import type { StoredContainer, StoredRecords } from './stored-records.ts'

/** Which parts of the past of records are read. */
export interface WantedPast {
  events: WantedEvents
  /** The number of the only container that is computed. */
  only?: string | undefined
  /** The records that are served with the time of their last change. */
  stamped: readonly string[]
}

/** A container as it was at a moment. */
export interface PastContainer {
  row: ServedContainer
  events: ServedTransportEvent[]
  rawEvents: ServedRawEvent[]
}

/** The records of a journey as they were at a moment. */
export interface Past {
  /** The call, with the policy that the account had. */
  call: Call
  journey: PastJourney
  shipment: ServedShipment
  /** The records as they are stored now. */
  stored: StoredRecords
  /** The given containers that were known, by id. */
  containers: ReadonlyMap<string, PastContainer>
  meta: { past: Schemas['PastMoment']; evidence?: Dropped }
}

/**
 * Reads the past of stored records. A container that has been removed since no longer has a record. Null if nothing was
 * known.
 */
export const readPast = async (
  call: Call,
  stored: StoredRecords,
  moment: Moment,
  { events: wanted, only, stamped }: WantedPast,
): Promise<Past | null> => {
  const { pool, accountId } = call
  const { knownAtMs, asOfMs } = moment
  const there = knownAtMs === null ? stored : recordsAt(stored, knownAtMs)
  if (!there) return null
  const known = knownAtMs === null ? there : await withOwnValuesAt(pool, accountId, there, knownAtMs)
  const then = asOfMs === null ? known : untilThen(known, asOfMs)
  const journey = await pastJourneyIn(call, await loadPast(call, stored), then, moment, { known: known.shipment, only })
  const { shipment } = journey.projection
  if (!shipment) return null
  const found = then.containers.flatMap((row) => {
    const projected = journey.projection.containers.find(({ number }) => number === row.number)
    return projected ? [{ row, projected, scope: scopeOf(call, row, journey) }] : []
  })
  const events = await readEvents(call, found, moment, wanted)
  const rawEvents = await rawEventsThen(call, found, journey, moment)
  const { isInSandbox } = journey
  const changed =
    knownAtMs === null ? null : await findLastChanges(pool, accountId, stamped, { ms: knownAtMs, isInSandbox })
  const stampOf = ({ id, created_at, updated_at }: Stamped) =>
    changed === null ? updated_at : (changed.get(id)?.toISOString() ?? created_at)
  const sources = sourcesThen(journey)
  const { line_tracking_stopped_at: stoppedAt } = then.shipment
  const containers = new Map(
    found.map(({ row, projected }): [string, PastContainer] => {
      const { ids, records } = events.get(row.id) ?? NO_EVENTS
      const raw = rawEvents.get(row.id)!
      const beside = { stoppedAt, sources, eventIds: ids, raw, updatedAt: stampOf(row) }
      return [row.id, { row: rowThen(row, projected, beside), events: records, rawEvents: raw }]
    }),
  )
  return {
    call: { ...call, pickupLfdPolicy: journey.rules.pickupLfdPolicy },
    journey,
    stored,
    shipment: {
      ...then.shipment,
      ...shipment.fields,
      ...unkept,
      updated_at: stampOf(then.shipment),
      marks: shipment.marks,
      sources,
      container_ids: then.shipment.container_ids.filter((id) => containers.has(id)),
    } as ServedShipment,
    containers,
    meta: await metaOf(call, journey, moment),
  }
}

const NO_EVENTS: PastEvents = { ids: [], records: [] }

/**
 * The records that existed at a moment. A source may have reported before the account requested tracking, but the
 * account was served nothing before its records existed.
 */
const recordsAt = ({ shipment, containers }: StoredRecords, ms: number): StoredRecords | null => {
  const isThere = ({ created_at }: { created_at: unknown }) => Date.parse(String(created_at)) <= ms
  return isThere(shipment) ? { shipment, containers: containers.filter(isThere) } : null
}

interface Stamped {
  id: string
  created_at: unknown
  updated_at: unknown
}

interface Beside {
  /** When the tracking of its shipment had stopped; null if it had not. */
  stoppedAt: ServedShipment['line_tracking_stopped_at']
  sources: PolledSource[]
  /** Newest first. */
  eventIds: readonly string[]
  raw: readonly ServedRawEvent[]
  updatedAt: unknown
}

const rowThen = (
  row: StoredContainer,
  projected: ProjectedContainer,
  { stoppedAt, sources, eventIds, raw, updatedAt }: Beside,
) =>
  ({
    ...row,
    ...projected.fields,
    ...unkept,
    updated_at: updatedAt,
    line_tracking_stopped_at: stoppedAt,
    marks: projected.marks,
    sources,
    shipment_last_tracking_request_at: null,
    transport_event_ids: eventIds.toReversed(),
    raw_event_ids: raw.map(({ id }) => id),
  }) as unknown as ServedContainer

/** When sources were polled is not kept for long. */
const unkept = { line_tracking_last_attempted_at: null, line_tracking_last_succeeded_at: null }

/** The sources on which the record was based. */
const sourcesThen = ({ claims, loaded: { checks }, nowMs }: PastJourney): PolledSource[] => {
  const reporting = new Set([...claims.values()].map(checkOf))
  return checks
    .filter(({ check_id }) => reporting.has(check_id))
    .toSorted(asServed)
    .map(({ check_id, source_id, subject_kind, subject_number }) => ({
      ...{ check_id, source_id, ...unkeptOfSource },
      // As if it had just answered, because whether it was late then is not known.
      ...{ said_at: formatInstant(nowMs), now: formatInstant(nowMs) },
      container: subject_kind === 'container' ? subject_number : null,
    }))
}

/** The order of the present (records/freshness/queries.ts): by source, not by a text in which one id begins another. */
const asServed = (a: SubscribedCheck, b: SubscribedCheck): number =>
  a.source_id === b.source_id ? (a.check_id < b.check_id ? -1 : 1) : a.source_id < b.source_id ? -1 : 1

const unkeptOfSource = {
  is_past: true,
  outcome: null,
  asked_at: null,
  answered_at: null,
  due_at: null,
  every_s: null,
  wanted_s: null,
  paused: false,
  pushes: false,
  silent_since: null,
} as const

/** Removes from the account's own records what happened after a moment. */
const untilThen = ({ shipment, containers }: StoredRecords, ms: number): StoredRecords => {
  const isLater = (value: unknown) => typeof value === 'string' && Date.parse(value) > ms
  return {
    shipment: isLater(shipment.line_tracking_stopped_at)
      ? {
          ...shipment,
          line_tracking_stopped_at: null,
          line_tracking_stopped_reason: null,
          line_tracking_stopped_by_user_id: null,
        }
      : shipment,
    containers: containers.map((row) => (isLater(row.delivered_at) ? { ...row, delivered_at: null } : row)),
  }
}

const scopeOf = (
  { accountId, reference }: Call,
  { id, shipment_id }: StoredContainer,
  { nowMs, isInSandbox }: PastJourney,
): EventScope => ({
  accountId,
  containerId: id,
  shipmentId: shipment_id,
  vesselId: lookupsOf(reference).vesselId,
  nowMs,
  isInSandbox,
})

const metaOf = async ({ pool }: Call, { claims }: ReadJourney, moment: Moment): Promise<Past['meta']> => {
  const reports = [...claims.values()].flatMap(({ document, firstReport }) => (document ? [] : [firstReport]))
  const evidence = droppedOf(await findHorizon(pool, 'report_bodies'), reports)
  return { past: momentMeta(moment), ...(evidence ? { evidence } : {}) }
}
