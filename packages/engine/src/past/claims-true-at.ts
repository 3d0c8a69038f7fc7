import type { ContainerJourney } from '../project/fields/container-journey.ts'
import type { ResolvePlace, SourcedClaim } from '../project/types/projection.ts'
import { happenedMs } from '../provenance/source-text.ts'
import { claimsAt } from './claims-at.ts'

/**
 * The known claims about the situation at a moment: what had happened by then, whenever it was reported, unless it was
 * withdrawn since; and what sources expected and stated about holds, fees and the like at that moment. `journeys` are
 * what all claims amount to: the source that counts decides when something happened, and what belongs to another
 * journey of a container is left out.
 */
export const claimsTrueAt = (
  claims: readonly SourcedClaim[],
  ms: number,
  resolvePlace: ResolvePlace,
  journeys: readonly ReadJourney[] = [],
): SourcedClaim[] => {
  const hasHappened = (claim: SourcedClaim) => happened(claim, resolvePlace) <= ms
  const isElse = elsewhere(journeys, ms)
  return [
    ...claims.filter((claim) => isActual(claim) && claim.closedMs === null && hasHappened(claim) && !isElse(claim)),
    ...claimsAt(
      claims.filter((claim) => !isActual(claim)),
      ms,
    ),
  ]
}

/**
 * The parts of a container's journey that say when things happened; `isOfBill`: no other journey of the container is
 * meant.
 */
export type ReadJourney = Pick<ContainerJourney, 'number' | 'happened' | 'reported' | 'ofOthers'> & {
  isOfBill: boolean
}

/**
 * Finds claims about something that happened later, by the source that counts and the known order of a day, or in
 * another journey.
 */
const elsewhere = (journeys: readonly ReadJourney[], ms: number): ((claim: SourcedClaim) => boolean) => {
  const visits = journeys.flatMap(({ happened }) => happened)
  const [so, later] = [true, false].map(
    (wanted) =>
      new Set(
        visits
          .filter(({ set }) => set.time.ms <= ms === wanted)
          .flatMap(({ set, outranked }) => [set, ...outranked].map(({ claim }) => claim.id)),
      ),
  ) as [Set<string>, Set<string>]
  const own = new Map(
    journeys
      .filter(({ isOfBill }) => isOfBill)
      .map(({ number, reported, ofOthers }) => [
        number,
        new Set([...reported, ...ofOthers].map(({ claim }) => claim.id)),
      ]),
  )
  // A claim that names no container is about those that travel together.
  const ofAny = own.size === 0 ? undefined : new Set([...own.values()].flatMap((ids) => [...ids]))
  return ({ id, statement: { container } }) =>
    (later.has(id) && !so.has(id)) || (container === null ? ofAny : own.get(container))?.has(id) === false
}

const isActual = ({ statement }: SourcedClaim): boolean =>
  statement.says === 'milestone' && statement.classifier === 'actual'

const happened = ({ statement, source }: SourcedClaim, resolvePlace: ResolvePlace): number =>
  happenedMs(statement, source, resolvePlace)!
