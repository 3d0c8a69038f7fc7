/**
 * The wait in `Retry-After`, given in seconds or as a date, in milliseconds. Null if there is none, or neither: without
 * the colon of a time of day, `Date` also reads "1.5", "-5" and "after 60", as dates long past.
 */
export const retryAfterMs = (headers: Headers): number | null => {
  const text = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text.includes(':') ? text : '') - Date.now()
  return Number.isFinite(ms) ? Math.max(ms, 0) : null
}
