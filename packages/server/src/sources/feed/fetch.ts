import { type Dispatcher, request } from 'undici'
import type { Credentials } from '../dcsa/token.ts'
import { outcomeOf, readBody, readRetryAfter } from '../http-answer.ts'
import type { Fetched, Subject } from '../source.ts'

export interface FeedEndpoint {
  /** Up to and without `/containers`. */
  baseUrl: string
  credentials: Credentials
  dispatcher: Dispatcher
  timeoutMs: number
}

/** Asks a terminal or railway that serves the feed contract about one box. */
export const fetchMessage = async (
  endpoint: FeedEndpoint,
  { number }: Subject,
  signal: AbortSignal,
): Promise<Fetched> => {
  const nothing = { body: null, mediaType: null, complete: false, retryAfterMs: null }
  const patience = AbortSignal.any([signal, AbortSignal.timeout(endpoint.timeoutMs)])
  try {
    const { statusCode, headers, body } = await request(
      `${endpoint.baseUrl}/containers/${encodeURIComponent(number)}`,
      {
        dispatcher: endpoint.dispatcher,
        headers: { accept: 'application/json', ...(await endpoint.credentials.headers(patience)) },
        signal: patience,
      },
    )
    const text = await readBody(body)
    const outcome = text === null ? 'unrecognized' : outcomeOf(statusCode)
    return {
      outcome,
      body: text,
      mediaType: String(headers['content-type'] ?? '') || null,
      complete: outcome === 'ok',
      retryAfterMs: readRetryAfter(headers['retry-after']),
      detail: outcome === 'ok' ? null : text === null ? 'the answer is too long' : `the feed answered ${statusCode}`,
    }
  } catch (error) {
    return { ...nothing, outcome: 'unreachable', detail: error instanceof Error ? error.message : String(error) }
  }
}
