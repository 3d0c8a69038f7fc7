import type { Outcome } from '@boxtrail/engine/statement'
import type { Dispatcher } from 'undici'

const MAX_BODY_BYTES = 16 * 1024 * 1024

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

/** The body as text, or null if it is longer than any legitimate response. By events: an iterator takes three times as long. */
export const readBody = (body: Dispatcher.ResponseData['body']): Promise<string | null> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= MAX_BODY_BYTES) return chunks.push(chunk)
      resolve(null)
      body.destroy()
    })
    body.on('end', () => resolve((chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString('utf8')))
    body.on('error', reject)
  })

export const readRetryAfter = (value: string | string[] | undefined): number | null => {
  const text = Array.isArray(value) ? value[0] : value
  if (!text) return null
  const ms = /^\d+$/.test(text.trim()) ? Number(text) * 1_000 : Date.parse(text) - Date.now()
  // More than a day is taken for a mistake of the line, because it would effectively stop the source.
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), 86_400_000) : null
}
