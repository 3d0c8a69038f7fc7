import { noPlace } from '../../statement.ts'
import { fromFact, fromMilestone, fromVisit, type Origin } from '../facts/field-origin.ts'
import { settleFact } from '../facts/settle-fact.ts'
import { railCarrier } from '../pickup/read-pickup.ts'
import { eventName } from '../route/transport-events.ts'
import type { MilestoneClaim, Place, ResolvePlace, TransportEvent, Visit } from '../types/projection.ts'
import type { ContainerJourney } from './container-journey.ts'

/** A place, the facility there if it is known, and the origin of that information. */
export interface Sited {
  place: Place | null
  terminal: Place['terminal']
  origin: Origin | null
}

const NOWHERE: Sited = { place: null, terminal: null, origin: null }

/** Where the container is or was picked up, with the facility that a document names if no source names one. */
export const pickupPlace = (container: ContainerJourney, resolvePlace: ResolvePlace): Sited => {
  const sited = reportedPlace(container, resolvePlace)
  if (sited.terminal !== null) return sited
  const named = facilityInDocument(container, sited.place, resolvePlace)
  return named ? { ...sited, ...named } : sited
}

/** The facility that a document names, if reference data knows one of that name at the place. */
const facilityInDocument = (
  { number, pickup }: ContainerJourney,
  place: Place | null,
  resolvePlace: ResolvePlace,
): Pick<Sited, 'terminal' | 'origin'> | null => {
  const fact = settleFact(pickup.facts, 'pickup_place', number)
  const terminal = place && fact?.value ? facilityNamed(fact.value.name, place, resolvePlace) : null
  return terminal && { terminal, origin: fromFact(fact) }
}

/** The facility of a place by its name. */
export const facilityNamed = (
  name: string | null,
  { locode }: Pick<Place, 'locode'>,
  resolvePlace: ResolvePlace,
): Place['terminal'] => (locode === null ? null : resolvePlace({ ...noPlace, locode, name }).terminal)

/**
 * Where the container is or was picked up: the yard to which it was moved, otherwise its inland destination, otherwise
 * its port of discharge. A place that it has left for another does not count, even if nobody names the other.
 */
const reportedPlace = (container: ContainerJourney, resolvePlace: ResolvePlace): Sited => {
  const { moved, presence } = container.pickup
  if (moved) return { place: moved.set.names, terminal: moved.set.names?.terminal ?? null, origin: fromFact(moved) }
  if (presence.moved) {
    const { place } = presence.moved.set
    return { place, terminal: place.terminal, origin: fromVisit(presence.moved) }
  }
  if (container.route.destination) return destinationSite(container, resolvePlace)
  return container.happened.some(takesAway(container)) ? NOWHERE : portSite(container)
}

const takesAway =
  ({ route }: ContainerJourney) =>
  ({ set }: Visit): boolean =>
    route.roleOf(set) === 'pod' && ['rail_loaded', 'rail_departed'].includes(eventName(set, route) ?? '')

/** The port of discharge, and the terminal there that landed the container, otherwise the one that reports it. */
export const portSite = (container: ContainerJourney): Sited => {
  const { route, pickup } = container
  const { atPort } = pickup.reporting
  const terminal = route.podTerminal ?? atPort?.terminal ?? null
  const named = fromMilestone(milestoneAtTerminal(container, route.pod, route.podTerminal))
  // If the line names another terminal, the terminal that has the container reports from it.
  const reports = atPort !== null && atPort.terminal.id === terminal?.id ? { claim: atPort.claim } : null
  return { place: route.pod, terminal, origin: named ?? reports ?? fromMilestone(route.podCall) }
}

/** The inland destination, and the facility there: the one that is named, otherwise the only possible ramp. */
export const destinationSite = (container: ContainerJourney, resolvePlace: ResolvePlace): Sited => {
  const { happened, expected, route, pickup } = container
  const { destination, destinationTerminal } = route
  if (!destination) return NOWHERE
  const visits = [...happened, ...expected]
  const comes = fromMilestone(visits.findLast(({ set }) => set.place.key === destination.key)?.set)
  const { inland } = pickup.reporting
  if (destinationTerminal) {
    const named = fromMilestone(milestoneAtTerminal(container, destination, destinationTerminal))
    return { place: destination, terminal: destinationTerminal, origin: named ?? comes }
  }
  if (inland) return { place: destination, terminal: inland.terminal, origin: { claim: inland.claim } }
  return { place: destination, terminal: onlyRamp(container, destination, resolvePlace), origin: comes }
}

/** The only ramp of the railway where its train brings the container; null if there are several or none. */
const onlyRamp = (container: ContainerJourney, destination: Place, resolvePlace: ResolvePlace): Place['terminal'] => {
  const { number, facts, happened, expected, route } = container
  const isByRail = [...happened, ...expected].some(
    ({ set }) => set.statement.mode === 'rail' && route.roleOf(set) === 'destination',
  )
  if (!isByRail) return null
  const { value: scac } = (['destination', 'pod'] as const)
    .map((role) => railCarrier(facts, number, happened, route, role))
    .find(({ value }) => value !== null) ?? { value: null }
  if (scac === null) return null
  const { locode, name } = destination
  const { terminal } = resolvePlace(
    { locode, name, facilityCode: null, facilityProvider: null, facilityType: 'RAMP' },
    scac,
  )
  return terminal?.kind === 'rail_terminal' ? terminal : null
}

/**
 * The events of a container, with rail events at its inland destination moved to the ramp: the line reports them
 * without a ramp, and the railway with one, minutes later. Otherwise each would be reported a second time.
 */
export const eventsAtSite = (container: ContainerJourney, resolvePlace: ResolvePlace): TransportEvent[] => {
  const { place: destination, terminal } = destinationSite(container, resolvePlace)
  if (terminal === null) return container.events
  const isAtRamp = ({ place, claim }: TransportEvent) =>
    place.terminal === null &&
    place.key === destination?.key &&
    claim?.statement.says === 'milestone' &&
    claim.statement.mode === 'rail'
  return container.events.map((event) => (isAtRamp(event) ? { ...event, place: { ...event.place, terminal } } : event))
}

/** The milestone that names the terminal of a place: not every source that reports from there names it. */
export const milestoneAtTerminal = (
  { happened, expected }: Pick<ContainerJourney, 'happened' | 'expected'>,
  place: Place | null,
  terminal: Place['terminal'],
): MilestoneClaim | undefined => {
  const there = ({ set }: Visit) =>
    set.statedAt === undefined && set.place.key === place?.key && set.place.terminal?.id === terminal?.id
  return terminal === null ? undefined : (happened.findLast(there) ?? expected.findLast(there))?.set
}
