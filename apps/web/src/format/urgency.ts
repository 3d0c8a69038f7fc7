import type { Container } from '@boxtrail/client'
import { isGone } from './gone.ts'
import { bindingDay, type FreeTimeFields } from './last-free-day.ts'

/** The most urgent reason to act on a container, in this order. */
export type Urgency = 'over' | 'soon' | 'held' | null

export type UrgencyFields = FreeTimeFields | 'currentStatus' | 'holdsAtPodTerminal'

/** Days before the end of free time from which it is urgent. */
const SOON_DAYS = 2

/** The urgency of a container from the data in lists: its free time, and holds once it is available. */
export const urgencyOf = (container: Pick<Container, UrgencyFields>, now: Date): Urgency => {
  if (isGone(container)) return null
  const days = bindingDay(container, now)?.days
  if (days !== undefined && days < 0) return 'over'
  if (days !== undefined && days <= SOON_DAYS) return 'soon'
  const isHeld = container.holdsAtPodTerminal.some(({ status }) => status === 'hold')
  return isHeld && container.currentStatus === 'available' ? 'held' : null
}
