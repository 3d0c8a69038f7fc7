import type { Outcome } from '../statement.ts'

/** The state of a tracking request (apps/docs/engine.md#life-of-a-tracking-request), decided by outcomes and times. */
export interface RequestState {
  status: 'pending' | 'awaiting_manifest' | 'created' | 'failed' | 'tracking_stopped'
  failed_reason: FailedReason | null
  is_retrying: boolean
  retry_count: number
  /** When it began to wait for a manifest, in milliseconds of the source's clock. */
  awaitingSinceMs: number | null
}

/** Whether its sources are polled: it has not failed, and tracking has not stopped. */
export const isFollowed = ({ status }: Pick<RequestState, 'status'>): boolean =>
  status !== 'failed' && status !== 'tracking_stopped'

export type FailedReason =
  | 'unrecognized_response'
  | 'shipping_line_unreachable'
  | 'internal_processing_error'
  | 'duplicate'
  | 'expired'
  | 'retries_exhausted'
  | 'not_found'
  | 'invalid_number'
  | 'booking_cancelled'
  | 'data_unavailable'
  | 'scac_auto_detect_failed'

export type RequestEvent =
  | 'tracking_request.succeeded'
  | 'tracking_request.failed'
  | 'tracking_request.awaiting_manifest'
  | 'tracking_request.tracking_stopped'

export interface RequestLimits {
  /** Attempts before an unreachable line fails the request; about a day with the backoff. */
  maxAttempts: number
  awaitManifestMs: number
}

export const defaultRequestLimits: RequestLimits = { maxAttempts: 14, awaitManifestMs: 7 * 86_400_000 }

export type Trigger =
  /** The line responded or could not be polled. `attempt` identifies the poll, so that each poll counts once. */
  | { kind: 'outcome'; outcome: Outcome; hasShipment: boolean; bookingCancelled: boolean; hidesUnknownNumbers: boolean }
  /** `lastAnswer`: what the line last responded about the number, however often it could not be polled since. */
  | { kind: 'time'; lastAnswer: Outcome | null }
  | { kind: 'collides' }
  | { kind: 'stopped' }
  | { kind: 'resumed' }
  | { kind: 'line_not_detected' }

export interface Decision {
  state: RequestState
  event: RequestEvent | null
}

/** Decides the next state of a tracking request. A trigger without effect returns the given state and no event. */
export const decideRequest = (
  state: RequestState,
  requestType: 'bill_of_lading' | 'booking' | 'container',
  trigger: Trigger,
  nowMs: number,
  limits: RequestLimits = defaultRequestLimits,
): Decision => {
  const stay: Decision = { state, event: null }
  if (trigger.kind === 'stopped') {
    if (!isFollowed(state)) return stay
    return { state: settled(state, 'tracking_stopped', null), event: 'tracking_request.tracking_stopped' }
  }
  if (trigger.kind === 'resumed')
    return state.status === 'tracking_stopped' ? { state: settled(state, 'created', null), event: null } : stay
  if (state.status !== 'pending' && state.status !== 'awaiting_manifest') return stay
  if (trigger.kind === 'collides') return fail(state, 'duplicate')
  if (trigger.kind === 'line_not_detected') return fail(state, 'scac_auto_detect_failed')
  if (trigger.kind === 'time')
    return isExpired(state, nowMs, limits) ? fail(state, reasonAfterWait(trigger.lastAnswer)) : stay
  return decideOutcome(state, requestType, trigger, nowMs, limits)
}

const decideOutcome = (
  state: RequestState,
  requestType: string,
  { outcome, hasShipment, bookingCancelled, hidesUnknownNumbers }: Extract<Trigger, { kind: 'outcome' }>,
  nowMs: number,
  limits: RequestLimits,
): Decision => {
  if (bookingCancelled) return fail(state, 'booking_cancelled')
  if (hasShipment) return { state: settled(state, 'created', null), event: 'tracking_request.succeeded' }
  switch (outcome) {
    case 'number_rejected':
      return fail(state, 'invalid_number')
    case 'withheld':
      return fail(state, 'data_unavailable')
    case 'unreachable':
    case 'throttled':
    case 'unauthorized':
      return retry(state, 'shipping_line_unreachable', limits)
    case 'unrecognized':
      return retry(state, 'unrecognized_response', limits)
    case 'not_found':
      // A line that responds alike for unknown and for not yet manifested numbers cannot reject a number at once.
      if (requestType === 'container' && !hidesUnknownNumbers) return fail(state, 'not_found')
      return wait(state, nowMs, limits, outcome)
    case 'no_data_yet':
    case 'ok':
      return wait(state, nowMs, limits, outcome)
  }
}

const wait = (state: RequestState, nowMs: number, limits: RequestLimits, answer: Outcome): Decision => {
  if (isExpired(state, nowMs, limits)) return fail(state, reasonAfterWait(answer))
  if (state.status === 'awaiting_manifest') {
    const cleared: RequestState = { ...state, is_retrying: false, failed_reason: null }
    return { state: cleared, event: null }
  }
  return {
    state: { ...settled(state, 'awaiting_manifest', null), awaitingSinceMs: nowMs },
    event: 'tracking_request.awaiting_manifest',
  }
}

const reasonAfterWait = (answer: Outcome | null): FailedReason => (answer === 'not_found' ? 'not_found' : 'expired')

const isExpired = ({ status, awaitingSinceMs }: RequestState, nowMs: number, { awaitManifestMs }: RequestLimits) =>
  status === 'awaiting_manifest' && awaitingSinceMs !== null && nowMs - awaitingSinceMs >= awaitManifestMs

const retry = (state: RequestState, reason: FailedReason, { maxAttempts }: RequestLimits): Decision => {
  const retry_count = state.retry_count + 1
  // While waiting for a manifest, an unreachable line only delays the next poll.
  if (state.status === 'pending' && retry_count >= maxAttempts)
    return fail({ ...state, retry_count }, 'retries_exhausted')
  return { state: { ...state, is_retrying: true, retry_count, failed_reason: reason }, event: null }
}

const fail = (state: RequestState, reason: FailedReason): Decision => ({
  state: settled(state, 'failed', reason),
  event: 'tracking_request.failed',
})

const settled = (
  state: RequestState,
  status: RequestState['status'],
  failed_reason: FailedReason | null,
): RequestState => ({
  ...state,
  status,
  failed_reason,
  is_retrying: false,
})
