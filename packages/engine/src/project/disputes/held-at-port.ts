import { claimantOf, hasHappened, isHolding } from '../custody/custody.ts'
import type { FactClaim, MilestoneClaim } from '../types/projection.ts'
import type { Circumstances } from './dispute.ts'
import { terminalOf } from './foreign-milestones.ts'
import type { LineRoute } from './line-route.ts'

/**
 * Whether the terminal of the port of discharge has a hold on the container that it has not lifted by then, and has not
 * let the container leave.
 */
export const isHeldAtPort = (
  { time: { ms } }: MilestoneClaim,
  { counted, milestones, facts }: Circumstances,
  { pod }: LineRoute,
): boolean => {
  const holder = terminalOf(pod.key, milestones, facts)
  if (holder === null || counted.some((milestone) => leaves(milestone, pod.key) && milestone.time.ms <= ms))
    return false
  const own = facts.filter(
    ({ claim, place }) => claim.source.kind === 'terminal' && claimantOf(claim, place) === holder,
  )
  if (!own.some((fact) => fact.claim.closedMs === null && isHolding(fact.statement))) return false
  const then = own.filter(({ claim }) => claim.firstSeenMs <= ms && (claim.closedMs ?? Number.POSITIVE_INFINITY) > ms)
  return then.some(({ statement }) => isHolding(statement)) || !then.some(releases)
}

/** Whether the terminal or the line reports that the container left the port. */
const leaves = (milestone: MilestoneClaim, port: string): boolean =>
  hasHappened(milestone) &&
  milestone.claim.source.kind !== 'rail' &&
  milestone.place.key === port &&
  milestone.statement.laden !== false &&
  (milestone.statement.kind === 'gate_out' ||
    (milestone.statement.mode === 'rail' && ['load', 'depart'].includes(milestone.statement.kind)))

const releases = ({ statement: { field, value } }: FactClaim): boolean =>
  field === 'holds' ? Array.isArray(value) && value.length === 0 : field === 'available_for_pickup' && value === true
