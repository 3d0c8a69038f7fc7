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
 * Exact rolling windows: the times of the admissions of the last minute, in a ring that grows to the limit at most. A
 * request is let in when fewer than the limit are left in it, so no window of any start holds more than the limit.
 */
export const createRollingWindows = (nowMs: () => number = () => performance.now()): TakePlace => {
  const rings = new Map<string, Ring>()
  let sweepAtMs = 0
  return ({ name, limit }, who) => {
    const now = nowMs()
    if (now > sweepAtMs) {
      for (const [key, ring] of rings) if (forget(ring, now).count === 0) rings.delete(key)
      sweepAtMs = now + WINDOW_MS
    }
    const key = `${name}\n${who}`
    let ring = rings.get(key)
    if (!ring) {
      ring = { times: new Float64Array(FIRST_ROOM), oldest: 0, count: 0 }
      rings.set(key, ring)
    }
    forget(ring, now)
    const allowed = ring.count < limit
    if (allowed) admit(ring, now)
    return { allowed, remaining: limit - ring.count, resetMs: ring.times[ring.oldest]! + WINDOW_MS - now }
  }
}

interface Ring {
  times: Float64Array
  oldest: number
  count: number
}

const FIRST_ROOM = 64

const forget = (ring: Ring, now: number): Ring => {
  while (ring.count > 0 && ring.times[ring.oldest]! <= now - WINDOW_MS) {
    ring.oldest = (ring.oldest + 1) % ring.times.length
    ring.count--
  }
  return ring
}

const admit = (ring: Ring, now: number): void => {
  const { times, oldest, count } = ring
  if (count === times.length) {
    const wider = new Float64Array(count * 2)
    wider.set(times.subarray(oldest))
    wider.set(times.subarray(0, oldest), count - oldest)
    Object.assign(ring, { times: wider, oldest: 0 })
  }
  ring.times[(ring.oldest + count) % ring.times.length] = now
  ring.count++
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
