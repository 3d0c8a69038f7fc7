import { addDays, dayIn, startOfDay } from '../../charges/days.ts'
import { hasLeft } from '../../explain/explained-container.ts'
import { formatInstant } from '../../time.ts'
import { dateInWords } from '../../wording.ts'
import type { Attended, AttendedContainer } from '../entry/attended.ts'
import type { AttentionClock } from '../entry/clock.ts'
import type { AttentionEntry } from '../entry/entry.ts'
import { ofField } from '../entry/evidence.ts'
import { at, ofContainer, type Rule } from '../entry/rule.ts'

const AVAILABLE = 'container.transport.available'

/** Containers that can be picked up now. */
export const ready: Rule = (attended, clock) =>
  attended.containers.flatMap((container) =>
    container.meta.pickup?.ready && !hasLeft(container) ? ofOne(attended, container, clock) : [],
  )

const ofOne = (attended: Attended, container: AttendedContainer, clock: AttentionClock): AttentionEntry[] => {
  const { meta, number } = container
  const available = ofField(container, 'available_for_pickup')
  if (available.length === 0) return []
  const { ends_on = null } = meta.free_time ?? {}
  const since = readySince(container, available[0]!.reported_at)
  return [
    ofContainer(attended, container, {
      kind: 'ready_for_pickup',
      cause: since,
      severity: 'medium',
      title: `${number} can be picked up${at(container)}.`,
      what_to_do: whatToDo(container, clock),
      since,
      due_on: ends_on,
      who_acts: { role: 'you', name: null },
      evidence: [
        ...available,
        ...ofField(container, 'holds_at_pod_terminal'),
        ...ofField(container, 'pickup_appointment_at'),
      ],
    }),
  ]
}

/** When it became available, or when its current list of holds was first stated, whichever was later. */
const readySince = ({ events, provenance }: AttendedContainer, reported: string): string => {
  const available = events.findLast(({ event }) => event === AVAILABLE)
  const availableMs = available?.ms ?? Date.parse(reported)
  const releasedMs = provenance.holds_at_pod_terminal?.set_by.firstSeenMs ?? 0
  return formatInstant(Math.max(availableMs, releasedMs))
}

const whatToDo = ({ fields }: AttendedContainer, clock: AttentionClock): string => {
  const { pickup_appointment_at: appointment, final_destination_timezone, pod_timezone } = fields
  if (appointment === null) return 'Book an appointment where one is needed, and pick it up.'
  const zone = final_destination_timezone ?? pod_timezone
  const day = dayIn(Date.parse(appointment), zone)
  return clock.hasPassed(startOfDay(addDays(day, 1), zone))
    ? `Pick it up, with another appointment where one is needed: the one of ${dateInWords(day)} has passed.`
    : `Pick it up: an appointment is booked on ${dateInWords(day)}.`
}
