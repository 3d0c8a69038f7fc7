const DAY_MS = 86_400_000

/** A local time, such as `Nov 22, 2026, 08:30 AM PST`; `N/A` while it is unknown. */
export const localTime = (at: string | null, zone: string | null): string => {
  if (at === null) return 'N/A'
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone ?? 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(at))
}

/** The calendar day of an instant in a time zone, as days since 1970. */
const dayOf = (at: Date, zone: string | null): number => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone ?? 'UTC', dateStyle: 'short' }).format(at)
  return Date.parse(`${parts}T00:00:00Z`) / DAY_MS
}

/** Calendar days from today until an instant, in the time zone of a place; negative if it has passed. */
export const daysUntil = (at: string | null, zone: string | null, now: Date): number | null =>
  at === null ? null : dayOf(new Date(at), zone) - dayOf(now, zone)

/** Calendar days from today until a date, such as `2026-02-09`, in the time zone of a place. */
export const daysUntilDate = (date: string, zone: string | null, now: Date): number =>
  Date.parse(`${date}T00:00:00Z`) / DAY_MS - dayOf(now, zone)

/** The date of an instant in the time zone of a place, such as `2026-02-09`. */
export const dateAt = (at: string | null | undefined, zone: string | null): string | null =>
  at ? new Date(dayOf(new Date(at), zone) * DAY_MS).toISOString().slice(0, 10) : null

/** Whether a time is missing, or more than a number of days ago. */
export const isOlderThan = (at: string | null | undefined, days: number, now: Date): boolean =>
  !at || now.getTime() - Date.parse(at) > days * DAY_MS
