import { claimantOf, isHappened, isHolding } from './custody.ts'
import type { Circumstances } from './dispute.ts'
import { terminalOf } from './foreign-milestones.ts'
import type { LineRoute } from './line-route.ts'
import type { Act, FactClaim } from './projection.ts'

/** The terminal of the port of discharge has a hold on it, and has neither lifted it by then nor let it go. */
export const isHeldAtPort = (
  { time: { ms } }: Act,
  { counted, acts, facts }: Circumstances,
  { pod }: LineRoute,
): boolean => {
  const has = terminalOf(pod.key, acts, facts)
  if (has === null || counted.some((act) => leaves(act, pod.key) && act.time.ms <= ms)) return false
  const own = facts.filter(({ claim, place }) => claim.source.kind === 'terminal' && claimantOf(claim, place) === has)
  if (!own.some((fact) => fact.claim.closedMs === null && isHolding(fact.statement))) return false
  const then = own.filter(({ claim }) => claim.firstSeenMs <= ms && (claim.closedMs ?? Number.POSITIVE_INFINITY) > ms)
  return then.some(({ statement }) => isHolding(statement)) || !then.some(releases)
}

/** The terminal or the line reports that it left the port. */
const leaves = (act: Act, port: string): boolean =>
  isHappened(act) &&
  act.claim.source.kind !== 'rail' &&
  act.place.key === port &&
  act.statement.laden !== false &&
  (act.statement.kind === 'gate_out' ||
    (act.statement.mode === 'rail' && ['load', 'depart'].includes(act.statement.kind)))

const releases = ({ statement: { field, value } }: FactClaim): boolean =>
  field === 'holds' ? Array.isArray(value) && value.length === 0 : field === 'available_for_pickup' && value === true
