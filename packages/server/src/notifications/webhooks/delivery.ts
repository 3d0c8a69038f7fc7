import { isReceived } from '@boxtrail/protocol/webhooks/delivery'

/** The consequences of one delivery attempt: pure, so that schedules can be tested without waiting. */

export interface Attempt {
  /** The number of this attempt, from 1. */
  number: number
  status: number | null
  /** The `Retry-After` header as received. */
  retryAfter: string | null
  nowMs: number
}

export type Verdict =
  | { delivery: 'succeeded' }
  | { delivery: 'pending'; retryInMs: number }
  /** `gone`: the receiver asked for no more notifications. */
  | { delivery: 'failed'; gone: boolean }

/** The longest time for which a receiver may postpone a delivery. */
const MAX_RETRY_AFTER_MS = 86_400_000
const JITTER = 0.2

export const decideDelivery = (
  attempt: Attempt,
  intervalsS: readonly number[],
  random: () => number = Math.random,
): Verdict => {
  if (isReceived(attempt.status)) return { delivery: 'succeeded' }
  if (attempt.status === 410) return { delivery: 'failed', gone: true }
  const interval = intervalsS[attempt.number - 1]
  if (interval === undefined) return { delivery: 'failed', gone: false }
  const jittered = interval * 1_000 * (1 + JITTER * (2 * random() - 1))
  return { delivery: 'pending', retryInMs: Math.max(jittered, requestedDelayMs(attempt)) }
}

/**
 * The delay that the receiver requested by `Retry-After`, in seconds or as a date, with the two statuses that mean
 * "later".
 */
const requestedDelayMs = ({ status, retryAfter, nowMs }: Attempt): number => {
  if ((status !== 429 && status !== 503) || retryAfter === null) return 0
  const requested = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - nowMs
  return Number.isFinite(requested) ? Math.min(Math.max(requested, 0), MAX_RETRY_AFTER_MS) : 0
}
