import type { OperationId } from '@boxtrail/contracts'
import { badRequest, tooManyRequests } from '@boxtrail/protocol/errors'
import { wholeNumber } from '../whole-number.ts'

/** The rate limit of a world. */
export interface Limit {
  /** Counts a call. Returns the headers with the remaining number of calls. */
  take(id: OperationId): Record<string, string>
}

/**
 * Validates a rate limit; throws an error that says what is wrong. It is at least 1, because otherwise no call could
 * succeed.
 */
export const readCallsPerMinute = (given: number | string, name = 'callsPerMinute'): number => {
  const calls = wholeNumber(given)
  if (!(calls >= 1))
    throw badRequest(
      `${name} is a whole number of calls from 1, such as 60, and not ${typeof given === 'string' ? JSON.stringify(given) : given}; leave it out for no limit.`,
    )
  return calls
}

const WINDOW_MS = 60_000

/** The rate limit of each world; undefined if calls are not limited. */
export interface Limits {
  of(world: string): Limit | undefined
  forget(world: string): void
}

export const createLimits = (given: number | undefined): Limits => {
  const callsPerMinute = given === undefined ? undefined : readCallsPerMinute(given)
  const limits = new Map<string, Limit>()
  return {
    of: (world) => {
      if (callsPerMinute !== undefined && !limits.has(world)) limits.set(world, createLimit(callsPerMinute))
      return limits.get(world)
    },
    forget: (world) => void limits.delete(world),
  }
}

/** Allows a number of calls per minute. */
const createLimit = (callsPerMinute: number, nowMs: () => number = () => Date.now()): Limit => {
  let began = nowMs()
  let taken = 0
  return {
    take: () => {
      if (nowMs() - began >= WINDOW_MS) [began, taken] = [nowMs(), 0]
      taken += 1
      const seconds = Math.max(1, Math.ceil((began + WINDOW_MS - nowMs()) / 1_000))
      const headers = {
        'ratelimit-policy': `"default";q=${callsPerMinute};w=60`,
        ratelimit: `"default";r=${Math.max(0, callsPerMinute - taken)};t=${seconds}`,
      }
      if (taken > callsPerMinute) throw tooManyRequests(seconds, headers)
      return headers
    },
  }
}
