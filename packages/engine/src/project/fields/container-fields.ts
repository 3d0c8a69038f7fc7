import { containerStatus } from '../../lifecycle/container-status.ts'
import { leavesPort } from '../custody/presence.ts'
import {
  fromFact,
  fromMilestone,
  fromVisit,
  type Settled,
  type Sourced,
  settleFields,
  sourced,
  sourcedTime,
} from '../facts/field-origin.ts'
import { settleFact } from '../facts/settle-fact.ts'
import { isActual } from '../milestones/milestones.ts'
import { pickupFields, reportedStatus } from '../pickup/read-pickup.ts'
import { isInland } from '../places/facility-types.ts'
import type { Route } from '../route/container-route.ts'
import { eventName } from '../route/transport-events.ts'
import type { ContainerFields, FactClaim, ProjectionInput, ResolvePlace, Visit } from '../types/projection.ts'
import type { ContainerJourney } from './container-journey.ts'
import { destinationSite, pickupPlace, portSite } from './pickup-place.ts'

/** The time of a visit in wire form. */
export const timeOf = (visit: Visit | undefined): Sourced<string | null> =>
  sourcedTime(visit?.set.time, fromVisit(visit))

/**
 * Every column of a container that the projection writes: omitting a new one does not compile. Which event sets which
 * field: apps/docs/mappings.md#dcsa-events.
 */
export const containerFields = (
  container: ContainerJourney,
  facts: readonly FactClaim[],
  { equipment, resolvePlace }: Pick<ProjectionInput, 'equipment' | 'resolvePlace'>,
): Settled<ContainerFields> => {
  const { number, happened, route, inland } = container
  const first = (name: string, role?: string) => happened.find(matches(route, name, role))
  const last = (name: string, role?: string) => happened.findLast(matches(route, name, role))
  const railFromPod = first('rail_loaded', 'pod') ?? first('rail_departed', 'pod')
  const emptyIn = last('empty_in')
  const pickup = pickupFields(container)

  return settleFields<ContainerFields>({
    empty_out_at: timeOf(first('empty_out')),
    pol_full_in_at: timeOf(fullInAtPort(happened, route)),
    pol_vessel_loaded_at: timeOf(first('vessel_loaded', 'pol')),
    pol_vessel_departed_at: timeOf(first('vessel_departed', 'pol')),
    pod_arrived_at: timeOf(last('vessel_arrived', 'pod')),
    pod_discharged_at: timeOf(last('vessel_discharged', 'pod')),
    pod_rail_loaded_at: timeOf(first('rail_loaded', 'pod')),
    pod_rail_departed_at: timeOf(first('rail_departed', 'pod')),
    // A gate-out of a container that continues by rail, or to an inland terminal, is not a pickup at the port.
    pod_full_out_at: timeOf(railFromPod || route.destination ? undefined : last('full_out', 'pod')),
    final_destination_full_out_at: timeOf(last('full_out', 'destination')),
    ind_ata_at: timeOf(inland.railway.arrived),
    ind_rail_unloaded_at: timeOf(last('rail_unloaded', 'destination')),
    ind_eta_at: timeOf(inland.railway.estimate),
    empty_terminated_at: timeOf(emptyIn),
    empty_terminated_timezone: sourced(emptyIn?.set.time.zone ?? null, fromVisit(emptyIn)),
    ...placeFields(container, resolvePlace),
    ...equipmentFields(number, facts, equipment),
    ...pickup,
    current_status: statusField(container, pickup.available_for_pickup),
  })
}

/**
 * The gate-in at the port of lading; while that is unknown or changes, at a port. The gate-in of an inland depot is an
 * event of its own.
 */
const fullInAtPort = (happened: readonly Visit[], route: Route): Visit | undefined => {
  const atPorts = happened.filter((visit) => matches(route, 'full_in')(visit) && !isInland(visit.set.place))
  const atPol = atPorts.findLast(({ set }) => route.roleOf(set) === 'pol')
  return atPol ?? atPorts.findLast(({ set }) => route.pol === null || set.place.facilityType === 'POTE')
}

const placeFields = (container: ContainerJourney, resolvePlace: ResolvePlace) => {
  const { route } = container
  const { moved, presence } = container.pickup
  const callOrigin = fromMilestone(route.podCall)
  const destination = destinationSite(container, resolvePlace)
  const facility = pickupPlace(container, resolvePlace)
  const port = portSite(container)
  // The terminal to which the container was moved within its port, otherwise the one where it landed.
  const takenIn = moved?.set.names?.terminal ?? presence.moved?.set.place.terminal
  const podTerminal = takenIn ?? port.terminal
  const podOrigin = moved ? fromFact(moved) : takenIn ? fromVisit(presence.moved) : port.origin
  return {
    pod_timezone: sourced(route.pod?.zone ?? null, callOrigin ?? podOrigin),
    final_destination_timezone: sourced(route.destination?.zone ?? null, destination.origin),
    pod_terminal_id: sourced(podTerminal?.kind === 'terminal' ? podTerminal.id : null, podOrigin),
    pickup_facility_id: sourced(facility.terminal?.id ?? null, facility.origin),
  }
}

const matches =
  (route: Route, name: string, role?: string) =>
  ({ set }: Visit) =>
    isActual(set) && eventName(set, route) === name && (role === undefined || route.roleOf(set) === role)

const equipmentFields = (number: string, facts: readonly FactClaim[], equipment: ProjectionInput['equipment']) => {
  const sizeType = settleFact(facts, 'equipment_size_type', number)
  const kind = sizeType?.value ? equipment(sizeType.value) : { type: null, length: null, height: null }
  const seal = settleFact(facts, 'seal_number', number)
  const weight = settleFact(facts, 'weight_in_lbs', number)
  return {
    equipment_type: sourced(kind.type, fromFact(sizeType)),
    equipment_length: sourced(kind.length, fromFact(sizeType)),
    equipment_height: sourced(kind.height, fromFact(sizeType)),
    seal_number: sourced(seal?.value ?? null, fromFact(seal)),
    weight_in_lbs: sourced(weight?.value ?? null, fromFact(weight)),
  }
}

const statusField = (
  container: ContainerJourney,
  available: Sourced<boolean | null>,
): Sourced<ContainerFields['current_status']> => {
  const { status, because } = containerStatus({
    milestones: statusMilestones(container),
    hasInlandLeg: container.route.destination !== null,
    available: available.value,
  })
  const reported = status === 'empty_returned' ? undefined : reportedStatus(container, because)
  if (reported) return sourced(reported.status, reported.origin)
  // The source that reports the availability, or that it is unknown, decides these statuses, not the earlier discharge.
  const isAvailability = [status, because].some((name) => name === 'available' || name === 'not_available')
  return sourced(status, (isAvailability ? available.origin : null) ?? statusOrigin(container, because))
}

const statusMilestones = ({ events, happened, route }: ContainerJourney): string[] => {
  const named = events
    .filter(({ event }) => !event.includes('.estimated.'))
    .map(({ event, ms }) => ({ name: event.replace('container.transport.', ''), ms }))
  const left = happened.filter(({ set }) => eventName(set, route) === undefined && leavesPort(set, route))
  if (left.length === 0) return named.map(({ name }) => name)
  return [...named, ...left.map(({ set }) => ({ name: 'left_port', ms: set.time.ms }))]
    .sort((a, b) => a.ms - b.ms)
    .map(({ name }) => name)
}

const statusOrigin = (container: ContainerJourney, because: string | null) => {
  // A delivery is reported by the customer, not by a source.
  if (because === 'left_port')
    return fromMilestone(container.happened.findLast(({ set }) => leavesPort(set, container.route))?.set)
  const { claim } = container.events.findLast(({ event }) => event === `container.transport.${because}`) ?? {}
  return claim ? { claim } : null
}
