import type { Shown } from '../shown.ts'
import { wrongInRecord } from './in-records.ts'
import type { Body, Told } from './webhook-bodies.ts'

type Attributes = Shown['attributes']

/** What a notification gives as none although nobody has reported it, or the reverse. */
export const wrongInBody = ({ event, included }: Body): string[] => {
  const container = included.find(({ type }) => type === 'container')
  const attributes = container?.attributes as Attributes | undefined
  const [subject] = included
  return [
    ...included.filter(({ type }) => type === 'container').flatMap((one) => wrongInRecord(one as never)),
    ...wrongInChangeset(subject!, attributes),
    ...(attributes ? wrongInSubject(subject!, container!, attributes) : []),
    ...(subject!.type === 'estimated_event' && subject!.attributes.estimated_timestamp === null
      ? ['an arrival is estimated at no time']
      : []),
  ].map((what) => `${event}: ${what}`)
}

/** A notification that a list became empty must include the container, which says whether the list is complete. */
const wrongInChangeset = ({ attributes: { changeset } }: Told, container: Attributes | undefined): string[] => {
  const changes = (changeset ?? {}) as Record<string, [unknown, unknown]>
  const emptied = LISTS.filter((name) => (changes[name]?.[1] as unknown[] | undefined)?.length === 0)
  return container ? [] : emptied.map((name) => `${name} is said to be empty, and not whether that is known`)
}

const LISTS = ['holds_at_pod_terminal', 'fees_at_pod_terminal'] as const

const wrongInSubject = (subject: Told, { meta }: Told, container: Attributes): string[] => {
  if (subject.type === 'transport_event') return wrongInEvent(subject, container)
  if (subject.type === 'attention_entry') return wrongInEntry(subject, container)
  if (subject.type !== 'container_milestone_overdue_event') return []
  const { milestone } = subject.attributes.expected as { milestone: string }
  const served = (meta as Shown['meta']).expected?.find((due) => due.milestone === milestone)
  return served?.overdue === true ? [] : [`${milestone} is overdue, and not served so`]
}

/** Whether the container is served as an event says. */
const wrongInEvent = ({ attributes: { event, value } }: Told, container: Attributes): string[] => {
  const name = String(event).replace(/^container\.(transport\.)?/, '')
  const isKnown = SHOWN[name]?.(container) ?? true
  const day = DAYS[name]?.(container)
  return [
    ...(isKnown ? [] : [`${name}, and its container says that nobody reported it`]),
    ...(day === undefined || day === value ? [] : [`${name} to ${String(value)}, and it is ${String(day)}`]),
  ]
}

const SHOWN: Record<string, (container: Attributes) => boolean> = {
  available: ({ availability_known: isKnown }) => isKnown,
  not_available: ({ availability_known: isKnown }) => isKnown,
  vessel_arrived: ({ pod_arrived_at: at }) => at !== null,
  vessel_discharged: ({ pod_discharged_at: at }) => at !== null,
  empty_in: ({ empty_terminated_at: at }) => at !== null,
}

const DAYS: Record<string, (container: Attributes) => unknown> = {
  'pickup_lfd.changed': ({ pickup_lfd: day }) => day,
  'pickup_lfd_line.changed': ({ import_deadlines: days }) => days?.pickup_lfd_line,
  'pickup_lfd_terminal.changed': ({ import_deadlines: days }) => days?.pickup_lfd_terminal,
  'pickup_lfd_rail.changed': ({ import_deadlines: days }) => days?.pickup_lfd_rail,
  'pickup_appointment.changed': ({ pickup_appointment_at: at }) => at,
}

const wrongInEntry = ({ attributes: { kind } }: Told, container: Attributes): string[] =>
  kind === 'ready_for_pickup' && container.available_for_pickup !== true ? ['it is ready, and nobody has said so'] : []
