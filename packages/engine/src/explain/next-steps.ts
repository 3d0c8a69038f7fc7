import type { TransportEvent } from '../project/projection.ts'
import { formatName } from '../wording.ts'
import { bindingDay, precisionOf } from './binding-day.ts'
import { type ExplainedContainer, evidenceFor, facilityOf, hasLeft, type Sentence } from './explained-container.ts'
import { formatMoment } from './format-moment.ts'
import { policyDay } from './policy-day.ts'

const ESTIMATE = 'container.transport.estimated.'

/** The sentence for each estimate; `place` is where, `ship` the ship if it is named. */
const announcements: Record<string, (place: string, ship: string) => string> = {
  vessel_departed: (place, ship) => `${ship} is expected to leave ${place}`,
  vessel_arrived: (place, ship) => `${ship} is expected at the port of discharge, ${place},`,
  arrived_at_inland_destination: (place) => `The container is expected at its inland destination, ${place},`,
}

export const nextSteps = (container: ExplainedContainer): Sentence[] => {
  const { fields, events } = container
  if (fields.current_status === 'empty_returned')
    return [
      {
        text: 'Nothing: the journey has ended with the empty return.',
        evidence: evidenceFor(container, 'empty_terminated_at'),
      },
    ]
  if (hasLeft(container)) return [emptyReturn(container)]
  const estimates = events.filter(({ event }) => event.startsWith(ESTIMATE)).map(estimate)
  return [...estimates, ...pickup(container)]
}

const estimate = ({ event, place, vessel, ms, zone, basis, claim }: TransportEvent): Sentence => {
  const where = formatName(place.name, place.locode) ?? 'a place that is not named'
  const ship = vessel?.name ? `The ship ${vessel.name}` : 'The ship'
  const text = announcements[event.replace(ESTIMATE, '')]!(where, ship)
  return { text: `${text} ${formatMoment(ms, zone, basis?.precision)}.`, evidence: claim ? [claim] : [] }
}

const emptyReturn = (container: ExplainedContainer): Sentence => {
  const { final_destination_full_out_at, pod_full_out_at } = container.fields
  const field = final_destination_full_out_at !== null ? 'final_destination_full_out_at' : 'pod_full_out_at'
  return {
    text: 'The receiver unloads the container and returns it empty.',
    evidence: (pod_full_out_at ?? final_destination_full_out_at) ? evidenceFor(container, field) : [],
  }
}

const pickup = (container: ExplainedContainer): Sentence[] => {
  const { fields, meta, presence } = container
  const { facility, name } = meta.pickup_place ?? {}
  const here = presence.leg === 'port' ? facilityOf(container)?.name : undefined
  const where = formatName(here ?? facility ?? name ?? null)
  const steps: Sentence[] = []
  if (meta.pickup?.ready)
    steps.push({
      text: `The container can be picked up${where ? ` from ${where}` : ''}.`,
      evidence: evidenceFor(container, 'available_for_pickup'),
    })
  const { pickup_appointment_at: appointment, pod_timezone, final_destination_timezone: inland } = fields
  if (appointment !== null) {
    const [claim] = evidenceFor(container, 'pickup_appointment_at')
    const at = formatMoment(Date.parse(appointment), inland ?? pod_timezone, precisionOf(claim))
    steps.push({ text: `A pickup is booked ${at}.`, evidence: claim ? [claim] : [] })
  }
  const binding = bindingDay(container)
  if (binding)
    steps.push({
      text: `The last free day, after which storage or demurrage is charged, is ${binding.text}${binding.ownerNote}.`,
      evidence: binding.evidence,
    })
  const chosen = policyDay(container)
  if (binding && chosen) steps.push({ text: chosen.text, evidence: evidenceFor(container, chosen.field) })
  return steps
}
