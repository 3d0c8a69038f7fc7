import type { SourceLimits } from '@boxtrail/sources/port/source'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** A poll begins at most this long after it was allowed; later, it is not made. */
export const PERMIT_MS = 1_000

/** Up to this many polls at once, and one more in each interval. */
export interface Rate {
  burst: number
  everyMs: number
}

export interface Pace {
  minute: Rate | null
  day: Rate | null
}

/**
 * No minute, and no day, whenever it begins, has more polls than the source allows: not even one that begins with all
 * that idle time has saved. Null: the source has no such limits.
 */
export const paceOf = ({ perMinute, perDay }: Pick<SourceLimits, 'perMinute' | 'perDay'>): Pace | null =>
  perMinute === null && perDay === null
    ? null
    : {
        minute: perMinute === null ? null : rateOf(perMinute, MINUTE_MS, 20),
        day: perDay === null ? null : rateOf(perDay, DAY_MS, 48),
      }

/** The most at once is what `parts` of the time allow; what it takes from the rest makes the interval longer. */
const rateOf = (most: number, ofMs: number, parts: number): Rate => {
  const burst = Math.max(1, Math.floor(most / parts))
  return { burst, everyMs: (ofMs + PERMIT_MS) / (most - burst + 1) }
}
