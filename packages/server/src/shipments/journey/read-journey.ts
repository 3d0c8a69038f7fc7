import type { ComparedInput } from '@boxtrail/engine/contradictions/contradictions'
import { projectJourneys } from '@boxtrail/engine/project/project'
import type { SourcedClaim } from '@boxtrail/engine/project/types/projection'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import type { Reference } from '@boxtrail/reference/reference'
import type { Call } from '../../context.ts'
import type { ServedContainer } from '../../records/containers/queries.ts'
import { lookupsOf } from '../../reference/lookups-of.ts'
import type { Asked } from '../../tracking/projection/advance/asked-until.ts'
import { inputOf } from '../../tracking/projection/advance/input.ts'
import { loadReported, type ReportedJourney } from '../../tracking/projection/load/load.ts'
import { claimsKnownAt } from './known-claims.ts'
import { findJourneyOfShipment } from './queries.ts'

const WITHIN_SECOND_MS = 999

/**
 * Until when reports are part of the record of a shipment whose tracking stopped. A time to the second, as the log has
 * it, means the whole second.
 */
export const lastReportsMs = (stoppedMs: number): number =>
  stoppedMs % 1_000 === 0 ? stoppedMs + WITHIN_SECOND_MS : stoppedMs

export interface ReadJourney extends ReturnType<typeof projectJourneys> {
  input: ComparedInput
  claims: ReadonlyMap<string, SourcedClaim>
  nowMs: number
  stoppedMs: number | null
}

export const readJourney = async (call: Call, shipmentId: string, container?: ServedContainer): Promise<ReadJourney> =>
  journeyIn(call, await loadJourney(call, shipmentId), container)

/** What a journey is computed from, until its tracking stopped. */
export interface LoadedJourney {
  reported: ReportedJourney
  stoppedMs: number | null
  /** What is known today, including what came after its tracking stopped. */
  today: ReportedJourney
}

export const loadJourney = async (call: Call, shipmentId: string): Promise<LoadedJourney> => {
  const { pool, accountId, registry, reference } = call
  const journey = (await findJourneyOfShipment(pool, accountId, shipmentId))!
  const [reported] = await loadReported(pool, [journey], { registry, lookups: lookupsOf(reference) })
  const stoppedMs = journey.line_tracking_stopped_at?.getTime() ?? null
  const today = reported!
  if (stoppedMs === null) return { reported: today, stoppedMs, today }
  const untilMs = lastReportsMs(stoppedMs)
  const claims = await claimsKnownAt(call, today, untilMs)
  const documents = today.documents.filter(({ receivedMs }) => receivedMs <= untilMs)
  return { reported: { ...today, claims, documents }, stoppedMs, today }
}

/** The journey with all of its containers, or with one of them only. */
export const journeyIn = (
  { reference }: Call,
  { reported, stoppedMs }: Omit<LoadedJourney, 'today'>,
  container?: ServedContainer,
): ReadJourney => {
  const input = {
    ...inputToRead(reported, container ? [container] : [], reference),
    ...(container ? { only: container.number } : {}),
  }
  return asRead(projectJourneys(input), input, stoppedMs)
}

/** The input of the projection of a journey that is only read, and not compared with what is stored. */
export const inputToRead = (
  loaded: ReportedJourney,
  containers: readonly Delivered[],
  reference: Reference,
  asked?: Pick<Asked, 'askedUntilMs' | 'isPaused'>,
): ComparedInput => ({
  ...inputOf(
    { ...loaded, otherBills: new Map(), stored: { shipment: null, containers: new Map() } },
    lookupsOf(reference),
    asked,
  ),
  delivered: deliveredOf(containers),
})

export const asRead = (
  projected: ReturnType<typeof projectJourneys>,
  input: ComparedInput,
  stoppedMs: number | null,
): ReadJourney => ({
  ...projected,
  input,
  claims: new Map(input.claims.map((claim) => [claim.id, claim])),
  nowMs: input.nowMs,
  stoppedMs,
})

type Delivered = Pick<ServedContainer, 'number' | 'delivered_at'>

/** When containers were delivered according to the account, in ms, by their numbers. */
const deliveredOf = (containers: readonly Delivered[]): Map<string, number> =>
  new Map(
    containers.flatMap(({ number, delivered_at }): [string, number][] => {
      const at = wireTime(delivered_at)
      return at === null ? [] : [[number, Date.parse(at)]]
    }),
  )

/** Converts times of a row that was read as JSON, in which PostgreSQL writes the offset, to wire form. */
export const inWireForm = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && value.endsWith('+00:00') ? wireTime(value) : value,
    ]),
  )
