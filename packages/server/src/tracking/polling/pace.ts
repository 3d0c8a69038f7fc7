import type { SourceLimits } from '@boxtrail/sources/port/source'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** How many polls a source allows now. One per source that this process has leased, kept from lease to lease. */
export interface Pace {
  /** Takes up to `wanted` permits and returns how many were granted. */
  take(wanted: number, nowMs: number): number
  /** Returns unused permits. */
  giveBack(count: number): void
  /** Milliseconds until at least one can be granted; 0 if one can now. */
  waitMs(nowMs: number): number
}

/** A token bucket with even refill: no burst above a sixth of a minute's allowance, even after idle time. */
export const createPace = ({ perMinute, perDay }: SourceLimits, nowMs: number): Pace => {
  const buckets = [
    ...(perMinute === null ? [] : [bucket(Math.max(1, perMinute / 6), perMinute / MINUTE_MS, nowMs)]),
    ...(perDay === null ? [] : [bucket(Math.max(1, perDay / 24), perDay / DAY_MS, nowMs)]),
  ]
  return {
    take(wanted, now) {
      const given = buckets.reduce((least, one) => Math.min(least, Math.floor(one.level(now))), wanted)
      for (const one of buckets) one.spend(given)
      return given
    },
    giveBack(count) {
      for (const one of buckets) one.spend(-count)
    },
    waitMs: (now) => buckets.reduce((longest, one) => Math.max(longest, one.waitMs(now)), 0),
  }
}

const bucket = (capacity: number, perMs: number, startMs: number) => {
  let tokens = capacity
  let atMs = startMs
  const level = (nowMs: number) => {
    tokens = Math.min(capacity, tokens + Math.max(0, nowMs - atMs) * perMs)
    atMs = nowMs
    return tokens
  }
  return {
    level,
    spend: (count: number) => {
      tokens -= count
    },
    waitMs: (nowMs: number) => (level(nowMs) >= 1 ? 0 : Math.ceil((1 - tokens) / perMs)),
  }
}
