/** When the tracking of a shipment at its line ends by itself (wire-facts 7.3, design 3.15). */
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
  boxes: readonly {
    emptyTerminatedAtMs: number | null
    fullOutAtMs: number | null
  }[]
  arrivedAtMs: number | null
  bookingCancelled: boolean
  /** Receipt of the last new claim: an old, finished bill tracked today is read in full before it stops. */
  lastNewClaimMs: number | null
  /** The last complete answer that stands behind these values; null while none came. */
  answeredAtMs: number | null
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
  const reason = stopCondition(input, nowMs)
  if (reason === null) return { stop: null, pending: null, lookAgainMs: nextWindowMs(input, nowMs) }
  if (input.answeredAtMs === null) return { stop: null, pending: null, lookAgainMs: null }
  if (remembered?.reason !== reason)
    return { stop: null, pending: { reason, sinceMs: input.answeredAtMs }, lookAgainMs: null }
  const confirmed = input.answeredAtMs - remembered.sinceMs >= stopWindows.confirmedAfterMs
  return { stop: confirmed ? reason : null, pending: remembered, lookAgainMs: null }
}

const stopCondition = (input: LineTrackingInput, nowMs: number): StopReason | null => {
  const { boxes, arrivedAtMs, bookingCancelled, lastNewClaimMs } = input
  if (bookingCancelled) return 'booking_cancelled'
  if (boxes.length > 0 && boxes.every((box) => box.emptyTerminatedAtMs !== null)) return 'all_containers_terminated'
  if (
    boxes.length > 0 &&
    boxes.every((box) => isOver(box.fullOutAtMs ?? box.emptyTerminatedAtMs, stopWindows.pastFullOutMs, nowMs))
  )
    return 'past_full_out_window'
  if (isOver(arrivedAtMs, stopWindows.pastArrivalMs, nowMs)) return 'past_arrival_window'
  if (isOver(lastNewClaimMs, stopWindows.noUpdatesMs, nowMs)) return 'no_updates_at_line'
  return null
}

const isOver = (sinceMs: number | null, windowMs: number, nowMs: number) =>
  sinceMs !== null && nowMs - sinceMs > windowMs

const nextWindowMs = ({ arrivedAtMs, lastNewClaimMs }: LineTrackingInput, nowMs: number): number | null => {
  const ends = [
    arrivedAtMs && arrivedAtMs + stopWindows.pastArrivalMs,
    lastNewClaimMs && lastNewClaimMs + stopWindows.noUpdatesMs,
  ]
  const coming = ends.filter((ms): ms is number => typeof ms === 'number' && ms > nowMs)
  return coming.length > 0 ? Math.min(...coming) + 1 : null
}
