import { projectWithExpected } from '@boxtrail/engine/expected/project-with-expected'
import { claimsTrueAt } from '@boxtrail/engine/past/claims-true-at'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import type { Call } from '../../context.ts'
import { lookupsOf } from '../../reference/lookups-of.ts'
import { loadReported, type SubscribedCheck } from '../../tracking/projection/load.ts'
import { claimsKnownAt } from '../journey/known-claims.ts'
import { findJourney } from '../journey/queries.ts'
import { asRead, inputToRead, type ReadJourney, WITHIN_SECOND_MS } from '../journey/read-journey.ts'
import { clockOf, type Moment, rejectFuture } from './moment.ts'
import type { StoredRecords, StoredShipment } from './stored-records.ts'

export interface PastJourney extends ReadJourney {
  id: string
  checks: readonly SubscribedCheck[]
  /** Its clock is that of the account's sandbox. */
  isInSandbox: boolean
}

/**
 * A journey as it was projected at a moment, or would have been with what is known now. `known` is the shipment as far as
 * it is known, whose tracking may have stopped after the moment; `only` the number of the one container that is projected.
 */
export const readPastJourney = async (
  call: Call,
  { shipment, containers }: StoredRecords,
  moment: Moment,
  { known, only }: { known: StoredShipment; only?: string | undefined },
): Promise<PastJourney> => {
  const { pool, accountId, registry, reference } = call
  const journey = (await findJourney(pool, accountId, shipment.journey_id))!
  rejectFuture(moment, journey.now.getTime())
  const [loaded] = await loadReported(pool, [journey], registry.describe)
  const { asOfMs } = moment
  const untilMs = lastKnownMs(moment, known)
  const claims = untilMs === null ? loaded!.claims : await claimsKnownAt(call, loaded!, untilMs)
  const stoppedMs = msOf(shipment.line_tracking_stopped_at)
  const so = asOfMs === null ? claims : claimsTrueAt(claims, asOfMs, lookupsOf(reference).resolvePlace)
  const nowMs = Math.min(clockOf(moment), stoppedMs ?? Number.POSITIVE_INFINITY)
  const at = { ...journey, now: new Date(nowMs), state: { ...journey.state, resumed: undefined } }
  const input = {
    ...inputToRead({ ...loaded!, journey: at, claims: so }, containers, reference),
    ...(only === undefined ? {} : { only }),
  }
  return {
    ...asRead(projectWithExpected(input), input, stoppedMs),
    id: journey.id,
    checks: loaded!.checks,
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
