import { containerStatus } from '../lifecycle/container-status.ts'
import { formatInstant } from '../time.ts'
import { isActual } from './acts.ts'
import { eventName, inlandArrival, inlandEstimate } from './events.ts'
import { settleFact } from './facts.ts'
import { type Pickup, pickupFields, toldStatus } from './pickup.ts'
import { fromAct, fromFact, fromVisit, Ledger } from './provenance.ts'
import type { Route } from './route.ts'
import type { Act, FactClaim, ProjectionInput, TransportEvent, Visit } from './types.ts'

export interface BoxJourney {
  number: string
  happened: Visit[]
  expected: Visit[]
  route: Route
  events: TransportEvent[]
  pickup: Pickup
}

/** Visit to wire time. */
export const at = (visit: Visit | undefined) => (visit ? formatInstant(visit.set.time.ms) : null)

/** The fields of a container (data-sources 1.6). */
export const containerFields = (
  box: BoxJourney,
  facts: readonly FactClaim[],
  equipment: ProjectionInput['equipment'],
): Ledger => {
  const { number, happened, expected, route } = box
  const ledger = new Ledger()
  const first = (name: string, role?: string) => happened.find(matches(route, name, role))
  const last = (name: string, role?: string) => happened.findLast(matches(route, name, role))
  const put = (field: string, visit: Visit | undefined) => ledger.set(field, at(visit), fromVisit(visit))

  put('empty_out_at', first('empty_out'))
  put('pol_full_in_at', first('full_in'))
  put('pol_vessel_loaded_at', first('vessel_loaded', 'pol'))
  put('pol_vessel_departed_at', first('vessel_departed', 'pol'))
  put('pod_arrived_at', last('vessel_arrived', 'pod'))
  put('pod_discharged_at', last('vessel_discharged', 'pod'))
  put('pod_rail_loaded_at', first('rail_loaded', 'pod'))
  put('pod_rail_departed_at', first('rail_departed', 'pod'))
  const railFromPod = first('rail_loaded', 'pod') ?? first('rail_departed', 'pod')
  // A gate-out of a box that goes on by rail, or to an inland terminal, is no pickup at the port.
  put('pod_full_out_at', railFromPod || route.destination ? undefined : last('full_out', 'pod'))
  put('final_destination_full_out_at', last('full_out', 'destination'))
  put('ind_ata_at', inlandArrival(happened, route))
  put('ind_rail_unloaded_at', last('rail_unloaded', 'destination'))
  put('ind_eta_at', inlandArrival(happened, route) ? undefined : inlandEstimate(expected, route))
  const emptyIn = last('empty_in')
  put('empty_terminated_at', emptyIn)

  const { moved } = box.pickup
  const podOrigin = moved ? fromFact(moved) : fromAct(route.podCall)
  const inlandOrigin = fromAct(
    [...happened, ...expected].findLast(
      ({ set }) => route.destination !== null && set.place.key === route.destination.key,
    )?.set,
  )
  ledger.set('pod_timezone', route.pod?.zone, podOrigin)
  ledger.set('final_destination_timezone', route.destination?.zone, inlandOrigin)
  ledger.set('empty_terminated_timezone', emptyIn?.set.time.zone, fromVisit(emptyIn))
  const podTerminal = moved?.set.names?.terminal ?? route.podTerminal
  ledger.set('pod_terminal_id', podTerminal?.kind === 'terminal' ? podTerminal.id : null, podOrigin)
  const pickup = route.destination ? route.destinationTerminal : podTerminal
  ledger.set('pickup_facility_id', pickup?.id ?? null, route.destination ? inlandOrigin : podOrigin)

  equipmentFields(ledger, number, facts, equipment)
  pickupFields(ledger, box)
  const status = containerStatus(statusInput(box, ledger))
  const told = status.status === 'empty_returned' ? undefined : toldStatus(box, status.because)
  if (told) ledger.set('current_status', told.status, fromFact(told.fact))
  else ledger.set('current_status', status.status, statusOrigin(box, status.because))
  return ledger
}

const matches =
  (route: Route, name: string, role?: string) =>
  ({ set }: Visit) =>
    isActual(set) && eventName(set, route) === name && (role === undefined || route.roleOf(set) === role)

const equipmentFields = (
  ledger: Ledger,
  number: string,
  facts: readonly FactClaim[],
  equipment: ProjectionInput['equipment'],
) => {
  const sizeType = settleFact(facts, 'equipment_size_type', number)
  const kind = sizeType ? equipment(String(sizeType.set.said.value)) : { type: null, length: null, height: null }
  ledger.set('equipment_type', kind.type, fromFact(sizeType))
  ledger.set('equipment_length', kind.length, fromFact(sizeType))
  ledger.set('equipment_height', kind.height, fromFact(sizeType))
  for (const field of ['seal_number', 'weight_in_lbs'] as const) {
    const fact = settleFact(facts, field, number)
    ledger.set(field, fact?.set.said.value, fromFact(fact))
  }
}

const statusInput = ({ events, route }: BoxJourney, ledger: Ledger) => ({
  milestones: events
    .filter(({ event }) => !event.includes('.estimated.'))
    .map(({ event }) => event.replace('container.transport.', '')),
  hasInlandLeg: route.destination !== null,
  available: ledger.fields.available_for_pickup as boolean | null,
})

const statusOrigin = (box: BoxJourney, because: string | null) => {
  // A delivery is the customer's own word.
  if (because === null || because === 'delivered') return null
  const act: Act | undefined = box.happened.findLast(({ set }) => eventName(set, box.route) === because)?.set
  return fromAct(act ?? box.happened.at(-1)?.set)
}
