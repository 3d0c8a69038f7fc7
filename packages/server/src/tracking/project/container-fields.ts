import { containerStatus } from '../lifecycle/container-status.ts'
import { pickupLfdOrder } from '../policy.ts'
import type { FactField } from '../statement.ts'
import { formatInstant, placeTime, readTime } from '../time.ts'
import { isActual } from './acts.ts'
import { eventName, inlandArrival, inlandEstimate } from './events.ts'
import { settleFact } from './facts.ts'
import { settleHolds } from './holds.ts'
import { fromAct, fromFact, fromVisit, Ledger } from './provenance.ts'
import type { Route } from './route.ts'
import type { Act, FactClaim, ProjectionInput, TransportEvent, Visit } from './types.ts'

export interface BoxJourney {
  number: string
  happened: Visit[]
  expected: Visit[]
  route: Route
  events: TransportEvent[]
}

/** Visit to wire time. */
export const at = (visit: Visit | undefined) => (visit ? formatInstant(visit.set.time.ms) : null)

/** The fields of a container (data-sources 1.6). */
export const containerFields = (
  box: BoxJourney,
  facts: readonly FactClaim[],
  equipment: ProjectionInput['equipment'],
): Ledger => {
  const { happened, expected, route } = box
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

  const podOrigin = fromAct(route.podCall)
  const inlandOrigin = fromAct(
    [...happened, ...expected].findLast(
      ({ set }) => route.destination !== null && set.place.key === route.destination.key,
    )?.set,
  )
  ledger.set('pod_timezone', route.pod?.zone, podOrigin)
  ledger.set('final_destination_timezone', route.destination?.zone, inlandOrigin)
  ledger.set('empty_terminated_timezone', emptyIn?.set.time.zone, fromVisit(emptyIn))
  ledger.set('pod_terminal_id', route.podTerminal?.kind === 'terminal' ? route.podTerminal.id : null, podOrigin)
  const pickup = route.destination ? route.destinationTerminal : route.podTerminal
  ledger.set('pickup_facility_id', pickup?.id ?? null, route.destination ? inlandOrigin : podOrigin)

  factFields(ledger, box, facts, equipment)
  const status = containerStatus(statusInput(box, ledger))
  ledger.set('current_status', status.status, statusOrigin(box, status.because))
  return ledger
}

const matches =
  (route: Route, name: string, role?: string) =>
  ({ set }: Visit) =>
    isActual(set) && eventName(set, route) === name && (role === undefined || route.roleOf(set) === role)

const timeFacts = {
  pickup_lfd_line: 'pickup_lfd_line',
  pickup_lfd_terminal: 'pickup_lfd_terminal',
  pickup_lfd_rail: 'pickup_lfd_rail',
  pickup_appointment_at: 'pickup_appointment_at',
} as const satisfies Record<string, FactField>

const factFields = (
  ledger: Ledger,
  { number, route }: BoxJourney,
  facts: readonly FactClaim[],
  equipment: ProjectionInput['equipment'],
) => {
  const settled = (field: FactField) => settleFact(facts, field, number)
  const put = (column: string, field: FactField) => {
    const fact = settled(field)
    ledger.set(column, fact?.set.said.value, fromFact(fact))
  }
  const sizeType = settled('equipment_size_type')
  const kind = sizeType ? equipment(String(sizeType.set.said.value)) : { type: null, length: null, height: null }
  ledger.set('equipment_type', kind.type, fromFact(sizeType))
  ledger.set('equipment_length', kind.length, fromFact(sizeType))
  ledger.set('equipment_height', kind.height, fromFact(sizeType))
  put('seal_number', 'seal_number')
  put('weight_in_lbs', 'weight_in_lbs')
  put('location_at_pod_terminal', 'location_at_pod_terminal')
  put('pod_full_out_chassis_number', 'chassis_number')
  for (const [column, field] of Object.entries(timeFacts)) {
    const fact = settled(field)
    const zone = field === 'pickup_lfd_rail' ? route.destination?.zone : route.pod?.zone
    const time = readTime(fact?.set.said.value)
    ledger.set(column, time ? formatInstant(placeTime(time, zone ?? null).ms) : null, fromFact(fact))
  }
  const coalesced = pickupLfdOrder.find((field) => ledger.fields[field] !== null)
  ledger.set('pickup_lfd', coalesced ? ledger.fields[coalesced] : null, coalesced && fromFact(settled(coalesced)))

  const holds = settleHolds(facts, number)
  const fees = settled('fees')
  ledger.set('holds_at_pod_terminal', holds.value, holds.origin)
  ledger.set('fees_at_pod_terminal', fees?.set.said.value ?? [], fromFact(fees))
  const available = settled('available_for_pickup')
  ledger.set('available_for_pickup', available?.set.said.value, fromFact(available))
  ledger.set('availability_known', available !== undefined, fromFact(available))
  const railCarrier = settled('rail_carrier_scac')
  ledger.set('pod_rail_carrier_scac', railCarrier?.set.said.value, fromFact(railCarrier))
  ledger.set('ind_rail_carrier_scac', railCarrier?.set.said.value, fromFact(railCarrier))
}

const statusInput = ({ events, route }: BoxJourney, ledger: Ledger) => ({
  milestones: events
    .filter(({ event }) => !event.includes('.estimated.'))
    .map(({ event }) => event.replace('container.transport.', '')),
  hasInlandLeg: route.destination !== null,
  available: ledger.fields.available_for_pickup as boolean | null,
})

const statusOrigin = (box: BoxJourney, because: string | null) => {
  if (because === null) return null
  const act: Act | undefined = box.happened.findLast(({ set }) => eventName(set, box.route) === because)?.set
  return fromAct(act ?? box.happened.at(-1)?.set)
}
