import type { ResolvePlace, SourcedClaim } from '../project/projection.ts'
import { happenedMs } from '../provenance/source-text.ts'
import { claimsAt } from './claims-at.ts'

/**
 * The claims about what was so at a moment, of those that are known: what had happened by then, whenever it was reported,
 * as far as it still stands; and what sources expected and said of holds, fees and the like at that moment.
 */
export const claimsTrueAt = (
  claims: readonly SourcedClaim[],
  ms: number,
  resolvePlace: ResolvePlace,
): SourcedClaim[] => [
  ...claims.filter((claim) => isActual(claim) && claim.closedMs === null && happened(claim, resolvePlace) <= ms),
  ...claimsAt(
    claims.filter((claim) => !isActual(claim)),
    ms,
  ),
]

const isActual = ({ statement }: SourcedClaim): boolean =>
  statement.says === 'milestone' && statement.classifier === 'actual'

const happened = ({ statement, source }: SourcedClaim, resolvePlace: ResolvePlace): number =>
  happenedMs(statement, source, resolvePlace)!
