import type { Schemas } from '@boxtrail/contracts'
import { formatInstant } from '@boxtrail/engine/time'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import { type ApiError, askedBeforeKnown, invalidParameter, notKnownThen } from '@boxtrail/protocol/errors'

/** The moment in the past that is requested, in ms. */
export interface Moment {
  /** Includes what had reached us by then; null for all that has. */
  knownAtMs: number | null
  /** The time for which the state is wanted; null: that of `knownAtMs`. */
  asOfMs: number | null
}

/** The moment as the parameters of a request give it. */
export interface AskedMoment {
  known_at?: string | undefined
  as_of?: string | undefined
}

/** Returns null if the present is requested. */
export const momentOf = ({ known_at, as_of }: AskedMoment): Moment | null => {
  if (known_at === undefined && as_of === undefined) return null
  const moment = { knownAtMs: instantMs(known_at), asOfMs: instantMs(as_of) }
  if (moment.knownAtMs !== null && moment.asOfMs !== null && moment.asOfMs > moment.knownAtMs) throw askedBeforeKnown()
  return moment
}

/** The time to which the clock is set when the record of a moment is read. */
export const clockOf = ({ knownAtMs, asOfMs }: Moment): number => (asOfMs ?? knownAtMs)!

const SECOND_MS = 1_000

/**
 * The error for a record that was not known at a moment. Timestamps are to the second, so it names the next second, at
 * which the record was known.
 */
export const unknownAt = (moment: Moment, { created_at }: { created_at: unknown }): ApiError => {
  const sinceMs = Date.parse(wireTime(created_at as Date | string)) + SECOND_MS
  return notKnownThen(sinceMs > clockOf(moment) ? formatInstant(sinceMs) : null)
}

/** How much a client's clock may be ahead. */
const AHEAD_MS = 5 * 60_000

export const isAhead = (ms: number, nowMs: number): boolean => ms > nowMs + AHEAD_MS

/** Rejects a moment in the future, by the clock of the journey, which in a sandbox is the sandbox's. */
export const rejectFuture = ({ knownAtMs, asOfMs }: Moment, nowMs: number): void => {
  const check = (name: 'known_at' | 'as_of', ms: number | null) => {
    if (ms !== null && isAhead(ms, nowMs))
      throw invalidParameter(name, `${name} is in the future: for this record it is ${new Date(nowMs).toISOString()}.`)
  }
  check('known_at', knownAtMs)
  check('as_of', asOfMs)
}

/** The moment as responses state it in `meta.past`. */
export const momentMeta = ({ knownAtMs, asOfMs }: Moment): Schemas['PastMoment'] => ({
  known_at: instant(knownAtMs),
  as_of: instant(asOfMs),
})

const instant = (ms: number | null): string | null => (ms === null ? null : formatInstant(ms))

const instantMs = (value: string | undefined): number | null => (value === undefined ? null : Date.parse(value))
