import { onlyFrom, type SourceKind } from '../../policy.ts'
import type { Kind } from '../../statement.ts'
import { expectedVisits } from '../milestones/visits.ts'
import type { MilestoneClaim, Visit } from '../types/projection.ts'
import type { Route } from './container-route.ts'
import { inlandArrival, inlandEstimate } from './transport-events.ts'

/** The arrival at the inland destination as one party reports it. */
export interface InlandLeg {
  arrived: Visit | undefined
  estimate: Visit | undefined
}

/**
 * The line and the railway each report the arrival inland, in separate attributes. An estimate of one is not overtaken
 * by the arrival that the other reports.
 */
export const inlandLegs = (journey: Journey): { railway: InlandLeg; line: InlandLeg } => ({
  railway: legOf(onlyFrom.ind_ata_at, journey),
  line: legOf(onlyFrom.destination_ata_at, journey),
})

interface Journey {
  milestones: readonly MilestoneClaim[]
  happened: readonly Visit[]
  route: Route
}

const legOf = (party: SourceKind, { milestones, happened, route }: Journey): InlandLeg => {
  if (!route.destination) return { arrived: undefined, estimate: undefined }
  const isOwn = (milestone: MilestoneClaim) => milestone.claim.source.kind === party
  const reported = happened.flatMap((visit) => ownVisit(visit, isOwn))
  const arrived = inlandArrival(reported, route)
  if (arrived || happened.some(({ set }) => isAt(set, ['gate_out'], route))) return { arrived, estimate: undefined }
  const before = happened.filter(({ set }) => !isAt(set, ['arrive', 'discharge', 'gate_in'], route))
  return {
    arrived,
    estimate: inlandEstimate(expectedVisits(milestones.filter(isOwn), before), route),
  }
}

/** The visit with only the party's own reports, its strongest statement first. */
const ownVisit = ({ key, set, outranked }: Visit, isOwn: (milestone: MilestoneClaim) => boolean): Visit[] => {
  const [own, ...others] = [set, ...outranked].filter(isOwn)
  return own ? [{ key, set: own, outranked: others }] : []
}

const isAt = (milestone: MilestoneClaim, kinds: readonly Kind[], route: Route): boolean =>
  route.roleOf(milestone) === 'destination' && kinds.includes(milestone.statement.kind)
