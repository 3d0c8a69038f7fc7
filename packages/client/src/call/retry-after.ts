/**
 * The wait in `Retry-After`, given in seconds or as a date, in milliseconds. Null if there is none, or neither: `Date`
 * also reads "1.5" and "-5", as dates long past.
 */
export const retryAfterMs = (headers: Headers, nowMs: number = Date.now()): number | null => {
  const text = headers.get('retry-after')?.trim()
  if (!text) return null
  const ms = /^\d+$/.test(text)
    ? Number(text) * 1_000
    : /^[a-z]{3,9},? /i.test(text)
      ? Date.parse(text) - nowMs
      : Number.NaN
  return Number.isFinite(ms) ? Math.max(ms, 0) : null
}
