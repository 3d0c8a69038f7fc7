interface Formats {
  day: Intl.DateTimeFormat
  time: Intl.DateTimeFormat
}

/** Creating a formatter takes longer than everything else in an explanation. */
const formatsByZone = new Map<string, Formats>()

const formatsFor = (timeZone: string): Formats => {
  const known = formatsByZone.get(timeZone)
  if (known) return known
  const formats = {
    day: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone }),
    time: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone }),
  }
  formatsByZone.set(timeZone, formats)
  return formats
}

/** A moment as people write it, in local time; without a time of day if the source gave only a day. */
export const formatMoment = (ms: number, zone: string | null, precision: 'minute' | 'day' = 'minute'): string => {
  const { day, time } = formatsFor(zone ?? 'UTC')
  if (precision === 'day') return `on ${day.format(ms)}`
  return `on ${day.format(ms)} at ${time.format(ms)} (${zone ? `local time, ${zone}` : 'UTC'})`
}
