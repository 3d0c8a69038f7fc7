/** When the service tries again, in seconds (apps/docs/webhooks.md#what-you-can-rely-on). */
const INTERVALS_S = [5, 60, 300, 900, 1_800, 3_600, 7_200, 14_400, 28_800, 43_200, 57_600, 86_400]
export const MAX_RETRIES = INTERVALS_S.length

/** Only these are a success: no other 2xx, and no redirect. */
const received = new Set([200, 201, 202, 204])

/** The result of an attempt; the status is null if no response came. */
export interface Answer {
  status: number | null
  retryAfter: string | null
}

export type Verdict = { outcome: 'succeeded' } | { outcome: 'failed' } | { outcome: 'pending'; retryInMs: number }

/**
 * What to do after an attempt, as the service decides, without its random deviation; 410 asks for no more deliveries.
 */
export const decide = ({ status, retryAfter }: Answer, attempt: number, retries: number, now: Date): Verdict => {
  if (status !== null && received.has(status)) return { outcome: 'succeeded' }
  const interval = INTERVALS_S[attempt - 1]
  if (status === 410 || interval === undefined || attempt > retries) return { outcome: 'failed' }
  const isLater = status === 429 || status === 503
  return { outcome: 'pending', retryInMs: Math.max(interval * 1_000, isLater ? requestedMs(retryAfter, now) : 0) }
}

const requestedMs = (retryAfter: string | null, now: Date): number => {
  if (retryAfter === null) return 0
  const ms = /^\d+$/.test(retryAfter.trim()) ? Number(retryAfter) * 1_000 : Date.parse(retryAfter) - now.getTime()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 86_400_000) : 0
}
