import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { tooManyRequests, unavailable } from '@boxtrail/protocol/errors'
import type { Caller } from '../../context.ts'
import { isDiskFull } from '../../db/errors.ts'
import type { ReadReplica } from '../../db/replica/read-replica.ts'
import { WINDOW_MS } from '../../rate-limits/queries.ts'
import type { Bucket, Taken, TakePlaces } from '../../rate-limits/windows.ts'

export interface Limits {
  requests_per_minute: number
  tracking_requests_per_minute: number
  infer_number_per_minute: number
  refresh_per_minute: number
  bulk_per_minute: number
  trigger_per_minute: number
}

/** The buckets by the names of `x-bucket` in the contract; an operation without one is in `default`. */
export const bucketsOf = (limits: Limits) =>
  ({
    default: { name: 'default', limit: limits.requests_per_minute },
    create: { name: 'create', limit: limits.tracking_requests_per_minute },
    infer: { name: 'infer', limit: limits.infer_number_per_minute },
    refresh: { name: 'refresh', limit: limits.refresh_per_minute },
    bulk: { name: 'bulk', limit: limits.bulk_per_minute },
    trigger: { name: 'trigger', limit: limits.trigger_per_minute },
  }) satisfies Record<string, Bucket>

// All keys of an account share these limits, because the operations cost others something: requests at lines, calls at
// receivers.
const shared: ReadonlySet<string> = new Set(['create', 'trigger'])

const secondsOf = (resetMs: number) => Math.min(WINDOW_MS / 1_000, Math.max(1, Math.ceil(resetMs / 1_000)))

/** Takes a place in a bucket, or rejects the request if there is none. */
export const takePlace = async (takePlaces: TakePlaces, bucket: Bucket, who: string): Promise<void> => {
  const { admitted, resetMs } = await takePlaces(bucket, who)
  if (admitted === 0) throw tooManyRequests(secondsOf(resetMs))
}

/** Takes a place for a call, or rejects it; returns the headers with the remaining places. */
export const createLimiter = (limits: Limits, takePlaces: TakePlaces, replica?: ReadReplica) => {
  const buckets = bucketsOf(limits)
  const take = (id: OperationId, bucket: Bucket, who: string) => {
    const usual = () => takePlaces(bucket, who)
    if (!replica) return usual()
    // A request that changes something is rejected at once, so that it does not wait in the slots of its caller.
    const isRead = operations[id].method === 'get'
    return replica.unlessAway<Taken | null>(usual, async () => {
      if (isRead) return null
      throw unavailable.away()
    })
  }
  return async (id: OperationId, caller: Caller): Promise<Record<string, string>> => {
    const bucket = buckets[operations[id].bucket ?? 'default']
    const taken = await take(id, bucket, shared.has(bucket.name) ? caller.accountId : caller.keyId).catch((error) => {
      // Requests that cannot be counted are not limited: while the disk is full or the primary away, only reads are
      // answered.
      if (isDiskFull(error)) return null
      throw error
    })
    if (taken === null) return {}
    const seconds = secondsOf(taken.resetMs)
    const headers = {
      'RateLimit-Policy': `"${bucket.name}";q=${bucket.limit};w=${WINDOW_MS / 1_000}`,
      RateLimit: `"${bucket.name}";r=${taken.remaining};t=${seconds}`,
    }
    if (taken.admitted === 0) throw tooManyRequests(seconds, headers)
    return headers
  }
}
