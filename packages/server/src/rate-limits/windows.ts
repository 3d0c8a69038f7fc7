import type { Pool } from 'pg'
import { aheadOf, type Lease, NO_LEASE, shareOut, type Taken, takeFrom, unusedOf } from './lease.ts'
import { admit, SLOT_MS } from './queries.ts'

export type { Taken } from './lease.ts'

export interface Bucket {
  name: string
  /** How many are admitted in any minute. */
  limit: number
}

/** Takes places in a bucket: one, or as many of `wanted` as there are. */
export type TakePlaces = (bucket: Bucket, who: string, wanted?: number) => Promise<Taken>

interface Waiting {
  bucket: Bucket
  who: string
  wanted: number
  settle: (taken: Taken) => void
  fail: (error: unknown) => void
}

interface Held {
  bucket: Bucket
  who: string
  lease: Lease
}

/** How long the use of a slot is remembered. */
const REMEMBER_MS = 5_000

const keyOf = (bucket: string, who: string) => `${bucket}\n${who}`

/**
 * Exact rolling windows shared by all processes. A caller with many requests is granted some places ahead. This process
 * hands them out by itself until their slot ends, and returns unused ones, so that a place is taken without being used
 * for a second at most. Requests that arrive while a query is under way are batched into the next one.
 */
export const createWindows = (pool: Pool, nowMs?: () => number): TakePlaces => {
  const clock = nowMs ?? (() => performance.now())
  const held = new Map<string, Held>()
  let waiting: Waiting[] = []
  let isAdmitting = false
  let isWatching = false

  const admitWaiting = async () => {
    isAdmitting = true
    while (waiting.length > 0) {
      const turn = waiting
      waiting = []
      await admitTurn(turn).catch((error) => {
        for (const { fail } of turn) fail(error)
      })
    }
    isAdmitting = false
  }

  const admitTurn = async (turn: readonly Waiting[]) => {
    const groups = Map.groupBy(turn, ({ bucket, who }) => keyOf(bucket.name, who))
    const sentMs = clock()
    const before = new Map([...groups.keys()].map((key) => [key, held.get(key)?.lease ?? NO_LEASE]))
    // These places are given back with this statement, so none of them may be used from now on.
    for (const key of groups.keys()) held.delete(key)
    const requests = [...groups].map(([key, group]) => ({
      bucket: group[0]!.bucket.name,
      who: group[0]!.who,
      places: group[0]!.bucket.limit,
      requested: group.reduce((sum, { wanted }) => sum + wanted, 0),
      ahead: aheadOf(before.get(key)!, sentMs),
      unused: unusedOf(before.get(key)!),
    }))
    for (const admitted of await admit(pool, requests, nowMs?.())) {
      const key = keyOf(admitted.bucket, admitted.who)
      const group = groups.get(key)!
      const wanted = group.map((each) => each.wanted)
      const { lease, taken } = shareOut(admitted, wanted, { before: before.get(key)!, sentMs, receivedMs: clock() })
      held.set(key, { bucket: group[0]!.bucket, who: admitted.who, lease })
      for (const [at, { settle }] of group.entries()) settle(taken[at]!)
    }
    if (!isWatching) watch()
  }

  /** Returns what was not used within its slot; what cannot be returned counts as used until its minute is over. */
  const giveBack = async () => {
    const now = clock()
    const over = [...held].filter(([, { lease }]) => now >= lease.untilMs)
    const unused = over.filter(([, { lease }]) => lease.left > 0)
    for (const [key, { lease, ...of }] of over) {
      if (lease.left > 0) held.set(key, { ...of, lease: { ...lease, left: 0, slot: null } })
      else if (now >= lease.untilMs + REMEMBER_MS) held.delete(key)
    }
    const requests = unused.map(([, { bucket, who, lease }]) => ({
      bucket: bucket.name,
      who,
      places: bucket.limit,
      requested: 0,
      unused: unusedOf(lease),
    }))
    if (requests.length > 0) await admit(pool, requests, nowMs?.()).catch(() => {})
    isWatching = false
    if (held.size > 0) watch()
  }

  const watch = () => {
    isWatching = true
    setTimeout(giveBack, SLOT_MS).unref()
  }

  return (bucket, who, wanted = 1) => {
    const key = keyOf(bucket.name, who)
    const own = held.get(key)
    const found = own && takeFrom(own.lease, wanted, clock())
    if (found) {
      own.lease = found.lease
      return Promise.resolve(found.taken)
    }
    return new Promise((settle, fail) => {
      waiting.push({ bucket, who, wanted, settle, fail })
      if (!isAdmitting) void admitWaiting()
    })
  }
}
