import type { Container } from '@boxtrail/client'
import { type GoneFields, isGone } from './gone.ts'
import { dayNumber, daysUntil } from './time.ts'

/** The fields that determine whether the free time of a container is still running. */
export type FreeTimeFields = 'meta' | 'pickupLfd' | 'podTimezone' | 'finalDestinationTimezone' | GoneFields

export interface BindingDay {
  /** An instant on that day at the place. */
  at: string
  zone: string
  days: number
  /** The charge and who stated the day, if the free time of another charge ends on another day. */
  whose: string | null
}

const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `24 Jan 2026`. */
export const dayInWords = (day: string): string => dates.format(new Date(day))

const noon = (date: string) => `${date}T12:00:00Z`

/**
 * The binding day: the earliest last free day that still applies. For a container that has left, the day in its
 * attributes; otherwise a reported day that does not bind belongs to another place.
 */
export const bindingDay = (container: Pick<Container, FreeTimeFields>, now: Date): BindingDay | null => {
  const { meta, pickupLfd } = container
  const { endsOn = null, timezone = null, binding = null } = meta?.freeTime ?? {}
  if (endsOn) {
    const at = noon(endsOn)
    const days = dayNumber(new Date(at), 'UTC') - dayNumber(now, timezone ?? 'UTC')
    return {
      at,
      zone: 'UTC',
      days,
      whose: binding?.othersDiffer ? `${binding.charge}, by the ${binding.statedBy}` : null,
    }
  }
  if (!pickupLfd || !isGone(container)) return null
  const zone = container.finalDestinationTimezone ?? container.podTimezone ?? 'UTC'
  return { at: pickupLfd, zone, days: daysUntil(new Date(pickupLfd), zone, now), whose: null }
}

/** The day of the account's policy, if another day binds. */
export const policyDay = ({ meta }: Pick<Container, 'meta'>): string | null => {
  const { freeTime, pickupLfdPolicy } = meta ?? {}
  if (!freeTime?.endsOn || !pickupLfdPolicy || pickupLfdPolicy.day === freeTime.endsOn) return null
  const { day, statedBy } = pickupLfdPolicy
  return `${dayInWords(day)} by your policy (${statedBy})`
}
