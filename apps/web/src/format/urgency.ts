import type { Container } from '@boxtrail/client'
import { bindingDay } from './last-free-day.ts'

/** What somebody has to do about a container soonest; most urgent first. */
export type Urgency = 'over' | 'soon' | 'held' | null

/** What says whether the free time of a container still runs. */
export type FreeTimeFields =
  | 'meta'
  | 'pickupLfd'
  | 'podFullOutAt'
  | 'finalDestinationFullOutAt'
  | 'emptyTerminatedAt'
  | 'podTimezone'
  | 'finalDestinationTimezone'

export type UrgencyFields = FreeTimeFields | 'currentStatus' | 'holdsAtPodTerminal'

/** Days before the end of free time from which it is urgent. */
const SOON_DAYS = 2

/** Whether it has left: its free time is of no concern any more. */
export const isGone = ({
  podFullOutAt,
  finalDestinationFullOutAt,
  emptyTerminatedAt,
}: Pick<Container, 'podFullOutAt' | 'finalDestinationFullOutAt' | 'emptyTerminatedAt'>): boolean =>
  Boolean(podFullOutAt ?? finalDestinationFullOutAt ?? emptyTerminatedAt)

/** How urgent a container is, as far as its lists know: its free time, and what holds it where it could be fetched. */
export const urgencyOf = (container: Pick<Container, UrgencyFields>, now: Date): Urgency => {
  if (isGone(container)) return null
  const days = bindingDay(container, now)?.days
  if (days !== undefined && days < 0) return 'over'
  if (days !== undefined && days <= SOON_DAYS) return 'soon'
  const isHeld = container.holdsAtPodTerminal.some(({ status }) => status === 'hold')
  return isHeld && container.currentStatus === 'available' ? 'held' : null
}
