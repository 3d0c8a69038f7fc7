import { sourceInWords } from '../../wording.ts'
import { claimantOf, custodianAt } from '../custody/custody.ts'
import { isEmptyReturn } from '../custody/gates.ts'
import { isOfContainer } from '../facts/terminal-facts.ts'
import type { ContainerJourney } from '../fields/container-journey.ts'
import { beside, movedWhen } from '../milestones/move-in-words.ts'
import { isEarlier } from '../milestones/possible-order.ts'
import { carriedHolds, departureBy, isStillHeld } from '../pickup/holds/carried-holds.ts'
import type { HoldUpdate } from '../pickup/holds/hold-update.ts'
import { holdUpdateOf } from '../pickup/holds/stated-updates.ts'
import type { FactClaim, MilestoneClaim, SourcedClaim, Visit } from '../types/projection.ts'
import { type Flag, flagOf } from './flag.ts'

type Given = Pick<ContainerJourney, 'number' | 'happened' | 'route' | 'pickup' | 'facts' | 'milestones'>

/**
 * Flags contradictions at the gate where a container leaves for its receiver: both statements stay, and the flag names
 * who makes each.
 */
export const gateFlags = (journey: Given): Flag[] => {
  const out = pickupOf(journey)
  if (!out) return []
  const { landed, returned } = outOfOrder(out, journey)
  const presence = reportedSince(out, journey)
  const held = heldAtPickup(out, journey)
  return [
    ...(landed ? [flagOfMove('impossible_order', out.set, `is reported before ${beside(landed.set, out.set)}`)] : []),
    ...(returned
      ? [flagOfMove('impossible_order', returned.set, `is reported before ${beside(out.set, returned.set)}`)]
      : []),
    ...(presence
      ? [
          flagOfMove(
            'contradicted',
            out.set,
            `is reported, and ${otherThan(out.set, presence.claim)} reports ${presence.statement.field.replaceAll('_', ' ')} there since`,
          ),
        ]
      : []),
    ...(held
      ? [
          flagOfMove(
            'contradicted',
            out.set,
            `is reported while ${otherThan(out.set, held.claim)} reports a customs hold: it may have left for an exam`,
          ),
        ]
      : []),
  ]
}

/** The gate-out by which a container left for its receiver. */
export const pickupOf = ({ happened }: Pick<Given, 'happened'>): Visit | undefined =>
  happened.findLast(({ set }) => isPickup(set))

const isPickup = ({ statement: { kind, laden, mode } }: MilestoneClaim) =>
  kind === 'gate_out' && laden !== false && mode !== 'rail'

/** The discharge that is reported for a later time than the pickup, and the empty return for an earlier one. */
export const outOfOrder = (
  out: Visit,
  { happened, route }: Pick<Given, 'happened' | 'route'>,
): { landed: Visit | undefined; returned: Visit | undefined } => {
  const isLanding = ({ set }: Visit) =>
    set.statement.kind === 'discharge' && set.place.key === out.set.place.key && route.roleOf(set) !== 'pol'
  const landed = happened.filter(isLanding)
  return {
    // If a container is discharged twice, one discharge before the pickup is enough.
    landed: landed.every(({ set }) => isEarlier(out.set, set)) ? landed.at(-1) : undefined,
    returned: happened.findLast(({ set }) => isEmptyReturn(set) && isEarlier(set, out.set)),
  }
}

/** Facts that a terminal reports only about a container that it has. */
const showsPresence = ({ statement: { field, value } }: FactClaim) =>
  (field === 'location_at_pod_terminal' && value !== null) || (field === 'available_for_pickup' && value === true)

/**
 * The fact by which the terminal has reported since the pickup that the container is there, if only the line reports
 * the pickup.
 */
export const reportedSince = (out: Visit, journey: Given): FactClaim | undefined => {
  const { number, happened } = journey
  if ([out.set, ...out.outranked].some(({ claim }) => claim.source.kind !== 'line')) return undefined
  const returned = happened.findLast(({ set }) => isEmptyReturn(set) && set.time.ms >= out.set.time.ms)
  return factsThere(out, journey).find(
    (fact) =>
      // After the return, a terminal that has the container has it for its next journey.
      (returned === undefined || fact.claim.firstSeenMs < returned.set.time.ms) &&
      fact.statement.container === number &&
      fact.claim.source.kind === 'terminal' &&
      fact.claim.closedMs === null &&
      fact.claim.lastSeenMs === null &&
      fact.claim.latestReportedMs > out.set.time.ms &&
      fact.place?.key === out.set.place.key &&
      showsPresence(fact),
  )
}

/**
 * The facts of the terminal that had the container. Once a container is on its way inland, the facts that count are
 * those of its destination and not of the place that it left.
 */
const factsThere = ({ set: { place } }: Visit, { pickup, facts, milestones, number }: Given): readonly FactClaim[] => {
  if (pickup.presence.place?.key === place.key) return pickup.facts
  const own = facts.filter((fact) => isOfContainer(fact, number))
  const holder = custodianAt(place.key, 'terminal', own, milestones)
  return own.filter((fact) => [null, holder].includes(claimantOf(fact.claim, fact.place)))
}

/** The customs hold of the terminal that the container left, if nobody has released it since. */
export const heldAtPickup = (out: Visit, { pickup, facts, number, route }: Given): HoldUpdate | undefined => {
  const held = carriedHolds(facts, number, departureBy(out, route)).filter(({ claim }) => claim.closedMs === null)
  const changes = facts.filter(({ statement, claim }) => statement.field === 'hold' && claim.closedMs === null)
  return isStillHeld(held, [...changes.map((fact) => holdUpdateOf(fact, facts)), ...pickup.holdUpdates])
    ? held.toSorted(byListing)[0]
    : undefined
}

/** Sorts holds so that the first source that lists one counts, whatever the order in which they are read. */
const byListing = (a: HoldUpdate, b: HoldUpdate): number => a.saidMs - b.saidMs || (a.claim.id < b.claim.id ? -1 : 1)

const otherThan = ({ claim }: MilestoneClaim, { source }: SourcedClaim): string =>
  source.id === claim.source.id ? 'the same source' : sourceInWords(source)

const flagOfMove = (code: 'impossible_order' | 'contradicted', move: MilestoneClaim, what: string): Flag =>
  flagOf(code, move.claim, `${movedWhen(move)} ${what}`)
