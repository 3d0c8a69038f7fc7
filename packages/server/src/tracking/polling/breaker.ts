import type { Cadence } from '@boxtrail/engine/cadence'
import { PAGE_BREAK } from '@boxtrail/sources/port/source'
import type { PollResult } from './poll.ts'

/** Different numbers that fail one after another, with no response in between, open the breaker. */
export const breakAfter = 5

/** How long it opens: from half a minute, doubling to a quarter of an hour. */
export const breakMs = (failures: number, { breakFirstMs, breakMaxMs }: Cadence): number =>
  Math.min(breakMaxMs, breakFirstMs * 2 ** Math.max(0, failures - breakAfter))

type Failable = Pick<PollResult, 'update' | 'fetched'> & { check: Pick<PollResult['check'], 'id'> }

/** Suspends the polls of a source that is down, except for an occasional probe. One per lease of a source. */
export interface Breaker {
  note(result: Failable): void
  /** Stored with the source, so that the next lease continues the count. */
  failures(): number
  /** The checks that failed, until the breaker opens. */
  failed(): string[]
  /** How long polls of the source pause; 0: not at all. */
  pausedMs(): number
  /** One poll at a time probes whether the source is back. */
  isProbing(): boolean
}

/** Failures in a sandbox are simulated, each for one number: they must not suspend polls of another. */
export const playedBreaker: Breaker = {
  failures: () => 0,
  failed: () => [],
  pausedMs: () => 0,
  isProbing: () => false,
  note: () => {},
}

/** One number that the source fails on, however often, is not a failure of the source: others are still polled. */
export const createBreaker = (
  before: { failures: number; failed_checks: readonly string[] },
  cadence: Cadence,
): Breaker => {
  let { failures } = before
  const failed = new Set(failures > 0 ? before.failed_checks : [])
  let pausedMs = 0
  return {
    failures: () => failures,
    failed: () => [...failed],
    pausedMs: () => pausedMs,
    isProbing: () => failures >= breakAfter,
    note({ check, update: { outcome }, fetched }) {
      const isThrottled = outcome === 'throttled'
      const namedMs = (isThrottled && fetched.retryAfterMs) || 0
      // Polls that were under way together when it opened count as one failure, not as many as ran concurrently.
      if (pausedMs === 0) {
        if (isThrottled) failures = Math.max(failures + 1, breakAfter)
        else if (!isDown(outcome, fetched.body)) {
          failures = 0
          failed.clear()
        } else if (failures >= breakAfter) failures += 1
        else failures = failed.add(check.id).size
        // If a source states how long to wait, that is respected.
        if (failures >= breakAfter && namedMs === 0) pausedMs = breakMs(failures, cadence)
      }
      pausedMs = Math.max(pausedMs, namedMs)
    },
  }
}

/**
 * A login page, a captcha wall or a truncated response is a failure of the line; any other unreadable response concerns
 * its number only.
 */
const isDown = (outcome: string, body: string | null): boolean =>
  outcome === 'unreachable' ||
  outcome === 'unauthorized' ||
  (outcome === 'unrecognized' && body !== null && (/^\s*</.test(body) || isCutJson(body)))

const isCutJson = (body: string): boolean => {
  if (!/^\s*[[{]/.test(body)) return false
  try {
    for (const page of body.split(PAGE_BREAK)) JSON.parse(page)
    return false
  } catch {
    return true
  }
}
