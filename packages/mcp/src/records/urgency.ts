import type { Container, ContainerAttributes } from '@boxtrail/client'
import { daysUntil, daysUntilDate, isOlderThan } from './times.ts'

/** A last free day that no terminal has confirmed for longer does not justify an alarm. */
const CONFIRMED_WITHIN_DAYS = 7
const IMMINENT_DAYS = 3

export interface Urgency {
  urgency: 'overdue' | 'imminent' | 'none' | 'unknown'
  urgency_suppressed: boolean
  urgency_reason: string | null
  days_until_lfd: number | null
}

type Facts = Pick<
  ContainerAttributes,
  | 'pickupLfd'
  | 'terminalCheckedAt'
  | 'podFullOutAt'
  | 'finalDestinationFullOutAt'
  | 'emptyTerminatedAt'
  | 'podTimezone'
  | 'finalDestinationTimezone'
  | 'importDeadlines'
> &
  Pick<Container, 'meta'>

/** How soon a container has to be picked up. */
export const urgencyOf = (container: Facts, isStopped: boolean, now: Date): Urgency => {
  const days = daysUntilLfd(container, now)
  const reason = reasonToSuppress(container, isStopped, now)
  return {
    urgency: reason !== null || days === null ? 'unknown' : levelOf(days),
    urgency_suppressed: reason !== null,
    urgency_reason: reason ?? (days === null ? whyUnknown(container) : null),
    days_until_lfd: days,
  }
}

const whyUnknown = ({ pickupLfd }: Facts): string =>
  pickupLfd === null
    ? 'No last free day has been reported.'
    : 'The last free day that is reported does not apply where the container is.'

/**
 * Days until the binding day, in the time zone of its place. For a container that has left, or without free time, the
 * day in the attributes counts; otherwise a day that is not binding belongs to another place.
 */
const daysUntilLfd = (container: Facts, now: Date): number | null => {
  const { freeTime } = container.meta ?? {}
  if (freeTime?.endsOn) return daysUntilDate(freeTime.endsOn, freeTime.timezone, now)
  if (!hasLeft(container) && (freeTime || isOfPortAlone(container))) return null
  return daysUntil(container.pickupLfd, zoneOfLfd(container), now)
}

/** Whether the last free day is that of the port terminal, but the container is picked up inland. */
const isOfPortAlone = (container: Facts): boolean =>
  container.finalDestinationTimezone !== null && isOfTerminal(container)

const hasLeft = ({ podFullOutAt, finalDestinationFullOutAt, emptyTerminatedAt }: Facts): boolean =>
  Boolean(podFullOutAt ?? finalDestinationFullOutAt ?? emptyTerminatedAt)

const levelOf = (days: number) => (days < 0 ? 'overdue' : days <= IMMINENT_DAYS ? 'imminent' : 'none')

const reasonToSuppress = (container: Facts, isStopped: boolean, now: Date): string | null => {
  if (hasLeft(container)) return 'The container has been picked up.'
  if (isStopped) return 'Tracking of the shipment has stopped.'
  if (container.pickupLfd === null && !container.meta?.freeTime?.endsOn) return null
  if (container.terminalCheckedAt === null) return 'No terminal has been checked.'
  return isOlderThan(container.terminalCheckedAt, CONFIRMED_WITHIN_DAYS, now)
    ? 'The terminal was last checked more than 7 days ago.'
    : null
}

/**
 * The time zone of the last free day: the railway's day is at the inland destination, the terminal's at the port, and
 * the line's at the last place of the route.
 */
const zoneOfLfd = (container: Facts): string | null => {
  const { podTimezone, finalDestinationTimezone } = container
  return isOfTerminal(container) ? podTimezone : (finalDestinationTimezone ?? podTimezone)
}

const isOfTerminal = ({ pickupLfd, importDeadlines: days }: Facts): boolean =>
  pickupLfd === days?.pickupLfdTerminal && pickupLfd !== days?.pickupLfdLine
