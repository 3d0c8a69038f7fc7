/** When the tracking of a shipment at its line ends by itself (apps/docs/engine.md#automatic-stops). */
export type StopReason =
  | 'all_containers_terminated'
  | 'past_arrival_window'
  | 'past_full_out_window'
  | 'no_updates_at_line'
  | 'cancelled_by_user'
  | 'booking_cancelled'

const DAY_MS = 86_400_000

export const stopWindows = {
  /** A stop needs its condition in complete answers at least this far apart: a false empty return must not end tracking. */
  confirmedAfterMs: DAY_MS,
  pastArrivalMs: 56 * DAY_MS,
  pastFullOutMs: 45 * DAY_MS,
  noUpdatesMs: 56 * DAY_MS,
}

export interface LineTrackingInput {
  containers: readonly {
    emptyTerminatedAtMs: number | null
    fullOutAtMs: number | null
  }[]
  arrivedAtMs: number | null
  bookingCancelled: boolean
  /** Receipt of the last new claim: an old, finished bill tracked today is read in full before it stops. */
  lastNewClaimMs: number | null
  /** The last complete answer that stands behind these values; null while none came since tracking began. */
  answeredAtMs: number | null
  /** The last time the line said anything about the number, were it that it knows it no more. */
  lastAnsweredAtMs?: number | null
}

/** What the life cycle remembers: the condition it saw, and in which answer first. */
export interface PendingStop {
  reason: StopReason
  sinceMs: number
}

export interface StopDecision {
  /** Stop now, for this reason. */
  stop: StopReason | null
  /** To remember until the next answer. */
  pending: PendingStop | null
  /** When to look again without news. */
  lookAgainMs: number | null
}

/** Decides whether tracking ends. A condition counts only once it stands in two complete answers a day apart. */
export const decideStop = (input: LineTrackingInput, remembered: PendingStop | null, nowMs: number): StopDecision => {
  const { answeredAtMs, lastAnsweredAtMs = null } = input
  // What the line says of the boxes must stand in its answers; that time has passed stands in any, as lines forget
  // delivered bills and answer ever after that they know none.
  const stated = answeredAtMs === null ? null : statedCondition(input)
  const reason = stated ?? windowCondition(input, nowMs)
  const statedAtMs = stated ? answeredAtMs : (lastAnsweredAtMs ?? answeredAtMs)
  // What was seen is forgotten only when an answer no longer says it, not while the line is silent.
  if (reason === null)
    return { stop: null, pending: answeredAtMs === null ? remembered : null, lookAgainMs: nextWindowMs(input, nowMs) }
  if (statedAtMs === null) return { stop: null, pending: remembered, lookAgainMs: nowMs + DAY_MS }
  if (remembered?.reason !== reason) return { stop: null, pending: { reason, sinceMs: statedAtMs }, lookAgainMs: null }
  const confirmed = statedAtMs - remembered.sinceMs >= stopWindows.confirmedAfterMs
  return { stop: confirmed ? reason : null, pending: remembered, lookAgainMs: null }
}

const statedCondition = ({ containers, bookingCancelled }: LineTrackingInput): StopReason | null => {
  if (bookingCancelled) return 'booking_cancelled'
  return containers.length > 0 && containers.every((container) => container.emptyTerminatedAtMs !== null)
    ? 'all_containers_terminated'
    : null
}

const windowCondition = (input: LineTrackingInput, nowMs: number): StopReason | null => {
  const { containers, arrivedAtMs, lastNewClaimMs } = input
  if (
    containers.length > 0 &&
    containers.every((container) =>
      isOver(container.fullOutAtMs ?? container.emptyTerminatedAtMs, stopWindows.pastFullOutMs, nowMs),
    )
  )
    return 'past_full_out_window'
  if (isOver(arrivedAtMs, stopWindows.pastArrivalMs, nowMs)) return 'past_arrival_window'
  if (isOver(lastNewClaimMs, stopWindows.noUpdatesMs, nowMs)) return 'no_updates_at_line'
  return null
}

const isOver = (sinceMs: number | null, windowMs: number, nowMs: number) =>
  sinceMs !== null && nowMs - sinceMs > windowMs

const nextWindowMs = ({ containers, arrivedAtMs, lastNewClaimMs }: LineTrackingInput, nowMs: number): number | null => {
  const outAtMs = containers.map((container) => container.fullOutAtMs ?? container.emptyTerminatedAtMs)
  const ends = [
    outAtMs.length > 0 && !outAtMs.includes(null) && Math.max(...(outAtMs as number[])) + stopWindows.pastFullOutMs,
    arrivedAtMs && arrivedAtMs + stopWindows.pastArrivalMs,
    lastNewClaimMs && lastNewClaimMs + stopWindows.noUpdatesMs,
  ]
  const coming = ends.filter((ms): ms is number => typeof ms === 'number' && ms > nowMs)
  return coming.length > 0 ? Math.min(...coming) + 1 : null
}
