import { LRUCache } from 'lru-cache'

export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

const formatters = new Map<string, Intl.DateTimeFormat>()
const offsets = new LRUCache<string, number>({ max: 50_000 })
/** Zones change their offset on a quarter of an hour, so the result can be cached for each. */
const QUARTER_MS = 15 * MINUTE_MS

/** How far a zone is ahead of UTC at an instant. */
const offsetMs = (ms: number, zone: string): number => {
  const key = `${zone} ${Math.floor(ms / QUARTER_MS)}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = workOutOffset(ms, zone)
  offsets.set(key, offset)
  return offset
}

const workOutOffset = (ms: number, zone: string): number => {
  let formatter = formatters.get(zone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    formatters.set(zone, formatter)
  }
  const name = formatter.formatToParts(ms).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS)
}

const iso = (ms: number) => new Date(ms).toISOString().slice(0, 19)

/** `2026-01-05T08:00:00Z` */
export const instant = (ms: number): string => `${iso(ms)}Z`

/** The wall time: `2026-01-05T16:00:00` */
export const wallTime = (ms: number, zone: string): string => iso(ms + offsetMs(ms, zone))

const localDate = (ms: number, zone: string): string => wallTime(ms, zone).slice(0, 10)

/** `2026-01-05T16:00:00+08:00` */
export const withOffset = (ms: number, zone: string): string => {
  const minutes = offsetMs(ms, zone) / MINUTE_MS
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0')
  return `${wallTime(ms, zone)}${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}

/** The midnight that begins the day of an instant in a zone. */
export const startOfDay = (ms: number, zone: string): number => {
  const day = Date.parse(`${localDate(ms, zone)}T00:00:00Z`)
  return day - offsetMs(day - offsetMs(ms, zone), zone)
}

/**
 * How a source writes a time: with the offset of the place, as an instant, as local time with a false `Z`, as a bare
 * date, as local time without a zone, or as a date in the form of an instant.
 */
export type TimeForm = 'offset' | 'instant' | 'false_z' | 'date' | 'local' | 'midnight_z'

export const writeTime = (ms: number, zone: string, form: TimeForm): string => {
  switch (form) {
    case 'offset':
      return withOffset(ms, zone)
    case 'instant':
      return instant(ms)
    case 'false_z':
      return `${wallTime(ms, zone)}Z`
    case 'date':
      return localDate(ms, zone)
    case 'local':
      return wallTime(ms, zone)
    case 'midnight_z':
      return `${localDate(ms, zone)}T00:00:00Z`
  }
}
