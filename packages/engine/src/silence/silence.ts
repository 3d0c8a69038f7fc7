import type { Schemas } from '@boxtrail/contracts'
import { formatInstant } from '../time.ts'
import { type Pauses, type SourceCadence, usualRestMs } from './cadence.ts'

export type SourceSilence = Schemas['SourceSilence']['attributes']

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long a source with this interval may go without an answer before it is silent. */
export const silentAfterMs = (everyMs: number): number => Math.max(DAY_MS, 3 * everyMs)

/** What an account knows about a source whose answers it awaits. */
export interface Awaited {
  source: SourceSilence['source']
  /** Its last answer about any record of the account, or its last push; null if there was none. */
  answeredMs: number | null
  /** When it was last polled about any of them; left out for a source that pushes. */
  askedMs?: number | null
  /** Since when it is awaited. */
  awaitedMs: number
  /** Null if nothing is awaited from it, or if its interval is not known. */
  cadence: SourceCadence | null
  /** Only for a source that pushes. */
  pauses?: Pauses
  /**
   * Only for a source that pushes: how late this evaluation is, because the service did not run and so could receive
   * nothing.
   */
  lateByMs?: number
  shipments: number
  containers: number
  /** By the source's own clock. */
  nowMs: number
}

/** The result: a silence to notify, or the end of the one that was notified, and when to evaluate again. */
export interface Judgement {
  began: SourceSilence | null
  ended: SourceSilence | null
  /** By the source's own clock; null if it cannot become silent as things are. */
  lookAgainMs: number | null
}

const EVERY_MINUTE_MS = 60_000

/**
 * A source is silent about an account once, however many of its records await it: when it has answered about none of
 * them for longer than its cadence explains. `notified` is the notified silence that has not ended: it lasts until the
 * source is heard from, even if its cadence becomes longer meanwhile.
 */
export const judgeSilence = (awaited: Awaited, notified: SourceSilence | null): Judgement => {
  const { nowMs } = awaited
  const soonMs = nowMs + EVERY_MINUTE_MS
  if (notified !== null) {
    const because = isHeardAfter(awaited, notified) ? 'answered' : awaited.cadence === null ? 'not_awaited' : null
    if (because === null) return { began: null, ended: null, lookAgainMs: soonMs }
    const ended = { ...notified, ended_at: formatInstant(nowMs), ended_because: because } as const
    return { began: null, ended, lookAgainMs: because === 'answered' ? silentFromMs(awaited) : null }
  }
  const fromMs = silentFromMs(awaited)
  if (fromMs === null || fromMs > nowMs) return { began: null, ended: null, lookAgainMs: fromMs }
  if (!isAsked(awaited)) return { began: null, ended: null, lookAgainMs: soonMs }
  // The service did not run, so the source gets as much time again as it may go without a push.
  if (wasAway(awaited))
    return { began: null, ended: null, lookAgainMs: nowMs + silentAfterMs(awaited.cadence!.every_s * 1_000) }
  return { began: silenceOf(awaited), ended: null, lookAgainMs: soonMs }
}

const isHeardAfter = ({ answeredMs }: Awaited, { last_answered_at: before }: SourceSilence): boolean =>
  answeredMs !== null && (before === null || formatInstant(answeredMs) > before)

/**
 * Whether the source is being polled: if not, because the service did not run, nobody knows whether it would answer.
 */
const isAsked = ({ askedMs, cadence, nowMs, ...awaited }: Awaited): boolean => {
  if (askedMs === undefined) return true
  const everyMs = Math.max(HOUR_MS, (cadence?.every_s ?? 0) * 1_000)
  return (askedMs ?? 0) > quietSinceMs(awaited) && (askedMs ?? 0) >= nowMs - 2 * everyMs
}

/** While the service runs, evaluations are at most minutes late. */
const wasAway = ({ lateByMs = 0 }: Awaited): boolean => lateByMs > HOUR_MS

/**
 * Since when it has been quiet: since its last answer or, if that is later, since it is awaited, because nobody polled
 * it before.
 */
const quietSinceMs = ({ answeredMs, awaitedMs }: Pick<Awaited, 'answeredMs' | 'awaitedMs'>): number =>
  Math.max(answeredMs ?? awaitedMs, awaitedMs)

/** When it becomes silent; null if never. */
export const silentFromMs = ({
  answeredMs,
  awaitedMs,
  cadence,
  pauses,
}: Pick<Awaited, 'answeredMs' | 'awaitedMs' | 'cadence' | 'pauses'>): number | null => {
  if (cadence === null) return null
  const afterMs = silentAfterMs(cadence.every_s * 1_000)
  // What a configuration states prevails over what is observed.
  const restMs = cadence.basis === 'learned' && answeredMs !== null && pauses ? usualRestMs(pauses, answeredMs) : null
  return quietSinceMs({ answeredMs, awaitedMs }) + Math.max(afterMs, restMs ?? 0)
}

const silenceOf = (awaited: Awaited): SourceSilence => {
  const { source, answeredMs, cadence, shipments, containers, nowMs } = awaited
  return {
    source,
    since: formatInstant(quietSinceMs(awaited)),
    last_answered_at: answeredMs === null ? null : formatInstant(answeredMs),
    cadence: cadence!,
    shipments,
    containers,
    noticed_at: formatInstant(nowMs),
    ended_at: null,
    ended_because: null,
  }
}
