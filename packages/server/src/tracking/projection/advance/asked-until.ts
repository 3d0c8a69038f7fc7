import type { JourneyState } from '../../../schema/column-types.ts'
import { lineCheckOf, type SubscribedCheck } from '../load/subscribed-checks.ts'

interface Journey {
  journey: { state: JourneyState; now: Date; sandbox: boolean }
  checks: readonly SubscribedCheck[]
}

/** Until when the sources of a journey were asked, where nobody has asked since. */
export interface Asked {
  askedUntilMs?: number
  isPaused?: boolean
  /** What the next projection knows of it. */
  notAsked: JourneyState['notAsked']
  /** When the wait for an answer ends. */
  lookAgainMs: number | null
}

/** Sources that are asked again have answered by then, unless they do not. */
const ANSWERED_WITHIN_MS = 10 * 60_000

/**
 * Nobody asked while its line was disabled for the account, its tracking had stopped, or this service did not run: what should
 * have happened meanwhile may have been reported, and is missed only once the sources could have said so.
 */
export const askedUntil = (one: Journey): Asked => {
  const { pausedMs } = one.journey.state
  const nowMs = one.journey.now.getTime()
  if (pausedMs !== undefined && pausedMs <= nowMs) return { isPaused: true, notAsked: undefined, lookAgainMs: null }
  const notAsked = gapOf(one, nowMs)
  const answeredMs = notAsked ? notAsked.toMs + ANSWERED_WITHIN_MS : 0
  const isAwaited = notAsked && notAsked.toMs <= nowMs && nowMs < answeredMs && !isAskedSince(one, notAsked.fromMs)
  return isAwaited
    ? { askedUntilMs: notAsked.fromMs, notAsked, lookAgainMs: answeredMs }
    : { notAsked: notAsked && isDue(one, nowMs) ? notAsked : undefined, lookAgainMs: null }
}

/** One that began now, because a poll is due and nobody has made it, or one that is known; each is waited for once. */
const gapOf = (one: Journey, nowMs: number): JourneyState['notAsked'] => {
  const { notAsked } = one.journey.state
  const fromMs = isDue(one, nowMs) ? lineCheckOf(one.checks)!.last_asked_at!.getTime() : null
  return fromMs === null || (notAsked && fromMs <= notAsked.toMs) ? notAsked : { fromMs, toMs: nowMs }
}

/** The clock of a sandbox goes on by steps, and its sources are asked at each. */
const isDue = ({ journey: { sandbox }, checks }: Journey, nowMs: number): boolean => {
  const line = lineCheckOf(checks)
  if (sandbox || !line || !line.active || line.wanted_every_s === null) return false
  const { next_check_at: due, last_asked_at: asked } = line
  return due !== null && asked !== null && asked.getTime() <= due.getTime() && due.getTime() <= nowMs
}

/** When tracking stopped is known to the second. */
const isAskedSince = ({ checks }: Journey, ms: number): boolean =>
  (lineCheckOf(checks)?.last_asked_at?.getTime() ?? 0) > ms + 1_000
