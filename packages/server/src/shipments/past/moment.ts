import type { Schemas } from '@boxtrail/contracts'
import { formatInstant } from '@boxtrail/engine/time'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import { type ApiError, askedBeforeKnown, invalidParameter, notKnownThen } from '@boxtrail/protocol/errors'

/** What of the past is asked for, in ms. */
export interface Moment {
  /** What had reached us by then; null: all that has. */
  knownAtMs: number | null
  /** What was so then; null: at the moment of the knowledge. */
  asOfMs: number | null
}

/** As the parameters of a request say it. */
export interface AskedMoment {
  known_at?: string | undefined
  as_of?: string | undefined
}

/** Null: the present is asked for. */
export const momentOf = ({ known_at, as_of }: AskedMoment): Moment | null => {
  if (known_at === undefined && as_of === undefined) return null
  const moment = { knownAtMs: instantMs(known_at), asOfMs: instantMs(as_of) }
  if (moment.knownAtMs !== null && moment.asOfMs !== null && moment.asOfMs > moment.knownAtMs) throw askedBeforeKnown()
  return moment
}

/** The clock by which the record of a moment is read. */
export const clockOf = ({ knownAtMs, asOfMs }: Moment): number => (asOfMs ?? knownAtMs)!

const SECOND_MS = 1_000

/** Stamps are to the second: at the next one, what came within it was known. */
export const unknownAt = (moment: Moment, { created_at }: { created_at: unknown }): ApiError => {
  const sinceMs = Date.parse(wireTime(created_at as Date | string)) + SECOND_MS
  return notKnownThen(sinceMs > clockOf(moment) ? formatInstant(sinceMs) : null)
}

/** A client's clock may be ahead by so much. */
const AHEAD_MS = 5 * 60_000

export const isAhead = (ms: number, nowMs: number): boolean => ms > nowMs + AHEAD_MS

/** Nothing is known of the future. By the clock of the journey, which in a sandbox is that of the sandbox. */
export const rejectFuture = ({ knownAtMs, asOfMs }: Moment, nowMs: number): void => {
  const check = (name: 'known_at' | 'as_of', ms: number | null) => {
    if (ms !== null && isAhead(ms, nowMs))
      throw invalidParameter(name, `${name} is in the future: for this record it is ${new Date(nowMs).toISOString()}.`)
  }
  check('known_at', knownAtMs)
  check('as_of', asOfMs)
}

/** As answers say it, in `meta.past`. */
export const sayMoment = ({ knownAtMs, asOfMs }: Moment): Schemas['PastMoment'] => ({
  known_at: instant(knownAtMs),
  as_of: instant(asOfMs),
})

const instant = (ms: number | null): string | null => (ms === null ? null : formatInstant(ms))

const instantMs = (value: string | undefined): number | null => (value === undefined ? null : Date.parse(value))
