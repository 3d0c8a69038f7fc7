/** Why the tracking of a shipment at its line ends automatically (apps/docs/engine.md#automatic-stops). */
export type StopReason =
  | 'all_containers_terminated'
  | 'past_arrival_window'
  | 'past_full_out_window'
  | 'no_updates_at_line'
  | 'cancelled_by_user'
  | 'booking_cancelled'

const DAY_MS = 86_400_000

export const stopWindows = {
  /**
   * A stop needs its condition in complete responses at least this far apart: a false empty return must not end
   * tracking.
   */
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
  /**
   * When the last new claim was received: an old, finished bill that is tracked today is read in full before tracking
   * stops.
   */
  lastNewClaimMs: number | null
  /** The last complete response that supports these values; null if none came since tracking began. */
  answeredAtMs: number | null
  /** The last time the line responded about the number, even to say that it no longer knows it. */
  lastAnsweredAtMs?: number | null
  /** Whether the line only pushes, and so sends nothing while nothing is new. */
  pushes?: boolean
}

/** The condition that a response showed, and the first response that showed it. */
export interface PendingStop {
  reason: StopReason
  sinceMs: number
}

export interface StopDecision {
  stop: StopReason | null
  /** What to store until the next response. */
  pending: PendingStop | null
  /** When to evaluate again if nothing new arrives. */
  reevaluateAtMs: number | null
}

/** Decides whether tracking ends. A condition counts only if two complete responses a day apart show it. */
export const decideStop = (input: LineTrackingInput, remembered: PendingStop | null, nowMs: number): StopDecision => {
  const { answeredAtMs, lastAnsweredAtMs = null, pushes = false } = input
  // A condition on the containers must be confirmed by complete responses. A time window may be confirmed by any
  // response, because lines drop delivered bills and from then on respond that they do not know them.
  const stated = answeredAtMs === null ? null : statedCondition(input)
  const past = windowCondition(input, nowMs)
  // A line that pushes may never repeat what it stated, and its silence confirms that a window is over.
  const reason = pushes ? (past ?? stated) : (stated ?? past)
  const statedAtMs = reason === stated ? answeredAtMs : pushes ? nowMs : (lastAnsweredAtMs ?? answeredAtMs)
  // A pending stop is discarded only when a response contradicts it, not while the line is silent.
  if (reason === null)
    return {
      stop: null,
      pending: answeredAtMs === null ? remembered : null,
      reevaluateAtMs: nextWindowMs(input, nowMs),
    }
  if (statedAtMs === null) return { stop: null, pending: remembered, reevaluateAtMs: nowMs + DAY_MS }
  const reevaluateAtMs = pushes && reason === stated ? nextWindowMs(input, nowMs) : null
  if (remembered?.reason !== reason) return { stop: null, pending: { reason, sinceMs: statedAtMs }, reevaluateAtMs }
  const confirmed = statedAtMs - remembered.sinceMs >= stopWindows.confirmedAfterMs
  return { stop: confirmed ? reason : null, pending: remembered, reevaluateAtMs }
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
