import type { OperationId } from '@boxtrail/contracts'
import type { Caller } from '../context.ts'
import { tooManyRequests } from '../errors.ts'

export interface Bucket {
  name: string
  limit: number
}

export interface Taken {
  allowed: boolean
  remaining: number
  /** Until the next place comes free. */
  resetMs: number
}

/** Where the counts live. In memory for one process; several would share a table behind the same function. */
export type TakePlace = (bucket: Bucket, who: string) => Taken | Promise<Taken>

const WINDOW_MS = 60_000

/**
 * Exact rolling windows: the times of the last `limit` admissions in a ring. A request is let in when the oldest of
 * them is a window ago, so no window of any start holds more than the limit.
 */
export const createRollingWindows = (nowMs: () => number = () => performance.now()): TakePlace => {
  const rings = new Map<string, { times: Float64Array; next: number; count: number }>()
  let sweepAtMs = 0
  return ({ name, limit }, who) => {
    const now = nowMs()
    if (now > sweepAtMs) {
      for (const [key, { times, next, count }] of rings)
        if (count === 0 || times[(next || times.length) - 1]! <= now - WINDOW_MS) rings.delete(key)
      sweepAtMs = now + WINDOW_MS
    }
    const key = `${name}\n${who}`
    let ring = rings.get(key)
    if (!ring || ring.times.length !== limit) {
      ring = { times: new Float64Array(limit), next: 0, count: 0 }
      rings.set(key, ring)
    }
    const full = ring.count === limit
    let oldest = (ring.next - ring.count + limit) % limit
    while (ring.count > 0 && ring.times[oldest]! <= now - WINDOW_MS) {
      ring.count--
      oldest = (oldest + 1) % limit
    }
    if (full && ring.count === limit)
      return { allowed: false, remaining: 0, resetMs: ring.times[oldest]! + WINDOW_MS - now }
    ring.times[ring.next] = now
    ring.next = (ring.next + 1) % limit
    ring.count++
    return { allowed: true, remaining: limit - ring.count, resetMs: ring.times[oldest]! + WINDOW_MS - now }
  }
}

export interface Limits {
  requests_per_minute: number
  tracking_requests_per_minute: number
  infer_number_per_minute: number
  refresh_per_minute: number
}

/** Takes a place for a call, or refuses it; answers the headers that tell how many are left. */
export const createLimiter = (limits: Limits, take: TakePlace) => {
  const general: Bucket = { name: 'default', limit: limits.requests_per_minute }
  const own: Partial<Record<OperationId, Bucket>> = {
    createTrackingRequest: { name: 'create', limit: limits.tracking_requests_per_minute },
    inferTrackingNumber: { name: 'infer', limit: limits.infer_number_per_minute },
  }
  return async (id: OperationId, caller: Caller): Promise<Record<string, string>> => {
    const bucket = own[id] ?? general
    // Creation costs lines their patience, so all keys of an account share it.
    const taking = take(bucket, bucket.name === 'create' ? caller.accountId : caller.keyId)
    const taken = taking instanceof Promise ? await taking : taking
    const seconds = Math.max(1, Math.ceil(taken.resetMs / 1_000))
    const headers = {
      'RateLimit-Policy': `"${bucket.name}";q=${bucket.limit};w=${WINDOW_MS / 1_000}`,
      RateLimit: `"${bucket.name}";r=${taken.remaining};t=${seconds}`,
    }
    if (!taken.allowed) throw tooManyRequests(seconds, headers)
    return headers
  }
}
