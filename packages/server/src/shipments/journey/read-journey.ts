import { claimsAt } from '@boxtrail/engine/past/claims-at'
import { projectJourneys } from '@boxtrail/engine/project/project'
import type { ProjectionInput, SourcedClaim } from '@boxtrail/engine/project/projection'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import type { Call } from '../../context.ts'
import type { ServedContainer } from '../../records/containers/queries.ts'
import { lookupsOf } from '../../reference/lookups-of.ts'
import { inputOf } from '../../tracking/projection/advance.ts'
import { loadReported } from '../../tracking/projection/load.ts'
import { findJourneyOfShipment } from './queries.ts'

/** Stamps are to the second, claims are not. */
export const WITHIN_SECOND_MS = 999

export interface ReadJourney extends ReturnType<typeof projectJourneys> {
  input: ProjectionInput
  claims: ReadonlyMap<string, SourcedClaim>
  nowMs: number
  stoppedMs: number | null
}

export const readJourney = async (
  call: Call,
  shipmentId: string,
  container?: ServedContainer,
): Promise<ReadJourney> => {
  const { pool, accountId, registry, reference } = call
  const journey = (await findJourneyOfShipment(pool, accountId, shipmentId))!
  const [loaded] = await loadReported(pool, [journey], registry.describe)
  const stoppedAt = journey.line_tracking_stopped_at
  const claims = stoppedAt === null ? loaded!.claims : claimsAt(loaded!.claims, stoppedAt.getTime() + WITHIN_SECOND_MS)
  const reported = { ...loaded!, claims, stored: { shipment: null, containers: new Map() } }
  const input = {
    ...inputOf(reported, lookupsOf(reference)),
    delivered: deliveredOf(container ? [container] : []),
    ...(container ? { only: container.number } : {}),
  }
  return {
    ...projectJourneys(input),
    input,
    claims: new Map(claims.map((claim) => [claim.id, claim])),
    nowMs: input.nowMs,
    stoppedMs: stoppedAt?.getTime() ?? null,
  }
}

/** When the account says that containers were delivered, in ms, by their numbers. */
export const deliveredOf = (containers: readonly ServedContainer[]): Map<string, number> =>
  new Map(
    containers.flatMap(({ number, delivered_at }): [string, number][] => {
      const at = wireTime(delivered_at)
      return at === null ? [] : [[number, Date.parse(at)]]
    }),
  )

/** Rows are read as JSON, in which PostgreSQL writes the offset. */
export const inWireForm = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && value.endsWith('+00:00') ? wireTime(value) : value,
    ]),
  )
