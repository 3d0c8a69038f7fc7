import type { TransportEvent } from '../project/projection.ts'
import { bindingDay, precisionOf } from './binding-day.ts'
import { behind, type Explained, facilityOf, hasLeft, type Sentence } from './explained-container.ts'
import { momentAt, named } from './format-moment.ts'

const ESTIMATE = 'container.transport.estimated.'

/** What each estimate announces; `place` is where, `ship` the ship if it is named. */
const announced: Record<string, (place: string, ship: string) => string> = {
  vessel_departed: (place, ship) => `${ship} is expected to leave ${place}`,
  vessel_arrived: (place, ship) => `${ship} is expected at the port of discharge, ${place},`,
  arrived_at_inland_destination: (place) => `The container is expected at its inland destination, ${place},`,
}

export const nextSteps = (about: Explained): Sentence[] => {
  const { fields, events } = about
  if (fields.current_status === 'empty_returned')
    return [
      { text: 'Nothing: the journey has ended with the empty return.', evidence: behind(about, 'empty_terminated_at') },
    ]
  if (hasLeft(about)) return [emptyReturn(about)]
  const estimates = events.filter(({ event }) => event.startsWith(ESTIMATE)).map(estimate)
  return [...estimates, ...pickup(about)]
}

const estimate = ({ event, place, vessel, ms, zone, basis, claim }: TransportEvent): Sentence => {
  const where = named(place.name, place.locode) ?? 'a place that is not named'
  const ship = vessel?.name ? `The ship ${vessel.name}` : 'The ship'
  const text = announced[event.replace(ESTIMATE, '')]!(where, ship)
  return { text: `${text} ${momentAt(ms, zone, basis?.precision)}.`, evidence: claim ? [claim] : [] }
}

const emptyReturn = (about: Explained): Sentence => {
  const { final_destination_full_out_at, pod_full_out_at } = about.fields
  const field = final_destination_full_out_at !== null ? 'final_destination_full_out_at' : 'pod_full_out_at'
  return {
    text: 'The receiver unloads the container and returns it empty.',
    evidence: (pod_full_out_at ?? final_destination_full_out_at) ? behind(about, field) : [],
  }
}

const pickup = (about: Explained): Sentence[] => {
  const { fields, meta, presence } = about
  const { facility, name } = meta.pickup_place ?? {}
  const here = presence.leg === 'port' ? facilityOf(about)?.name : undefined
  const where = named(here ?? facility ?? name ?? null)
  const steps: Sentence[] = []
  if (meta.pickup?.ready)
    steps.push({
      text: `The container can be picked up${where ? ` from ${where}` : ''}.`,
      evidence: behind(about, 'available_for_pickup'),
    })
  const { pickup_appointment_at: appointment, pod_timezone, final_destination_timezone: inland } = fields
  if (appointment !== null) {
    const [claim] = behind(about, 'pickup_appointment_at')
    const at = momentAt(Date.parse(appointment), inland ?? pod_timezone, precisionOf(claim))
    steps.push({ text: `A pickup is booked ${at}.`, evidence: claim ? [claim] : [] })
  }
  const binding = bindingDay(about)
  if (binding)
    steps.push({
      text: `The last free day, after which storage or demurrage is charged, is ${binding.words}${binding.whose}.`,
      evidence: binding.evidence,
    })
  return steps
}
