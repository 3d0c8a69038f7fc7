import { pickupLfdOrder } from '../../policy.ts'
import type { FactField } from '../../statement.ts'
import { placeTime, readTime } from '../../time.ts'
import { canHaveContainer, custodianAt, custodyFilter, isAvailabilityChange } from '../custody/custody.ts'
import type { GateReturn } from '../custody/gate-returns.ts'
import { type Presence, presenceOf } from '../custody/presence.ts'
import { fromFact, fromVisit, type Sourced, sourced, sourcedTime } from '../facts/field-origin.ts'
import { type SettledFact, settleFact } from '../facts/settle-fact.ts'
import { countingFacts, isAt, isOfContainer } from '../facts/terminal-facts.ts'
import type { Route } from '../route/container-route.ts'
import { eventName, nowhere } from '../route/transport-events.ts'
import type { FactClaim, MilestoneClaim, Place, SourcedClaim, TransportEvent, Visit } from '../types/projection.ts'
import { type Availability, availability } from './availability.ts'
import { carriedHolds, findDeparture, releaseUpdates } from './holds/carried-holds.ts'
import type { HoldUpdate } from './holds/hold-update.ts'
import { settleHolds } from './holds/settle-holds.ts'

/** What the facility where a container is, or is bound for, reports about its pickup. */
export interface Pickup {
  presence: Presence
  /** The facts that apply there (terminal-facts.ts). */
  facts: readonly FactClaim[]
  availability: Availability
  /** Holds of the previous terminal, and releases that are reported as events. */
  holdUpdates: readonly HoldUpdate[]
  /** The report that the terminal moved the container to another yard. */
  moved: SettledFact | null
  /** The facilities that report the container at its port and inland, used where no milestone names one. */
  reporting: { atPort: Reporting | null; inland: Reporting | null }
}

interface Given {
  number: string
  happened: readonly Visit[]
  route: Route
}

interface PickupInput extends Given {
  returns: readonly GateReturn[]
  milestones: readonly MilestoneClaim[]
  facts: readonly FactClaim[]
  openedMs: number
}

export const readPickup = ({ number, happened, returns, route, milestones, facts, openedMs }: PickupInput): Pickup => {
  const atPort = presenceOf(happened, route, returns)
  const counted = (presence: Presence) => {
    const there = countingFacts(facts, number, presence, route, openedMs)
    const isFromCustodian = custodyFilter(
      there.filter((fact) => isOfContainer(fact, number)),
      milestones,
      presence,
    )
    const turns = milestones.filter(
      ({ claim, place, ...milestone }) =>
        isAvailabilityChange(milestone) &&
        canHaveContainer(claim, presence) &&
        isAt(place, presence.place, presence.terminal) &&
        isFromCustodian(claim, place),
    )
    return {
      facts: there.filter((fact) => !isOfContainer(fact, number) || isFromCustodian(fact.claim, fact.place)),
      turns,
    }
  }
  const offDockMove = settleFact(counted(atPort).facts, 'off_dock_to', number)
  const moved = offDockMove?.set.names ? offDockMove : null
  const presence = moved ? offDock(atPort, moved) : atPort
  const { facts: counting, turns } = counted(presence)
  const departure = moved
    ? { from: atPort, reportedMs: moved.set.claim.firstSeenMs }
    : findDeparture(presence, { happened, returns, route })
  const carried = departure ? carriedHolds(facts, number, departure) : []
  return {
    presence,
    facts: counting,
    holdUpdates: [...carried, ...releaseUpdates(milestones, carried.length > 0 || presence.left !== null)],
    availability: availability(turns, ofContainer(counting, number), presence),
    moved,
    reporting: {
      atPort: findReportingFacility(route.pod, number, facts, milestones),
      inland: findReportingFacility(route.destination, number, facts, milestones),
    },
  }
}

interface Reporting {
  terminal: NonNullable<Place['terminal']>
  claim: SourcedClaim
}

/**
 * The terminal that has the container at a place according to its own reports, discharged or not; otherwise the ramp.
 */
const findReportingFacility = (
  place: Place | null,
  number: string,
  facts: readonly FactClaim[],
  milestones: readonly MilestoneClaim[],
): Reporting | null => {
  if (place === null) return null
  const own = facts.filter((fact) => isOfContainer(fact, number))
  const custodian = custodianAt(place.key, 'terminal', own, milestones)
  const isReporting = ({ claim, place: where }: { claim: SourcedClaim; place: Place | null }) =>
    claim.closedBecause !== 'withdrawn' &&
    where?.key === place.key &&
    where.terminal !== null &&
    (claim.source.kind === 'rail'
      ? where.terminal.kind === 'rail_terminal'
      : claim.source.kind === 'terminal' && where.terminal.id === custodian)
  const found = [...own, ...milestones]
    .filter(isReporting)
    .toSorted(
      (a, b) =>
        Number(a.claim.source.kind === 'rail') - Number(b.claim.source.kind === 'rail') ||
        compare(a.claim.id, b.claim.id),
    )
  const [first] = found
  return first ? { terminal: first.place!.terminal!, claim: first.claim } : null
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** Once the container was moved, the yard is the facility that counts. */
const offDock = (presence: Presence, { set }: SettledFact): Presence => ({
  ...presence,
  place: set.names,
  terminal: set.names?.terminal ?? null,
  sinceMs: set.claim.firstSeenMs,
})

const ofContainer = (facts: readonly FactClaim[], number: string) =>
  facts.filter(({ statement }) => statement.container === number)

/** Holds, fees, last free days, appointment, yard place, availability. */
export const pickupFields = ({ number, route, happened, pickup }: Given & { pickup: Pickup }) => {
  const { presence, facts } = pickup
  const leftMs = presence.left?.set.time.ms ?? null
  const settled = <Field extends FactField>(field: Field) => settleFact(facts, field, number, leftMs)
  const text = (field: 'location_at_pod_terminal' | 'chassis_number') => {
    const fact = settled(field)
    return sourced(fact?.value ?? null, fromFact(fact))
  }
  const time = (field: LastFreeDay | 'pickup_appointment_at', place: Place | null) => {
    const fact = settled(field)
    const read = readTime(fact?.value)
    return sourcedTime(read ? placeTime(read, place ?? nowhere) : undefined, fromFact(fact))
  }
  const here = presence.place?.zone ? presence.place : route.pod
  const lastFreeDays = yieldingToFacilities({
    pickup_lfd_line: time('pickup_lfd_line', route.destination ?? route.pod),
    pickup_lfd_terminal: time('pickup_lfd_terminal', here),
    pickup_lfd_rail: time('pickup_lfd_rail', route.destination),
  })
  const coalesced = pickupLfdOrder.find((field) => lastFreeDays[field].value !== null)
  const fees = settled('fees')
  const { available, origin } = availableNow(pickup)
  return {
    ...lastFreeDays,
    pickup_lfd: coalesced ? lastFreeDays[coalesced] : sourced(null, null),
    pickup_appointment_at: time('pickup_appointment_at', here),
    location_at_pod_terminal: text('location_at_pod_terminal'),
    // A terminal may assign a chassis earlier; the container is on it only from its pickup.
    pod_full_out_chassis_number: presence.left ? text('chassis_number') : sourced(null, null),
    holds_at_pod_terminal: settleHolds(facts, number, pickup.holdUpdates),
    fees_at_pod_terminal: sourced(
      (fees?.value ?? []).map(({ type, amount, currency_code }) => ({ type, amount, currency_code })),
      fromFact(fees),
    ),
    available_for_pickup: sourced(available, origin),
    availability_known: sourced(available !== null, origin),
    pod_rail_carrier_scac: railCarrier(facts, number, happened, route, 'pod'),
    ind_rail_carrier_scac: railCarrier(facts, number, happened, route, 'destination'),
  }
}

type LastFreeDay = (typeof pickupLfdOrder)[number]
type LastFreeDays = Record<LastFreeDay, Sourced<string | null>>

/**
 * A day from a document takes the place of the line's, which comes first. If a terminal or railway states a day of its
 * own, the document would prevail over it, so the document is then only named as outranked.
 */
const yieldingToFacilities = (days: LastFreeDays): LastFreeDays => {
  const { pickup_lfd_line: line } = days
  const facility = (['pickup_lfd_terminal', 'pickup_lfd_rail'] as const).find((field) => days[field].value !== null)
  if (facility === undefined || line.origin?.claim.source.kind !== 'document') return days
  const { origin } = days[facility]
  const outranked = [...(origin?.outranked ?? []), line.origin.claim]
  return {
    ...days,
    pickup_lfd_line: sourced(null, null),
    [facility]: { ...days[facility], origin: origin && { ...origin, outranked } },
  }
}

/**
 * A container that has been picked up is no longer available, whatever was last reported. If no source ever stated its
 * availability, that stays unknown.
 */
const availableNow = ({ availability: { now, isKnown, outranked }, presence }: Pickup) => {
  if (presence.left && isKnown) return { available: false, origin: fromVisit(presence.left) }
  if (!now) return { available: null, origin: null }
  return { available: now.available, origin: { claim: now.claim, outranked } }
}

const railEvents = { pod: ['rail_loaded', 'rail_departed'], destination: ['rail_arrived', 'rail_unloaded'] }

/**
 * The carrier of the leg from the port and of the one that delivers: by name, otherwise the railway that reported the
 * moves.
 */
export const railCarrier = (
  facts: readonly FactClaim[],
  number: string,
  happened: readonly Visit[],
  route: Route,
  role: 'pod' | 'destination',
): Sourced<string | null> => {
  const here = role === 'pod' ? route.pod : route.destination
  const named = (place: 'here' | 'anywhere') =>
    settleFact(
      facts.filter((fact) => (place === 'here' ? fact.place?.key === here?.key : fact.place === null)),
      'rail_carrier_scac',
      number,
    )
  const fact = named('here') ?? named('anywhere')
  if (fact) return sourced(fact.value, fromFact(fact))
  const moved = happened.find(
    ({ set }) =>
      set.claim.source.kind === 'rail' &&
      route.roleOf(set) === role &&
      railEvents[role].includes(eventName(set, route) ?? ''),
  )
  return sourced(moved?.set.claim.source.scac ?? null, fromVisit(moved))
}

/**
 * A status that only a source can report, if newer than the last milestone
 * (apps/docs/wire.md#statuses-only-a-source-reports).
 */
export const reportedStatus = (
  { pickup, events, number }: { pickup: Pickup; events: readonly TransportEvent[]; number: string },
  because: string | null,
) => {
  const lastMs = events.findLast(({ event }) => event === `container.transport.${because}`)?.ms ?? 0
  const reported = settleFact(pickup.facts, 'told_status', number)
  if (reported?.value && reported.set.claim.firstSeenMs >= lastMs)
    return { status: reported.value, origin: fromFact(reported) }
  const { moved, presence } = pickup
  if (moved && moved.set.claim.firstSeenMs >= lastMs) return { status: 'off_dock' as const, origin: fromFact(moved) }
  const takenIn = presence.moved
  return takenIn && !presence.left && takenIn.set.time.ms >= lastMs
    ? { status: 'off_dock' as const, origin: fromVisit(takenIn) }
    : undefined
}
