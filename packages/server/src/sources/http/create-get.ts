import type { Answer, Get } from '@boxtrail/sources/port/endpoint'
import { type Dispatcher, request } from 'undici'
import { startDeadline } from '../../deadline.ts'
import { type Credentials, TokenRefused } from './credentials.ts'
import { readBody } from './read-body.ts'
import { outcomeOf, readRetryAfter } from './read-response.ts'

export interface Connection {
  credentials: Credentials
  dispatcher: Dispatcher
  /** The timeout of one response, including its body. */
  timeoutMs: number
}

/** Gets resources of one source over HTTP. */
export const createGet = ({ credentials, dispatcher, timeoutMs }: Connection): Get => {
  const get = async (
    url: URL | string,
    headers: Record<string, string>,
    signal: AbortSignal,
    isRetry = false,
  ): Promise<Answer> => {
    const deadline = startDeadline(timeoutMs, signal)
    try {
      const proven = await credentials.headers(deadline.signal)
      const response = await request(url, {
        method: 'GET',
        headers: { accept: 'application/json', ...proven, ...headers },
        dispatcher,
        signal: deadline.signal,
      })
      if (response.statusCode === 401 && !isRetry && credentials.refused(proven)) {
        // The token may have expired early: retry once with a new one.
        await response.body.dump()
        return await get(url, headers, signal, true)
      }
      return await answerOf(response)
    } catch (error) {
      return { ...NOTHING, ...failureOf(error) }
    } finally {
      deadline.clear()
    }
  }
  return (url, headers, signal) => get(url, headers, signal)
}

const NOTHING = { body: null, mediaType: null, retryAfterMs: null, statusCode: 0, headers: {} }

const answerOf = async (response: Dispatcher.ResponseData): Promise<Answer> => {
  const { statusCode, headers } = response
  const body = await readBody(response)
  const outcome = body === null ? 'unrecognized' : outcomeOf(statusCode)
  return {
    outcome,
    body,
    mediaType: String(headers['content-type'] ?? '') || null,
    retryAfterMs: readRetryAfter(headers['retry-after']),
    detail: outcome === 'ok' ? null : body === null ? 'the response is too long' : `status ${statusCode}`,
    statusCode,
    headers,
  }
}

const failureOf = (error: unknown): Pick<Answer, 'outcome' | 'detail'> => {
  const detail = error instanceof Error ? error.message : String(error)
  if (!(error instanceof TokenRefused)) return { outcome: 'unreachable', detail }
  if (error.statusCode === 429) return { outcome: 'throttled', detail }
  return { outcome: error.statusCode >= 500 ? 'unreachable' : 'unauthorized', detail }
}
