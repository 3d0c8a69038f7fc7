import { endOfTime } from '../charges/days.ts'
import { rankOfClassifier } from '../policy.ts'
import type { MilestoneClaim, Visit } from '../project/types/projection.ts'

/**
 * The estimate that ends last among the one that is served and those that other sources have stated since: a milestone
 * is not overdue while a later statement leaves it time. An estimate that is only repeated was not stated again.
 */
export const latestEstimate = ({ set, outranked }: Visit): MilestoneClaim =>
  outranked
    .filter((one) => isStatedSince(one, set))
    .reduce((last, one) => (endOfTime(one.time) > endOfTime(last.time) ? one : last), set)

const isStatedSince = (one: MilestoneClaim, served: MilestoneClaim): boolean =>
  one.claim.firstSeenMs >= served.claim.firstSeenMs &&
  rankOfClassifier(one.statement.classifier) <= rankOfClassifier(served.statement.classifier)
