import type { Schemas } from '@boxtrail/contracts'
import { carriedHolds, departureBy, isStillHeld } from './carried-holds.ts'
import type { ContainerJourney } from './container-journey.ts'
import { isEarlier } from './possible-order.ts'
import type { FactClaim, MilestoneClaim, Visit } from './projection.ts'
import { holdUpdateOf } from './settle-holds.ts'

type Flag = Schemas['Flag']
type Given = Pick<ContainerJourney, 'number' | 'happened' | 'route' | 'pickup' | 'facts'>

/**
 * Flags contradictions at the gate where a container leaves for its receiver: both statements stay, and the flag names
 * who makes each.
 */
export const gateFlags = (journey: Given): Flag[] => {
  const out = journey.happened.findLast(({ set }) => isPickup(set))
  if (!out) return []
  return [...outOfOrder(out, journey), ...stillThere(out, journey), ...withHold(out, journey)]
}

const isPickup = ({ statement: { kind, laden, mode } }: MilestoneClaim) =>
  kind === 'gate_out' && laden !== false && mode !== 'rail'

/** The container leaves before it is discharged, or comes back empty before it leaves. */
const outOfOrder = (out: Visit, { happened, route }: Given): Flag[] => {
  const isLanding = ({ set }: Visit) =>
    set.statement.kind === 'discharge' && set.place.key === out.set.place.key && route.roleOf(set) !== 'pol'
  const isReturn = ({ set }: Visit) => set.statement.kind === 'gate_in' && set.statement.laden === false
  const landed = happened.filter(isLanding)
  // If a container is discharged twice, one discharge was before.
  const late = landed.every(({ set }) => isEarlier(out.set, set)) ? landed.slice(-1) : []
  const early = happened.filter((visit) => isReturn(visit) && isEarlier(visit.set, out.set)).slice(-1)
  return [
    ...late.map((visit) => flagOf('impossible_order', out.set, `is reported before ${wordsOf(visit.set)}`)),
    ...early.map((visit) => flagOf('impossible_order', visit.set, `is reported before ${wordsOf(out.set)}`)),
  ]
}

/** Facts that a terminal reports only about a container that it has. */
const showsPresence = ({ statement: { field, value } }: FactClaim) =>
  (field === 'location_at_pod_terminal' && value !== null) || (field === 'available_for_pickup' && value === true)

/** The line reports the pickup, and its terminal has since reported that the container is there. */
const stillThere = (out: Visit, { pickup, number }: Given): Flag[] => {
  if ([out.set, ...out.outranked].some(({ claim }) => claim.source.kind !== 'line')) return []
  const has = pickup.facts.find(
    (fact) =>
      fact.statement.container === number &&
      fact.claim.source.kind === 'terminal' &&
      fact.claim.closedMs === null &&
      fact.claim.lastSeenMs === null &&
      fact.claim.latestReportedMs > out.set.time.ms &&
      fact.place?.key === out.set.place.key &&
      showsPresence(fact),
  )
  if (!has) return []
  const { source } = has.claim
  return [
    flagOf(
      'contradicted',
      out.set,
      `is reported, and ${source.name ?? source.id} reports ${has.statement.field.replaceAll('_', ' ')} there since`,
    ),
  ]
}

/** Customs hold the container according to its terminal: it may have left for an exam. */
const withHold = (out: Visit, { pickup, facts, number, route }: Given): Flag[] => {
  const held = carriedHolds(facts, number, departureBy(out, route)).filter(({ claim }) => claim.closedMs === null)
  const changes = facts.filter(({ statement, claim }) => statement.field === 'hold' && claim.closedMs === null)
  if (!isStillHeld(held, [...changes.map(holdUpdateOf), ...pickup.holdUpdates])) return []
  const { source } = held[0]!.claim
  return [
    flagOf(
      'contradicted',
      out.set,
      `is reported while ${source.name ?? source.id} reports a customs hold: it may have left for an exam`,
    ),
  ]
}

const wordsOf = ({ statement, place, claim: { source } }: MilestoneClaim) =>
  `${statement.laden === false ? 'empty ' : ''}${statement.kind.replace('_', ' ')} at ${place.locode ?? place.name ?? 'an unknown place'} on ${statement.time.at} by ${source.name ?? source.id}`

const flagOf = (code: 'impossible_order' | 'contradicted', milestone: MilestoneClaim, what: string): Flag => ({
  code,
  detail: `${wordsOf(milestone)} ${what}`,
  source: milestone.claim.source.id,
})
