/** Calendar days as `YYYY-MM-DD`; arithmetic on them involves no time zones. */

import { type PlacedTime, wallTimeMs } from '../time.ts'
import { zoneOffsetMs } from '../zone-offset.ts'

const DAY_MS = 86_400_000

const utcMs = (day: string) => Date.parse(`${day}T00:00:00Z`)

const dayOfUtc = (ms: number): string => {
  const number = Math.floor(ms / DAY_MS)
  let day = written.get(number)
  if (day === undefined) {
    if (written.size >= MAX_WRITTEN) written.clear()
    day = new Date(ms).toISOString().slice(0, 10)
    written.set(number, day)
  }
  return day
}

// The same few days are computed again and again. No library is used for the cache, because browsers load this module
// to explain a container.
const written = new Map<number, string>()
const MAX_WRITTEN = 1_000

/** The day of an instant in a zone, or in UTC if the zone is unknown. */
export const dayIn = (ms: number, zone: string | null): string =>
  dayOfUtc(zone === null ? ms : ms + zoneOffsetMs(ms, zone))

export const addDays = (day: string, count: number): string => dayOfUtc(utcMs(day) + count * DAY_MS)

/** The number of days between two days; negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utcMs(to) - utcMs(from)) / DAY_MS)

/** Monday to Friday: the public holidays of a place are not known. */
const isWorkingDay = (day: string) => ![0, 6].includes(new Date(utcMs(day)).getUTCDay())

/** The last day of a period that starts on the day after `from`; `from` itself if `count` is 0. */
export const lastDayOf = (from: string, count: number, unit: 'calendar_days' | 'working_days'): string => {
  if (unit === 'calendar_days') return addDays(from, count)
  let day = from
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left--
  }
  return day
}

/** The first instant of a day at a place. */
export const startOfDay = (day: string, zone: string | null): number => {
  const utcMs = Date.parse(`${day}T00:00:00Z`)
  return zone === null ? utcMs : wallTimeMs(utcMs, zone)
}

/** When a stated time is over at the latest: a bare date is over at the end of its day at the place. */
export const endOfTime = ({ ms, zone, precision }: Pick<PlacedTime, 'ms' | 'zone' | 'precision'>): number =>
  precision === 'day' ? startOfDay(addDays(dayIn(ms, zone), 1), zone) : ms
