import type { GatheredClaims } from '../milestones/milestones.ts'
import type { FactClaim, MilestoneClaim, SourcedClaim } from '../types/projection.ts'
import { type ByContainer, byContainer } from './by-container.ts'
import { milestonesByContainer } from './milestones-of-container.ts'
import { type Unreported, withoutLaterCalls } from './unreported-containers.ts'

/** What is stated about a bill, for each of its containers. */
export interface ReadBill {
  claims: ByContainer<SourcedClaim>
  facts: ByContainer<FactClaim>
  milestonesOf: (number: string) => readonly MilestoneClaim[]
  unreported: ReadonlyMap<string, Unreported>
}

export const readBill = (
  claims: readonly SourcedClaim[],
  { milestones, facts }: Pick<GatheredClaims, 'milestones' | 'facts'>,
  unreported: ReadonlyMap<string, Unreported>,
): ReadBill => {
  /** Containers that the same response first left out have the same calls. */
  const known = new Map<number | undefined, ReturnType<typeof milestonesByContainer>>()
  const milestonesOf = (number: string) => {
    const gone = unreported.get(number)
    const found =
      known.get(gone?.sinceMs) ?? milestonesByContainer(gone ? withoutLaterCalls(milestones, gone) : milestones)
    known.set(gone?.sinceMs, found)
    return found(number)
  }
  return { claims: byContainer(claims), facts: byContainer(facts), milestonesOf, unreported }
}
