import type { Schemas } from '@boxtrail/contracts'
import { formatInstant } from '../time.ts'
import { type Pauses, type SourceCadence, usualRestMs } from './cadence.ts'

export type SourceSilence = Schemas['SourceSilence']['attributes']

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How long a source that is heard from so often may leave one without an answer. */
export const silentAfterMs = (everyMs: number): number => Math.max(DAY_MS, 3 * everyMs)

/** What an account knows of a source whose answers it awaits. */
export interface Awaited {
  source: SourceSilence['source']
  /** Its last answer about any record of the account, or its last push; null if there was none. */
  answeredMs: number | null
  /** When it was last asked about any of them; left out of one that pushes. */
  askedMs?: number | null
  /** Since when it is awaited. */
  awaitedMs: number
  /** Null: nothing is awaited of it, or nobody knows how often it is to be heard from. */
  cadence: SourceCadence | null
  /** Of one that pushes. */
  pauses?: Pauses
  /** Of one that pushes: how late this look is, because this service did not run and so received nothing. */
  lateByMs?: number
  shipments: number
  containers: number
  /** By the source's own clock. */
  nowMs: number
}

/** What follows: a silence to be told, or the end of the one that was told, and when to look again. */
export interface Judgement {
  began: SourceSilence | null
  ended: SourceSilence | null
  /** By the source's own clock; null: it cannot be silent as things are. */
  lookAgainMs: number | null
}

const EVERY_MINUTE_MS = 60_000

/**
 * A source is silent about an account once, however many of its records await it: when it has answered about none of them
 * for longer than its cadence explains. `told` is the silence that was told and has not ended: it lasts until the source is
 * heard from, also where it is to be heard from less often meanwhile.
 */
export const judgeSilence = (awaited: Awaited, told: SourceSilence | null): Judgement => {
  const { nowMs } = awaited
  const soonMs = nowMs + EVERY_MINUTE_MS
  if (told !== null) {
    const because = isHeardAfter(awaited, told) ? 'answered' : awaited.cadence === null ? 'not_awaited' : null
    if (because === null) return { began: null, ended: null, lookAgainMs: soonMs }
    const ended = { ...told, ended_at: formatInstant(nowMs), ended_because: because } as const
    return { began: null, ended, lookAgainMs: because === 'answered' ? silentFromMs(awaited) : null }
  }
  const fromMs = silentFromMs(awaited)
  if (fromMs === null || fromMs > nowMs) return { began: null, ended: null, lookAgainMs: fromMs }
  if (!isAsked(awaited)) return { began: null, ended: null, lookAgainMs: soonMs }
  // As long as it may leave this service without a push, it is waited for anew.
  if (wasAway(awaited))
    return { began: null, ended: null, lookAgainMs: nowMs + silentAfterMs(awaited.cadence!.every_s * 1_000) }
  return { began: silenceOf(awaited), ended: null, lookAgainMs: soonMs }
}

const isHeardAfter = ({ answeredMs }: Awaited, { last_answered_at: before }: SourceSilence): boolean =>
  answeredMs !== null && (before === null || formatInstant(answeredMs) > before)

/** Nobody knows whether one would answer that is not asked, because this service did not run. */
const isAsked = ({ askedMs, cadence, nowMs, ...awaited }: Awaited): boolean => {
  if (askedMs === undefined) return true
  const everyMs = Math.max(HOUR_MS, (cadence?.every_s ?? 0) * 1_000)
  return (askedMs ?? 0) > quietSinceMs(awaited) && (askedMs ?? 0) >= nowMs - 2 * everyMs
}

/** Looks are minutes late at most while this service runs. */
const wasAway = ({ lateByMs = 0 }: Awaited): boolean => lateByMs > HOUR_MS

/** Its last answer, or since when it is awaited, where that is later: before, nobody asked. */
const quietSinceMs = ({ answeredMs, awaitedMs }: Pick<Awaited, 'answeredMs' | 'awaitedMs'>): number =>
  Math.max(answeredMs ?? awaitedMs, awaitedMs)

/** Null: never. */
export const silentFromMs = ({
  answeredMs,
  awaitedMs,
  cadence,
  pauses,
}: Pick<Awaited, 'answeredMs' | 'awaitedMs' | 'cadence' | 'pauses'>): number | null => {
  if (cadence === null) return null
  const afterMs = silentAfterMs(cadence.every_s * 1_000)
  // What a configuration states prevails over what a source is seen to do.
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
