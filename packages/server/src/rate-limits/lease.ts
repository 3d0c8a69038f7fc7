import type { Admitted } from './queries.ts'

/**
 * Places in a bucket that a process has taken from the database and may use until the end of their slot. They count as
 * used at that end, which no use is later than: so a place that is used out of a lease is in no minute that is full.
 */
export interface Lease {
  left: number
  /** By its end, in the database's time; null if there is nothing to give back. */
  slot: number | null
  /** The same in the time of this process: at the latest the true end. */
  untilMs: number
  /** Used in this slot, those of earlier leases included. */
  used: number
  /** The same of the slot before. */
  usedBefore: number
  /** Free in the database when they were taken. */
  free: number
  resetAtMs: number
}

export interface Taken {
  admitted: number
  remaining: number
  /** Until the next place becomes free. */
  resetMs: number
}

export const NO_LEASE: Lease = { left: 0, slot: null, untilMs: 0, used: 0, usedBefore: 0, free: 0, resetAtMs: 0 }

/** Takes all of `wanted` from a lease, or nothing. */
export const takeFrom = (lease: Lease, wanted: number, nowMs: number): { lease: Lease; taken: Taken } | undefined => {
  if (nowMs >= lease.untilMs || lease.left < wanted) return undefined
  const left = lease.left - wanted
  const taken = {
    admitted: wanted,
    remaining: lease.free + left,
    resetMs: Math.max(0, Math.ceil(lease.resetAtMs - nowMs)),
  }
  return { lease: { ...lease, left, used: lease.used + wanted }, taken }
}

/**
 * As many ahead as were used in this slot so far, or in one of the two before: whoever calls now and then takes none. Two,
 * because a slot may end a moment after it was begun.
 */
export const aheadOf = ({ untilMs, used, usedBefore }: Lease, nowMs: number): number =>
  nowMs < untilMs ? Math.max(used, usedBefore - used - 1) : Math.max(0, used - 1, usedBefore - 1)

/** What a process no longer uses of a lease. */
export const unusedOf = ({ left, slot }: Lease): { count: number; slot: number } | undefined =>
  left > 0 && slot !== null ? { count: left, slot } : undefined

/** The answer of the database shared out: first come, first served. What is left is the next lease. */
export const shareOut = (
  { admitted, free, reset_ms: resetMs, slot, ends_ms: endsMs }: Admitted,
  wanted: readonly number[],
  { before, sentMs, receivedMs }: { before: Lease; sentMs: number; receivedMs: number },
): { lease: Lease; taken: Taken[] } => {
  let left = admitted
  const taken = wanted.map((each) => {
    const places = Math.min(each, left)
    left -= places
    return { admitted: places, remaining: free + left, resetMs }
  })
  const isSameSlot = sentMs < before.untilMs
  const lease = {
    left,
    slot: admitted > 0 ? slot : null,
    // The database read its clock after the request was sent.
    untilMs: sentMs + endsMs,
    used: admitted - left + (isSameSlot ? before.used : 0),
    usedBefore: isSameSlot ? before.usedBefore : before.used,
    free,
    resetAtMs: receivedMs + resetMs,
  }
  return { lease, taken }
}
