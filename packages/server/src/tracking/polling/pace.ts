import type { SourceLimits } from '@boxtrail/sources/port/source'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** A poll must begin within this time after it was allowed; otherwise it is not made. */
export const PERMIT_MS = 1_000

/** Up to `burst` polls at once, and one more in each interval of `everyMs`. */
export interface Rate {
  burst: number
  everyMs: number
}

export interface Pace {
  minute: Rate | null
  day: Rate | null
}

/**
 * The pace at which no minute and no day, whenever it begins, has more polls than the source allows, not even after an
 * idle time. Null if the source has no such limits.
 */
export const paceOf = ({ perMinute, perDay }: Pick<SourceLimits, 'perMinute' | 'perDay'>): Pace | null =>
  perMinute === null && perDay === null
    ? null
    : {
        minute: perMinute === null ? null : rateOf(perMinute, MINUTE_MS, 20),
        day: perDay === null ? null : rateOf(perDay, DAY_MS, 48),
      }

/** The burst is what a `parts`th of the time allows; the interval is longer to make up for it. */
const rateOf = (most: number, ofMs: number, parts: number): Rate => {
  const burst = Math.max(1, Math.floor(most / parts))
  return { burst, everyMs: (ofMs + PERMIT_MS) / (most - burst + 1) }
}
