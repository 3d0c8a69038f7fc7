import type { Contradiction } from '@boxtrail/engine/contradictions/contradiction/contradiction'
import type { Lookups } from '@boxtrail/engine/lookups'
import { placeTime } from '@boxtrail/engine/time'
import { checkOf } from '../load/subscribed-checks.ts'
import { placeOf } from './place-of-claim.ts'

/** An estimate that contradicts what another source reports. */
export interface ContradictedEstimate {
  checkId: string
  /** The estimated time. A response after it that still has the estimate no longer contradicts anything. */
  ms: number
}

/** The estimates that are part of a contradiction: it ends when one is repeated although its time has passed. */
export const contradictedEstimates = (
  contradictions: ReadonlyMap<string, readonly Contradiction[]>,
  places: Pick<Lookups, 'resolvePlace'>,
): ContradictedEstimate[] =>
  [...contradictions.values()].flat().flatMap(({ statements }) =>
    statements.flatMap(({ claim }): ContradictedEstimate[] => {
      const { statement } = claim
      const checkId = checkOf(claim)
      const place = placeOf(claim, places)
      if (statement.says === 'fact' || statement.classifier !== 'estimated' || !checkId || !place) return []
      return [{ checkId, ms: placeTime(statement.time, place).ms }]
    }),
  )

/** When the next of these estimates passes, which the next responses are compared with; null if all have. */
export const nextMs = ({ estimates }: { estimates: readonly ContradictedEstimate[] }, nowMs: number): number | null => {
  const ahead = estimates.map(({ ms }) => ms).filter((ms) => ms > nowMs)
  return ahead.length > 0 ? Math.min(...ahead) : null
}
