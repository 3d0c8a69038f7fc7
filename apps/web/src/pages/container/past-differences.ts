import { holdName, reportedLists } from '../../format/holds.ts'
import { dayInWords } from '../../format/last-free-day.ts'
import { dayNumber } from '../../format/time.ts'
import type { WholeContainer } from './queries.ts'

/** A property of a container that is compared. `field` is the attribute whose provenance is shown. */
interface Compared {
  label: string
  field?: string
  /** The value as text; null if it is unknown. */
  words: (container: WholeContainer) => string | null
}

const available = ({ availableForPickup }: WholeContainer) =>
  availableForPickup === null ? null : availableForPickup ? 'yes' : 'no'

const holds = (container: WholeContainer) => {
  const names = container.holdsAtPodTerminal.map(({ name, status }) => `${holdName(name)} (${status})`)
  return names.length > 0 ? names.join(', ') : reportedLists(container).holds ? 'none' : null
}

const DAY_MS = 86_400_000

/**
 * The last free day by the calendar of its place: a terminal's day is at the port, even if the container continues
 * inland.
 */
const lastFreeDay = ({ pickupLfd, importDeadlines, podTimezone, finalDestinationTimezone }: WholeContainer) => {
  if (!pickupLfd) return null
  const { pickupLfdLine = null, pickupLfdTerminal = null } = importDeadlines ?? {}
  const isOfTerminal = pickupLfd === pickupLfdTerminal && pickupLfd !== pickupLfdLine
  const zone = isOfTerminal ? podTimezone : (finalDestinationTimezone ?? podTimezone)
  return dayInWords(new Date(dayNumber(new Date(pickupLfd), zone ?? 'UTC') * DAY_MS).toISOString())
}

/** To the minute, in UTC, so that all times have the same zone. */
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
  // An attribute of the shipment, which is not in the provenance of the container.
  { label: 'Arrival expected', words: ({ shipment }) => time(shipment?.podEtaAt ?? null) },
]

export interface Difference {
  label: string
  field?: string | undefined
  shownThen: string | null
  now: string | null
}

/** The values at a moment that differ from the present ones. */
export const differencesOf = (past: WholeContainer, now: WholeContainer): Difference[] =>
  compared
    .map(({ label, field, words }) => ({ label, field, shownThen: words(past), now: words(now) }))
    .filter((one) => one.shownThen !== one.now)
