import type { Outcome } from '@boxtrail/engine/statement'

/** What an HTTP status means for the requested number. */
export const outcomeOf = (statusCode: number): Outcome => {
  if (statusCode === 200 || statusCode === 206) return 'ok'
  if (statusCode === 204) return 'no_data_yet'
  if (statusCode === 404) return 'not_found'
  if (statusCode === 401 || statusCode === 403) return 'unauthorized'
  if (statusCode === 429) return 'throttled'
  if (statusCode === 400 || statusCode === 422) return 'number_rejected'
  if (statusCode === 410 || statusCode === 451) return 'withheld'
  return statusCode >= 500 ? 'unreachable' : 'unrecognized'
}

export const readRetryAfter = (value: string | string[] | undefined): number | null => {
  const text = Array.isArray(value) ? value[0] : value
  if (!text) return null
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
  // More than a day is taken for a mistake of the line, because it would effectively stop the source.
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 86_400_000) : null
}
