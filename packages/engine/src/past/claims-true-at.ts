import type { ContainerJourney } from '../project/fields/container-journey.ts'
import type { ResolvePlace, SourcedClaim } from '../project/types/projection.ts'
import { happenedMs } from '../provenance/source-text.ts'
import { claimsAt } from './claims-at.ts'

/**
 * The claims about what was so at a moment, of those that are known: what had happened by then, whenever it was reported,
 * as far as it still stands; and what sources expected and said of holds, fees and the like at that moment. `journeys`: what
 * all of them amount to. Whose word counts of something says when that happened, and what belongs to another journey of a
 * container is left out.
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

/** A journey of a container as far as it says when things happened; `isOfBill`: it is the only one that is meant. */
export type ReadJourney = Pick<ContainerJourney, 'number' | 'happened' | 'reported' | 'ofOthers'> & {
  isOfBill: boolean
}

/**
 * Claims about something that happened later, by the word that counts and what is known of the order of a day, or in another
 * journey.
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
  // What names no container is of those that travel together.
  const ofAny = own.size === 0 ? undefined : new Set([...own.values()].flatMap((ids) => [...ids]))
  return ({ id, statement: { container } }) =>
    (later.has(id) && !so.has(id)) || (container === null ? ofAny : own.get(container))?.has(id) === false
}

const isActual = ({ statement }: SourcedClaim): boolean =>
  statement.says === 'milestone' && statement.classifier === 'actual'

const happened = ({ statement, source }: SourcedClaim, resolvePlace: ResolvePlace): number =>
  happenedMs(statement, source, resolvePlace)!
