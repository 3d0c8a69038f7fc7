import type { Schemas } from '@boxtrail/contracts'
import { LRUCache } from 'lru-cache'
import { suffixProblem } from './time-suffix.ts'
import { offsetMs, zoneOffsetMs } from './zone-offset.ts'

export { zoneOffsetMs } from './zone-offset.ts'

/**
 * A time as a source gave it. `at` is a UTC instant (`...Z`) if the source stated zone or offset, otherwise the wall
 * time or bare date it wrote. Times are kept to the second, and a bare date never shifts a day.
 */
export interface TimeValue {
  at: string
  precision: 'minute' | 'day'
}

/** The source of a place's zone: its coordinates, its country or state (which has one time), or nothing. */
export type ZoneSource = 'place' | 'country' | 'unknown'

export interface PlaceZone {
  zone: string | null
  zoneSource: ZoneSource
}

/** A time as an instant in its zone: what the wire serves (apps/docs/engine.md#times). */
export interface PlacedTime {
  /** Milliseconds since the epoch; a wall time without zone is taken as if it were UTC. */
  ms: number
  zone: string | null
  zoneSource: ZoneSource | 'source'
  precision: 'minute' | 'day'
}

/** Also allows lower case, as in RFC 3339, and what RFC 9557 writes after the offset. */
const ISO_TIME =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:(Z|[+-]\d{2}(?::?\d{2})?)(?:\[.*)?)?)?$/i

/**
 * Reads an ISO 8601 date or date-time. `ignoreOffset` is for lines that send local time with a false `Z`. Returns null
 * for anything else, so that the caller can flag it with its place.
 */
export const readTime = (text: unknown, { ignoreOffset = false } = {}): TimeValue | null => {
  if (typeof text !== 'string') return null
  const parts = ISO_TIME.exec(text.trim())
  if (!parts || suffixProblem(text) !== null) return null
  const [, year, month, day, hour, minute, second = '00', zone] = parts
  const date = `${year}-${month}-${day}`
  if (!isCalendarDate(Number(year), Number(month), Number(day))) return null
  if (hour === undefined) return { at: date, precision: 'day' }
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const local = `${date}T${hour}:${minute}:${second}`
  if (zone === undefined || ignoreOffset) return { at: local, precision: 'minute' }
  const offset = zone.length === 3 ? `${zone}:00` : zone.toUpperCase()
  return { at: formatInstant(Date.parse(`${local}Z`) - offsetMs(offset)), precision: 'minute' }
}

const isCalendarDate = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1970 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** `YYYY-MM-DDTHH:MM:SSZ`, the only timestamp form on the wire. */
export const formatInstant = (ms: number): string => {
  const known = formatted.get(ms)
  if (known !== undefined) return known
  const text = `${new Date(ms).toISOString().slice(0, 19)}Z`
  formatted.set(ms, text)
  return text
}

// A journey repeats the same instants many times, and formatting is the slowest part of comparing rows.
const formatted = new LRUCache<number, string>({ max: 10_000 })

/** Milliseconds of a time in wire form; null for anything else. */
export const wireMs = (value: unknown): number | null => (typeof value === 'string' ? Date.parse(value) : null)

/** Orders times before their places are known: good enough to pair versions, never to serve. */
export const roughMs = (time: TimeValue): number =>
  time.at.endsWith('Z')
    ? Date.parse(time.at)
    : Date.parse(time.precision === 'day' ? `${time.at}T00:00:00Z` : `${time.at}Z`)

/** The earliest instant that this time can mean: no zone is more than fourteen hours ahead of UTC. */
export const earliestMs = (time: TimeValue): number =>
  time.at.endsWith('Z') ? roughMs(time) : roughMs(time) - 14 * 3_600_000

/** The latest instant that this time can mean: no zone is more than twelve hours behind UTC. */
export const latestMs = (time: TimeValue): number => {
  if (time.at.endsWith('Z')) return roughMs(time)
  return roughMs(time) + (time.precision === 'day' ? 36 : 12) * 3_600_000
}

/** The latest instant at which this time can begin. */
export const latestStartMs = (time: TimeValue): number =>
  time.at.endsWith('Z') ? roughMs(time) : roughMs(time) + 12 * 3_600_000

/** Resolves a time in its zone: the instant if the source gave one, otherwise wall time there, otherwise as if UTC. */
export const placeTime = (time: TimeValue, { zone, zoneSource }: PlaceZone): PlacedTime => {
  const { precision } = time
  if (time.at.endsWith('Z')) return { ms: roughMs(time), zone, zoneSource: 'source', precision }
  return { ms: zone === null ? roughMs(time) : wallTimeMs(roughMs(time), zone), zone, zoneSource, precision }
}

/** How precisely a source states a time; undefined for an instant. */
export const basisOf = (time: PlacedTime | undefined): Schemas['TimeBasis'] | undefined =>
  time === undefined || time.zoneSource === 'source'
    ? undefined
    : { precision: time.precision, zone_source: time.zoneSource }

/**
 * Converts wall time to an instant. In the hour that a spring change skips, the later reading; in the doubled hour, the
 * earlier.
 */
export const wallTimeMs = (localMs: number, zone: string): number => {
  const before = localMs - zoneOffsetMs(localMs - 86_400_000, zone)
  if (before + zoneOffsetMs(before, zone) === localMs) return before
  const after = localMs - zoneOffsetMs(localMs + 86_400_000, zone)
  return after + zoneOffsetMs(after, zone) === localMs ? after : before
}

/** Longer than any clock is set back by. */
const PAST_ANY_CHANGE_MS = 3 * 3_600_000

/** The latest instant that a time can mean: wall time in an hour that occurs twice may be in the second one. */
export const lastReadingMs = ({ ms, zone, zoneSource, precision }: PlacedTime): number => {
  if (zone === null || zoneSource === 'source' || precision === 'day') return ms
  const afterMs = zoneOffsetMs(ms + PAST_ANY_CHANGE_MS, zone)
  const laterMs = ms + zoneOffsetMs(ms, zone) - afterMs
  return laterMs > ms && zoneOffsetMs(laterMs, zone) === afterMs ? laterMs : ms
}
