import { formatInstant, readTime } from '@boxtrail/engine/time'
import { sandboxInPast, unprocessable } from '../errors.ts'

/** A point in a journey of the sandbox. */
export interface Moment {
  name: string
  atMs: number
}

const DAY_MS = 86_400_000
const MAX_ADVANCE_MS = 400 * DAY_MS
/** The clock never goes back, so it must not reach years that the wire or the database cannot write. */
const END_MS = Date.UTC(2200, 0, 1)

const DURATION = /^P(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/

/** Milliseconds of an ISO 8601 duration without years and months, whose length varies; null for anything else. */
export const durationMs = (text: string): number | null => {
  const parts = DURATION.exec(text.trim().toUpperCase())
  if (!parts || !/\d/.test(text)) return null
  const [weeks, days, hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0)) as number[]
  return weeks! * 7 * DAY_MS + days! * DAY_MS + hours! * 3_600_000 + minutes! * 60_000 + seconds! * 1_000
}

export const at = (name: string) => `/data/attributes/${name}`

/** How far to advance the clock; exactly one of the two must be given. */
interface Advance {
  advance_by?: string
  advance_to?: string
}

/** The instant to advance to. `momentNamed` reads a text that is not an instant: the name of a moment of a journey. */
export const targetMs = async (
  { advance_by: by, advance_to: to }: Advance,
  nowMs: number,
  momentNamed: (text: string) => number | Promise<number>,
): Promise<number> => {
  if ((by === undefined) === (to === undefined))
    throw unprocessable('/data/attributes', 'Give either advance_by or advance_to.')
  const name = by === undefined ? 'advance_to' : 'advance_by'
  const toMs = by === undefined ? (instantOf(to!) ?? (await momentNamed(to!))) : nowMs + durationOf(by)
  if (toMs < nowMs) throw sandboxInPast(formatInstant(nowMs))
  if (toMs - nowMs > MAX_ADVANCE_MS) throw unprocessable(at(name), 'The clock is advanced by at most 400 days at once.')
  if (toMs >= END_MS) throw unprocessable(at(name), 'The clock of a sandbox goes no further than the year 2199.')
  return toMs
}

const durationOf = (text: string): number => {
  const ms = durationMs(text)
  if (ms === null)
    throw unprocessable(at('advance_by'), 'Give a duration of weeks, days, hours, minutes or seconds, such as P1DT6H.')
  return ms
}

const instantOf = (text: string): number | undefined => {
  const instant = readTime(text)
  if (instant && !instant.at.endsWith('Z'))
    throw unprocessable(at('advance_to'), 'An instant needs its offset, such as 2026-05-04T00:00:00Z.')
  return instant ? Date.parse(instant.at) : undefined
}

const NAMED = /^([a-z][a-z_\d]*)(?:([+-])(\d{1,3})([dh]))?$/

/** Why a text names no instant: it cannot be read, the journey has no such moment, or the moment is over. */
export type MomentProblem = 'unreadable' | 'unknown' | 'past'

/**
 * The instant that `discharge`, `lfd-1d` or `empty_return+2h` means in a journey: the first moment with that name that,
 * with its offset, is in the future.
 */
export const momentMs = (text: string, moments: readonly Moment[], nowMs: number): number | MomentProblem => {
  const parts = NAMED.exec(text.trim())
  if (!parts) return 'unreadable'
  const [, name, sign, count, unit] = parts
  const offsetMs = Number(count ?? 0) * (unit === 'd' ? DAY_MS : 3_600_000) * (sign === '-' ? -1 : 1)
  const named = moments.filter((one) => one.name === name)
  const meant = named.find((one) => one.atMs + offsetMs >= nowMs)
  if (meant) return meant.atMs + offsetMs
  return named.length > 0 ? 'past' : 'unknown'
}
