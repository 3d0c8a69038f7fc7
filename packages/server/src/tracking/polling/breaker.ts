import type { Cadence } from '@boxtrail/engine/cadence'
import { PAGE_BREAK } from '@boxtrail/sources/port/source'
import type { PollResult } from './poll.ts'

/** The breaker opens after this many different numbers have failed, with no response in between. */
export const breakAfter = 5

/** How long the breaker stays open: half a minute at first, doubling up to a quarter of an hour. */
export const breakMs = (failures: number, { breakFirstMs, breakMaxMs }: Cadence): number =>
  Math.min(breakMaxMs, breakFirstMs * 2 ** Math.max(0, failures - breakAfter))

/**
 * How a source is doing. This is stored with the source, so that all processes that poll it know it. From `breakAfter`
 * failures on, polls pause, and then single polls probe whether the source is back.
 */
export interface BreakerState {
  failures: number
  /** The checks that have failed; they are counted only until the breaker opens. */
  failedChecks: readonly string[]
  /** Until when polls of the source pause; this may be in the past. */
  pausedUntilMs: number | null
}

export type Judged = Pick<PollResult, 'fetched'> & {
  update: Pick<PollResult['update'], 'outcome'>
  check: Pick<PollResult['check'], 'id' | 'asked_at'>
}

/**
 * The state after a poll. One number that the source fails on, however often, is not a failure of the source: others
 * are still polled.
 */
export const afterPoll = (state: BreakerState, poll: Judged, cadence: Cadence, nowMs: number): BreakerState => {
  const { check, fetched } = poll
  const namedMs = (poll.update.outcome === 'throttled' && fetched.retryAfterMs) || 0
  // Polls that were under way together when the breaker opened count as one failure, not as many as ran concurrently.
  // No poll begins during the pause, so one that was made before its end was made before the breaker opened.
  const isLate = state.pausedUntilMs !== null && check.asked_at.getTime() < state.pausedUntilMs
  const counted = isLate ? state : { ...state, ...countOf(state, poll) }
  const isOpened = !isLate && counted.failures >= breakAfter
  // If a source states how long to wait, that is respected.
  const pauseMs = namedMs || (isOpened ? breakMs(counted.failures, cadence) : 0)
  if (pauseMs === 0) return counted
  return { ...counted, pausedUntilMs: Math.max(counted.pausedUntilMs ?? 0, nowMs + pauseMs) }
}

const countOf = ({ failures, failedChecks }: BreakerState, { update: { outcome }, fetched, check }: Judged) => {
  if (outcome === 'throttled') return { failures: Math.max(failures + 1, breakAfter), failedChecks }
  if (!isDown(outcome, fetched.body)) return { failures: 0, failedChecks: [] }
  if (failures >= breakAfter) return { failures: failures + 1, failedChecks }
  const failed = [...new Set([...failedChecks, check.id])]
  return { failures: failed.length, failedChecks: failed }
}

/** Whether a poll is a failure of its source. While nothing has failed, no other outcome changes the state. */
export const isFailure = ({ update: { outcome }, fetched }: Judged): boolean =>
  outcome === 'throttled' || isDown(outcome, fetched.body)

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
