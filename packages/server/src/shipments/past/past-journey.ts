import { projectWithExpected } from '@boxtrail/engine/expected/project-with-expected'
import { claimsAt } from '@boxtrail/engine/past/claims-at'
import { claimsTrueAt } from '@boxtrail/engine/past/claims-true-at'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import type { Call } from '../../context.ts'
import type { ServedContainer } from '../../records/containers/queries.ts'
import type { ServedShipment } from '../../records/shipments/queries.ts'
import { lookupsOf } from '../../reference/lookups-of.ts'
import { inputOf } from '../../tracking/projection/advance.ts'
import { loadReported } from '../../tracking/projection/load.ts'
import { findJourneyOfShipment } from '../journey/queries.ts'
import { deliveredOf, type ReadJourney, WITHIN_SECOND_MS } from '../journey/read-journey.ts'
import { claimsKnownAt } from './known-claims.ts'
import { clockOf, type Moment, rejectFuture } from './moment.ts'

export interface PastJourney extends ReadJourney {
  id: string
  /** Its clock is that of the account's sandbox. */
  isInSandbox: boolean
}

/** A journey as it was projected at a moment, or would have been with what is known now. */
export const readPastJourney = async (
  call: Call,
  { shipment, containers }: { shipment: ServedShipment; containers: readonly ServedContainer[] },
  moment: Moment,
): Promise<PastJourney> => {
  const { pool, accountId, registry, reference } = call
  const journey = (await findJourneyOfShipment(pool, accountId, shipment.id))!
  rejectFuture(moment, journey.clock.getTime())
  const [loaded] = await loadReported(pool, [journey], registry.describe)
  const { knownAtMs, asOfMs } = moment
  const { resolvePlace } = lookupsOf(reference)
  const known = knownAtMs === null ? loaded!.claims : await claimsKnownAt(call, loaded!, knownAtMs)
  const stoppedMs = msOf(shipment.line_tracking_stopped_at)
  const followed = stoppedMs === null ? known : claimsAt(known, stoppedMs + WITHIN_SECOND_MS)
  const claims = asOfMs === null ? followed : claimsTrueAt(followed, asOfMs, resolvePlace)
  const nowMs = Math.min(clockOf(moment), stoppedMs ?? Number.POSITIVE_INFINITY)
  const at = { ...journey, now: new Date(nowMs), state: { ...journey.state, resumed: undefined } }
  const reported = { ...loaded!, journey: at, claims, stored: { shipment: null, containers: new Map() } }
  const input = { ...inputOf(reported, lookupsOf(reference)), delivered: deliveredOf(containers) }
  return {
    ...projectWithExpected(input),
    input,
    claims: new Map(claims.map((claim) => [claim.id, claim])),
    nowMs,
    stoppedMs,
    id: journey.id,
    isInSandbox: journey.sandbox,
  }
}

const msOf = (value: unknown): number | null => {
  const time = wireTime(value)
  return time === null ? null : Date.parse(time)
}
