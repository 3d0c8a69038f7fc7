import type { Pool } from 'pg'
import { type Admitted, admit } from './queries.ts'

export interface Bucket {
  name: string
  /** How many are admitted in any minute. */
  limit: number
}

export interface Taken {
  admitted: number
  remaining: number
  /** Until the next place becomes free. */
  resetMs: number
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

const keyOf = (bucket: string, who: string) => `${bucket}\n${who}`

/**
 * Exact rolling windows shared by all processes. Requests that arrive while a query is under way are batched into the
 * next one, so a busy process sends one query for many.
 */
export const createWindows = (pool: Pool, nowMs?: () => number): TakePlaces => {
  let waiting: Waiting[] = []
  let isAdmitting = false

  const admitWaiting = async () => {
    isAdmitting = true
    while (waiting.length > 0) {
      const turn = waiting
      waiting = []
      const groups = Map.groupBy(turn, ({ bucket, who }) => keyOf(bucket.name, who))
      try {
        const requests = [...groups.values()].map((group) => ({
          bucket: group[0]!.bucket.name,
          who: group[0]!.who,
          places: group[0]!.bucket.limit,
          requested: group.reduce((sum, { wanted }) => sum + wanted, 0),
        }))
        for (const admitted of await admit(pool, requests, nowMs?.()))
          admitInOrder(groups.get(keyOf(admitted.bucket, admitted.who))!, admitted)
      } catch (error) {
        for (const { fail } of turn) fail(error)
      }
    }
    isAdmitting = false
  }

  return (bucket, who, wanted = 1) =>
    new Promise((settle, fail) => {
      waiting.push({ bucket, who, wanted, settle, fail })
      if (!isAdmitting) void admitWaiting()
    })
}

/** First come, first served. */
const admitInOrder = (group: readonly Waiting[], { admitted, free, reset_ms: resetMs }: Admitted): void => {
  let left = admitted
  for (const { wanted, settle } of group) {
    const places = Math.min(wanted, left)
    left -= places
    settle({ admitted: places, remaining: free + left, resetMs })
  }
}
