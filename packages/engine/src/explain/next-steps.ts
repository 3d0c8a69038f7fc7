import { dayIn } from '../charges/days.ts'
import type { TransportEvent } from '../project/types/projection.ts'
import type { PlacedTime } from '../time.ts'
import { formatName } from '../wording.ts'
import { bindingDay, precisionOf } from './binding-day.ts'
import { type ExplainedContainer, evidenceFor, facilityOf, hasLeft, type Sentence } from './explained-container.ts'
import { formatMoment } from './format-moment.ts'
import { policyDay } from './policy-day.ts'

const ESTIMATE = 'container.transport.estimated.'

interface Announcement {
  /** `place` is where, `ship` the ship if it is named. */
  who: (ship: string) => string
  what: (place: string) => string
  reported: string
}

/** The sentence for each estimate. */
const announcements: Record<string, Announcement> = {
  vessel_departed: {
    who: (ship) => ship,
    what: (place) => `expected to leave ${place}`,
    reported: 'its departure',
  },
  vessel_arrived: {
    who: (ship) => ship,
    what: (place) => `expected at the port of discharge, ${place},`,
    reported: 'its arrival',
  },
  arrived_at_inland_destination: {
    who: () => 'The container',
    what: (place) => `expected at its inland destination, ${place},`,
    reported: 'its arrival there',
  },
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
  if (container.cancelledBy)
    return [{ text: 'Nothing: the line reports that the booking is cancelled.', evidence: [container.cancelledBy] }]
  if (hasLeft(container)) return [emptyReturn(container)]
  const estimates = events.filter(({ event }) => event.startsWith(ESTIMATE)).map((event) => estimate(container, event))
  return [...estimates, ...pickup(container)]
}

const estimate = (
  container: ExplainedContainer,
  { event, place, vessel, ms, zone, basis, claim }: TransportEvent,
): Sentence => {
  const where = formatName(place.name, place.locode) ?? 'a place that is not named'
  const { who, what, reported } = announcements[event.replace(ESTIMATE, '')]!
  const subject = who(vessel?.name ? `The ship ${vessel.name}` : 'The ship')
  const at: StatedTime = { ms, zone, precision: basis?.precision ?? 'minute' }
  return { text: planned(container, { subject, what: what(where), at, reported }), evidence: claim ? [claim] : [] }
}

type StatedTime = Pick<PlacedTime, 'ms' | 'zone' | 'precision'>

interface Planned {
  subject: string
  what: string
  at: StatedTime
  /** What a source would have reported if it had happened. */
  reported: string
}

/**
 * Whether a time has passed; a bare date passes at the end of its day at the place. Days are compared by `dayIn`, so
 * that programs that only explain need not load more.
 */
const hasPassed = ({ ms, zone, precision }: StatedTime, nowMs: number): boolean =>
  precision === 'day' ? dayIn(ms, zone) < dayIn(nowMs, zone) : ms <= nowMs

/** A plan whose time has passed is worded in the past. After tracking stopped, whether it happened is not known. */
const planned = ({ nowMs, stoppedMs }: ExplainedContainer, { subject, what, at, reported }: Planned): string => {
  const when = formatMoment(at.ms, at.zone, at.precision)
  if (!hasPassed(at, nowMs)) return `${subject} is ${what} ${when}.`
  return `${subject} was ${what} ${when}${stoppedMs === null ? `, and no source has reported ${reported}` : ''}.`
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
    const at = { ms: Date.parse(appointment), zone: inland ?? pod_timezone, precision: precisionOf(claim) }
    const text = planned(container, { subject: 'A pickup', what: 'booked', at, reported: 'it' })
    steps.push({ text, evidence: claim ? [claim] : [] })
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
