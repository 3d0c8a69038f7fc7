import { NetworkError, TimeoutError } from './errors.ts'
import { retryAfterMs } from './retry-after.ts'

/** Sends one request; the global `fetch`, or one of your own. */
export type Fetch = (request: Request) => Promise<Response>

export interface RetryOptions {
  fetch: Fetch
  maxRetries: number
  timeoutMs: number
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 60_000

/**
 * Tries again what may be tried again: reads, and writes that carry an `Idempotency-Key`, after a failure of the network,
 * a 429 or a 5xx. It waits as long as the server asks, or else twice as long each time.
 */
export const createRetryingFetch = ({ fetch, maxRetries, timeoutMs, sleep = wait }: RetryOptions): Fetch => {
  return async (request) => {
    const retries = isRepeatable(request) ? maxRetries : 0
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries
      // A body can be read once, so what may be sent again is sent as a copy.
      const answer = await fetchOnce(isLast ? request : request.clone(), fetch, timeoutMs)
      if (isLast || !isWorthRetrying(answer)) {
        if (answer instanceof Error) throw answer
        return answer
      }
      await sleep(waitMs(answer, attempt), request.signal)
    }
  }
}

const isRepeatable = ({ method, headers }: Request): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method) || headers.has('idempotency-key')

// A timeout has used up the patience that there was.
const isWorthRetrying = (answer: Response | Error): boolean =>
  answer instanceof Error ? answer instanceof NetworkError : answer.status === 429 || answer.status >= 500

const waitMs = (answer: Response | Error, attempt: number): number => {
  const asked = answer instanceof Error ? null : retryAfterMs(answer.headers)
  return Math.min(asked ?? FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS)
}

const NO_BODY = new Set([101, 204, 205, 304])

/** Sends and reads the whole answer within the timeout, so that a body that stops half way counts as no answer. */
const fetchOnce = async (request: Request, fetch: Fetch, timeoutMs: number): Promise<Response | Error> => {
  const deadline = new AbortController()
  const timer = timeoutMs > 0 ? setTimeout(() => deadline.abort(), timeoutMs) : undefined
  const signal = AbortSignal.any([request.signal, deadline.signal])
  // A `fetch` that does not heed its signal must not outlast it either.
  const ended = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  ended.catch(() => {})
  try {
    return await Promise.race([ended, read(fetch, new Request(request, { signal }))])
  } catch (cause) {
    if (request.signal.aborted) throw request.signal.reason
    if (deadline.signal.aborted) return new TimeoutError(`No answer came within ${timeoutMs} ms.`, { cause })
    return new NetworkError(`The API could not be reached: ${reasonOf(cause)}`, { cause })
  } finally {
    clearTimeout(timer)
  }
}

const read = async (fetch: Fetch, request: Request): Promise<Response> => {
  const answer = await fetch(request)
  const { status, statusText, headers } = answer
  const body = NO_BODY.has(status) ? null : await answer.arrayBuffer()
  return new Response(body?.byteLength ? body : null, { status, statusText, headers })
}

// `fetch` says "fetch failed"; its cause says why.
const reasonOf = (error: unknown): string => {
  const { message, cause } = error as { message?: string; cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message ?? String(error)
}

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
