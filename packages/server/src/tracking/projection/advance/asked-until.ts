import { isFollowed } from '@boxtrail/engine/lifecycle/decide-request'
import type { JourneyState } from '../../../schema/column-types.ts'
import type { RequestRow } from '../load/load.ts'
import { lineCheckOf, type SubscribedCheck } from '../load/subscribed-checks.ts'

interface Journey {
  journey: { state: JourneyState; now: Date; sandbox: boolean }
  request: Pick<RequestRow, 'status'>
  checks: readonly SubscribedCheck[]
}

type Line = SubscribedCheck | undefined
type Gap = NonNullable<JourneyState['notAsked']>

/** Until when the sources of a journey were polled, if they have not been polled since. */
export interface Asked {
  askedUntilMs?: number
  isPaused?: boolean
  /** The part of the state from which the next projection continues. */
  kept: Pick<JourneyState, 'pausedMs' | 'notAsked'>
  /** When the wait for an answer ends. */
  lookAgainMs: number | null
}

/** How long a line that is polled again may take to answer before what is due counts as missed. */
const ANSWERED_WITHIN_MS = 10 * 60_000
/** While this service runs, a journey is projected within this time after it is due. */
export const PROJECTED_WITHIN_MS = 30_000

/**
 * The sources are not polled while the line is disabled for the account, while tracking is stopped, or while this
 * service does not run. What should have happened meanwhile may have been reported, and is missed only once the sources
 * could have said so.
 */
export const askedUntil = (one: Journey): Asked => {
  const nowMs = one.journey.now.getTime()
  const line = lineCheckOf(one.checks)
  const pausedMs = pausedSince(one, line)
  const gap = unansweredGap(one.journey, line, nowMs)
  if (pausedMs !== undefined && pausedMs <= nowMs)
    return { isPaused: true, kept: { pausedMs, notAsked: gap }, lookAgainMs: null }
  const waited = gap && waitedFor(gap, nowMs)
  const endsMs = waited && !waited.isOver && waited.toMs <= nowMs ? waited.toMs + ANSWERED_WITHIN_MS : null
  const until = waited && endsMs !== null ? { askedUntilMs: waited.fromMs } : {}
  return { ...until, kept: { pausedMs, notAsked: waited }, lookAgainMs: endsMs }
}

/** Since when the line is paused. An earlier version did not note that: then the pause began after the last poll. */
const pausedSince = ({ journey: { state }, request }: Journey, line: Line): number | undefined => {
  const isPolled = line && line.wanted_every_s !== null && line.last_asked_at !== null
  return state.pausedMs ?? (isPolled && !line.active && isFollowed(request) ? line.last_asked_at!.getTime() : undefined)
}

/** A known gap that no answer has ended, or one that began now, because a poll is due and nobody has made it. */
const unansweredGap = (journey: Journey['journey'], line: Line, nowMs: number): Gap | undefined => {
  const { notAsked } = journey.state
  const known = notAsked && !isAnsweredSince(line, notAsked.fromMs) ? notAsked : undefined
  // A poll that failed does not end the gap: the wait goes on.
  if (known && !known.isOver) return known
  const fromMs = isDue(journey, line, nowMs) ? line!.last_asked_at!.getTime() : null
  return fromMs !== null && !(notAsked && fromMs <= notAsked.toMs) ? { fromMs, toMs: nowMs } : known
}

/** An answer is waited for once, and again only if this service did not run when the wait was to end. */
const waitedFor = (gap: Gap, nowMs: number): Gap => {
  const lateMs = nowMs - gap.toMs - ANSWERED_WITHIN_MS
  if (gap.isOver || lateMs < 0) return gap
  return lateMs > PROJECTED_WITHIN_MS ? { ...gap, toMs: nowMs } : { ...gap, isOver: true }
}

/**
 * Whether a poll of the line is due. Never in a sandbox, whose clock moves in steps and whose sources are polled at
 * each.
 */
const isDue = ({ sandbox }: Journey['journey'], line: Line, nowMs: number): boolean => {
  if (sandbox || !line || !line.active || line.wanted_every_s === null) return false
  const { next_check_at: due, last_asked_at: asked } = line
  return due !== null && asked !== null && asked.getTime() <= due.getTime() && due.getTime() <= nowMs
}

/** Allows for a second, because the time at which tracking stopped is known to the second. */
const isAnsweredSince = (line: Line, ms: number): boolean => (line?.last_answered_at?.getTime() ?? 0) > ms + 1_000
