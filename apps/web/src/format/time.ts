/** The zone in which times are shown: that of the place, or the reader's own. */
export type ZoneChoice = 'place' | 'mine'

let ownZoneName: string | undefined

/** The reader's zone, cached because it does not change while a page is open, and lists need it for each row. */
export const ownZone = (): string => {
  ownZoneName ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return ownZoneName
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats are cached, because creating one takes longer than using it. */
const formatOf = (options: Intl.DateTimeFormatOptions, locale = 'en-GB'): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, known)
  return known
}

const yearIn = (at: Date, timeZone: string) => formatOf({ year: 'numeric', timeZone }).format(at)

/** `24 Nov`, with the year if it is not the current one. */
export const dateIn = (at: Date, timeZone: string, now: Date): string => {
  const isThisYear = yearIn(at, timeZone) === yearIn(now, timeZone)
  return formatOf({ day: 'numeric', month: 'short', timeZone, ...(isThisYear ? {} : { year: 'numeric' }) }).format(at)
}

export const clockIn = (at: Date, timeZone: string): string =>
  formatOf({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at)

/** `PST`, `GMT+8`: the zone's name at the place, if English has a short one. */
export const zoneName = (at: Date, timeZone: string): string => {
  const english = formatOf({ timeZoneName: 'short', timeZone }, 'en-US')
  return english.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** A moment in full: `24 Nov 2026, 14:10 PST`. */
export const momentIn = (at: Date, timeZone: string): string =>
  `${formatOf({ day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(at)}, ${clockIn(at, timeZone)} ${zoneName(at, timeZone)}`

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `just now`, `12 min ago`, `3 h ago`, `5 d ago`, or `in 3 d` for a future moment. */
export const relative = (at: Date, now: Date): string => {
  const distance = at.getTime() - now.getTime()
  const size = Math.abs(distance)
  if (size < MINUTE) return 'just now'
  const [count, unit] =
    size < HOUR
      ? [Math.floor(size / MINUTE), 'min']
      : size < 2 * DAY
        ? [Math.floor(size / HOUR), 'h']
        : [Math.floor(size / DAY), 'd']
  return distance > 0 ? `in ${count} ${unit}` : `${count} ${unit} ago`
}

/** The time until something is due: `in 12 min`, or `now` once it is due. */
export const dueIn = (at: Date, now: Date): string =>
  at.getTime() - now.getTime() < MINUTE ? 'now' : relative(at, now)

/** The calendar day of a moment in a zone, as a number of days. */
export const dayNumber = (at: Date, timeZone: string): number => {
  const parts = formatOf({ year: 'numeric', month: 'numeric', day: 'numeric', timeZone }).formatToParts(at)
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY
}

/** Calendar days from now until a moment, in the zone of the place; negative if it has passed. */
export const daysUntil = (at: Date, timeZone: string, now: Date): number =>
  dayNumber(at, timeZone) - dayNumber(now, timeZone)
