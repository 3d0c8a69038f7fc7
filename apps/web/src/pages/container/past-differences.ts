import { holdName } from '../../format/holds.ts'
import { dayInWords } from '../../format/last-free-day.ts'
import { dayNumber } from '../../format/time.ts'
import { isHoldsKnown } from '../../parts/record/holds.tsx'
import type { WholeContainer } from './queries.ts'

/** What of a container is compared, by the attribute that says who reported it. */
interface Compared {
  label: string
  field?: string
  /** In words; null where it is not known. */
  words: (container: WholeContainer) => string | null
}

const available = ({ availableForPickup }: WholeContainer) =>
  availableForPickup === null ? null : availableForPickup ? 'yes' : 'no'

const holds = (container: WholeContainer) => {
  const names = container.holdsAtPodTerminal.map(({ name, status }) => `${holdName(name)} (${status})`)
  return names.length > 0 ? names.join(', ') : isHoldsKnown(container) ? 'none' : null
}

const DAY_MS = 86_400_000

/** By the calendar of the place, where the day ends: a terminal's is its port, although the container goes on inland. */
const lastFreeDay = ({ pickupLfd, importDeadlines, podTimezone, finalDestinationTimezone }: WholeContainer) => {
  if (!pickupLfd) return null
  const { pickupLfdLine = null, pickupLfdTerminal = null } = importDeadlines ?? {}
  const isOfTerminal = pickupLfd === pickupLfdTerminal && pickupLfd !== pickupLfdLine
  const zone = isOfTerminal ? podTimezone : (finalDestinationTimezone ?? podTimezone)
  return dayInWords(new Date(dayNumber(new Date(pickupLfd), zone ?? 'UTC') * DAY_MS).toISOString())
}

/** To the minute, in UTC: one zone for what is compared. */
const time = (at: string | null) => at && `${dayInWords(at.slice(0, 10))} ${at.slice(11, 16)} UTC`

const compared: readonly Compared[] = [
  { label: 'Status', field: 'current_status', words: ({ currentStatus }) => currentStatus.replaceAll('_', ' ') },
  { label: 'Arrived at the port', field: 'pod_arrived_at', words: ({ podArrivedAt }) => time(podArrivedAt) },
  { label: 'Discharged', field: 'pod_discharged_at', words: ({ podDischargedAt }) => time(podDischargedAt) },
  { label: 'Available for pickup', field: 'available_for_pickup', words: available },
  { label: 'Holds', field: 'holds_at_pod_terminal', words: holds },
  { label: 'Last free day', field: 'pickup_lfd', words: lastFreeDay },
  { label: 'Picked up', field: 'pod_full_out_at', words: ({ podFullOutAt }) => time(podFullOutAt) },
  { label: 'Empty returned', field: 'empty_terminated_at', words: ({ emptyTerminatedAt }) => time(emptyTerminatedAt) },
  // Of the shipment: the provenance of the container does not name it.
  { label: 'Arrival expected', words: ({ shipment }) => time(shipment?.podEtaAt ?? null) },
]

export interface Difference {
  label: string
  field?: string | undefined
  said: string | null
  now: string | null
}

/** What was said of a container at a moment and is not said now. */
export const differencesOf = (past: WholeContainer, now: WholeContainer): Difference[] =>
  compared
    .map(({ label, field, words }) => ({ label, field, said: words(past), now: words(now) }))
    .filter((one) => one.said !== one.now)
