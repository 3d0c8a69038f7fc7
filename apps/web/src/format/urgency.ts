import type { Container } from '@boxtrail/client'
import { isGone } from './gone.ts'
import { bindingDay, type FreeTimeFields } from './last-free-day.ts'

/** What somebody has to do about a container soonest; most urgent first. */
export type Urgency = 'over' | 'soon' | 'held' | null

export type UrgencyFields = FreeTimeFields | 'currentStatus' | 'holdsAtPodTerminal'

/** Days before the end of free time from which it is urgent. */
const SOON_DAYS = 2

/** How urgent a container is, as far as its lists know: its free time, and what holds it where it could be fetched. */
export const urgencyOf = (container: Pick<Container, UrgencyFields>, now: Date): Urgency => {
  if (isGone(container)) return null
  const days = bindingDay(container, now)?.days
  if (days !== undefined && days < 0) return 'over'
  if (days !== undefined && days <= SOON_DAYS) return 'soon'
  const isHeld = container.holdsAtPodTerminal.some(({ status }) => status === 'hold')
  return isHeld && container.currentStatus === 'available' ? 'held' : null
}
