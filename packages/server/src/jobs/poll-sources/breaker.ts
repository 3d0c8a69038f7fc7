import type { PollResult } from '../../domain/checks/poll.ts'
import { PAGE_BREAK } from '../../sources/source.ts'
import type { Cadence } from '../../tracking/cadence.ts'

/** Failures in a row that open the breaker. */
export const breakAfter = 5

/** For how long it opens: from half a minute, doubling to a quarter of an hour. */
export const breakMs = (failures: number, { breakFirstMs, breakMaxMs }: Cadence): number =>
  Math.min(breakMaxMs, breakFirstMs * 2 ** Math.max(0, failures - breakAfter))

/** Keeps from a source that is down all askings but one now and then. One for each lease of a source. */
export interface Breaker {
  note(result: Pick<PollResult, 'update' | 'fetched'>): void
  /** In a row; kept with the source, so that the next lease goes on from there. */
  failures(): number
  /** How long the source is to be left alone; 0: not at all. */
  pausedMs(): number
  /** One asking at a time finds out whether the source is back. */
  isProbing(): boolean
}

/** The accidents of a sandbox are played, each for one number: they keep nobody from asking about another. */
export const playedBreaker: Breaker = { failures: () => 0, pausedMs: () => 0, isProbing: () => false, note: () => {} }

export const createBreaker = (failuresBefore: number, cadence: Cadence): Breaker => {
  let failures = failuresBefore
  let pausedMs = 0
  return {
    failures: () => failures,
    pausedMs: () => pausedMs,
    isProbing: () => failures >= breakAfter,
    note({ update: { outcome }, fetched }) {
      const isThrottled = outcome === 'throttled'
      const namedMs = (isThrottled && fetched.retryAfterMs) || 0
      // What was under way together when it opened is one failure, not as many as the source has places.
      if (pausedMs === 0) {
        if (isThrottled) failures = Math.max(failures + 1, breakAfter)
        else failures = isDown(outcome, fetched.body) ? failures + 1 : 0
        // A source that says how long it wants to be left alone is taken at its word.
        if (failures >= breakAfter && namedMs === 0) pausedMs = breakMs(failures, cadence)
      }
      pausedMs = Math.max(pausedMs, namedMs)
    },
  }
}

/** A login page, a captcha wall or half an answer is a failure of the line; one that is only odd is one of its number. */
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
