import { claimantOf, custodianAt, hasHappened } from '../custody/custody.ts'
import { isOfContainer } from '../facts/terminal-facts.ts'
import type { FactClaim, MilestoneClaim, Place, SourcedClaim } from '../types/projection.ts'
import type { Dispute } from './dispute.ts'
import type { LineRoute } from './line-route.ts'

/**
 * Separates the facts about a container from those of facilities that do not have it: a terminal where the line does
 * not land it. What applies wherever the container is (a seal, its weight) is accepted from the facility that has it,
 * and from a railway that moves it.
 */
export const settleFactDisputes = (
  facts: readonly FactClaim[],
  given: Given,
): { counted: readonly FactClaim[]; disputed: readonly FactClaim[] } => {
  const disputed = facts.filter((fact) => isDisputed(fact, facts, given))
  if (disputed.length === 0) return { counted: facts, disputed }
  const isOut = new Set(disputed)
  return { counted: facts.filter((fact) => !isOut.has(fact)), disputed }
}

interface Given {
  /** The milestones that count. */
  milestones: readonly MilestoneClaim[]
  disputes: readonly Dispute[]
  route: LineRoute | null
}

const isDisputed = (fact: FactClaim, facts: readonly FactClaim[], { milestones, disputes, route }: Given): boolean => {
  const { claim, place, statement } = fact
  const { kind } = claim.source
  if ((kind !== 'terminal' && kind !== 'rail') || statement.container === null) return false
  // A fact that names no facility counts if other statements of its source do.
  if (place === null) return disputes.some(({ milestone }) => isOf(claim)(milestone)) && !milestones.some(isOf(claim))
  if (kind === 'terminal' && route !== null && !route.names(place)) return true
  if (isOfContainer(fact, statement.container)) return false
  const by = claimantOf(claim, place)
  if (kind === 'rail')
    return (
      route !== null &&
      !isInlandOf(route, place) &&
      !milestones.some((milestone) => hasHappened(milestone) && claimantOf(milestone.claim, milestone.place) === by)
    )
  const own = facts.filter((other) => other.statement.container === statement.container)
  const holder = custodianAt(place.key, kind, own, milestones)
  return by !== null && holder !== null && holder !== by
}

const isOf =
  ({ source }: SourcedClaim) =>
  (milestone: MilestoneClaim) =>
    milestone.claim.source.id === source.id

const isInlandOf = (route: LineRoute, place: Place | null): boolean =>
  place !== null && route.names(place) && place.key !== route.pod.key && !route.boardsAt(place)
