import type { Admitted } from './queries.ts'

/**
 * Places in a bucket that a process has taken from the database and may use until the end of their slot. They count as
 * used at that end, and no use is later, so that using a leased place never exceeds the limit of a minute.
 */
export interface Lease {
  left: number
  /** The slot, named by its end in the database's time; null if there is nothing to give back. */
  slot: number | null
  /** The end of the slot in the time of this process: never later than the true end. */
  untilMs: number
  /** How many places were used in this slot, including those of earlier leases. */
  used: number
  /** How many were used in the slot before. */
  usedBefore: number
  /** How many were free in the database when these were taken. */
  free: number
  resetAtMs: number
}

export interface Taken {
  admitted: number
  remaining: number
  /** How long it takes until the next place becomes free. */
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
 * How many places to take ahead: as many as were used in this slot so far, or in one of the two before, so that
 * occasional callers take none. Two, because a slot may end a moment after it was begun.
 */
export const aheadOf = ({ untilMs, used, usedBefore }: Lease, nowMs: number): number =>
  nowMs < untilMs ? Math.max(used, usedBefore - used - 1) : Math.max(0, used - 1, usedBefore - 1)

/** The places of a lease that a process does not use any more. */
export const unusedOf = ({ left, slot }: Lease): { count: number; slot: number } | undefined =>
  left > 0 && slot !== null ? { count: left, slot } : undefined

/** Distributes the places that the database granted, first come, first served. What is left is the next lease. */
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
