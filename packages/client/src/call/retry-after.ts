/** The wait in `Retry-After`, given in seconds or as a date, in milliseconds. Null if there is none. */
export const retryAfterMs = (headers: Headers, nowMs: number = Date.now()): number | null => {
  const text = headers.get('retry-after')?.trim()
  if (!text) return null
  const ms = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - nowMs
  return Number.isFinite(ms) ? Math.max(ms, 0) : null
}
