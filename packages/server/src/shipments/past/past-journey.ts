import { projectWithExpected } from '@boxtrail/engine/expected/project-with-expected'
import { claimsTrueAt } from '@boxtrail/engine/past/claims-true-at'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import type { Call } from '../../context.ts'
import { lookupsOf } from '../../reference/lookups-of.ts'
import { loadReported, type ReportedJourney } from '../../tracking/projection/load.ts'
import { claimsKnownAt } from '../journey/known-claims.ts'
import { findJourney } from '../journey/queries.ts'
import { asRead, inputToRead, type ReadJourney, WITHIN_SECOND_MS } from '../journey/read-journey.ts'
import { clockOf, type Moment, rejectFuture } from './moment.ts'
import type { StoredRecords, StoredShipment } from './stored-records.ts'

/** What a journey follows from, at whatever moment. */
export type LoadedPast = ReportedJourney & { journey: { sandbox: boolean } }

export interface PastJourney extends ReadJourney {
  id: string
  loaded: LoadedPast
  /** Its clock is that of the account's sandbox. */
  isInSandbox: boolean
}

export const loadPast = async (
  { pool, accountId, registry }: Call,
  { shipment }: Pick<StoredRecords, 'shipment'>,
): Promise<LoadedPast> => {
  const journey = (await findJourney(pool, accountId, shipment.journey_id))!
  const [loaded] = await loadReported(pool, [journey], registry.describe)
  return { ...loaded!, journey }
}

/**
 * A journey as it was projected at a moment, or would have been with what is known now. `known` is the shipment as far as
 * it is known, whose tracking may have stopped after the moment; `only` the number of the one container that is projected.
 */
export const pastJourneyIn = async (
  call: Call,
  loaded: LoadedPast,
  { shipment, containers }: StoredRecords,
  moment: Moment,
  { known, only }: { known: StoredShipment; only?: string | undefined },
): Promise<PastJourney> => {
  const { reference } = call
  const { journey } = loaded
  rejectFuture(moment, journey.now.getTime())
  const { asOfMs } = moment
  const untilMs = lastKnownMs(moment, known)
  const claims = untilMs === null ? loaded.claims : await claimsKnownAt(call, loaded, untilMs)
  const stoppedMs = msOf(shipment.line_tracking_stopped_at)
  const so = asOfMs === null ? claims : claimsTrueAt(claims, asOfMs, lookupsOf(reference).resolvePlace)
  const nowMs = Math.min(clockOf(moment), stoppedMs ?? Number.POSITIVE_INFINITY)
  const at = { ...journey, now: new Date(nowMs), state: { ...journey.state, resumed: undefined } }
  const input = {
    ...inputToRead({ ...loaded, journey: at, claims: so }, containers, reference),
    ...(only === undefined ? {} : { only }),
  }
  return {
    ...asRead(projectWithExpected(input), input, stoppedMs),
    id: journey.id,
    loaded,
    isInSandbox: journey.sandbox,
  }
}

/** Nothing that came after tracking stopped is known, although others may still follow the same source. Null: all is. */
const lastKnownMs = ({ knownAtMs }: Moment, { line_tracking_stopped_at: stoppedAt }: StoredShipment): number | null => {
  const stoppedMs = msOf(stoppedAt)
  const limits = [knownAtMs, stoppedMs && stoppedMs + WITHIN_SECOND_MS].filter((ms) => ms !== null)
  return limits.length > 0 ? Math.min(...limits) : null
}

const msOf = (value: unknown): number | null => {
  const time = wireTime(value)
  return time === null ? null : Date.parse(time)
}
