const FIRST_MS = 1_000
const MAX_MS = 60_000

/**
 * How long to wait before the next attempt to connect: twice as long each time, and random, so that browsers do not
 * connect all at once.
 */
export const waitMs = (failures: number, requestedMs: number | null, random: () => number = Math.random): number =>
  Math.max(requestedMs ?? 0, Math.min(FIRST_MS * 2 ** failures, MAX_MS) * (0.5 + random() / 2))

/** After missing more events than this, everything is reloaded, as after the restore of a database. */
const MAX_LAG = 500

/** Whether the stream has to restart at the end of the log. */
export const isGap = (at: number, last: number): boolean => last < at || last - at > MAX_LAG
