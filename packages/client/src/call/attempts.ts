import { BoxtrailError, NetworkError, TimeoutError } from '../errors.ts'
import { errorOf } from './error-of.ts'
import { retryAfterMs } from './retry-after.ts'

export interface AttemptOptions {
  /** Whether doing it twice is doing it once. */
  isRepeatable: boolean
  maxRetries: number
  timeoutMs: number
  signal: AbortSignal | null | undefined
}

/** What came of a request: `error` is the body of a refusal. */
export interface Outcome {
  data?: unknown
  error?: unknown
  response: Response
}

const FIRST_WAIT_MS = 500
const MAX_WAIT_MS = 60_000

/**
 * Sends a request, again where that may help. It waits twice as long each time, at random so that clients do not come
 * back together, and never less than the service asks for.
 */
export const attempts = async (
  send: (signal: AbortSignal) => Promise<Outcome>,
  options: AttemptOptions,
): Promise<Outcome> => {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await once(send, options).catch((error: unknown) => {
      if (error instanceof NetworkError) return error
      throw error
    })
    const waitMs = attempt < options.maxRetries ? waitOf(outcome, attempt, options.isRepeatable) : undefined
    if (waitMs === undefined) {
      if (outcome instanceof Error) throw outcome
      return outcome
    }
    await sleep(waitMs, options.signal)
  }
}

/** How long to wait before the next attempt; undefined when there is to be none. */
const waitOf = (outcome: Outcome | NetworkError, attempt: number, isRepeatable: boolean): number | undefined => {
  const growing = Math.min(FIRST_WAIT_MS * 2 ** attempt, MAX_WAIT_MS) * (0.5 + Math.random() / 2)
  if (outcome instanceof Error) return isRepeatable ? growing : undefined
  const { status, headers } = outcome.response
  const requestedMs = retryAfterMs(headers)
  // Too many requests: nothing was done. A conflict that names a time: the first request with this key is still at work.
  const isWorthIt =
    status === 429 || (isRepeatable && ((status >= 500 && status !== 501) || (status === 409 && requestedMs !== null)))
  // An answer that asks for more patience than there is goes to the caller, not to the service too early.
  if (!isWorthIt || (requestedMs ?? 0) > MAX_WAIT_MS) return undefined
  return requestedMs === null ? growing : requestedMs + Math.random() * Math.min(requestedMs, 1_000)
}

/** One attempt, its answer read whole, within the timeout: a body that stops half way counts as no answer. */
const once = async (send: (signal: AbortSignal) => Promise<Outcome>, { timeoutMs, signal }: AttemptOptions) => {
  signal?.throwIfAborted()
  const controller = new AbortController()
  const stop = () => controller.abort(signal!.reason)
  signal?.addEventListener('abort', stop)
  const timer =
    timeoutMs > 0
      ? setTimeout(
          () => controller.abort(new TimeoutError(`No answer came within ${timeoutMs} ms.`, { isRetryable: true })),
          timeoutMs,
        )
      : undefined
  try {
    // A `fetch` that ignores its signal must not outlast it either.
    return await Promise.race([send(controller.signal), aborted(controller.signal)])
  } catch (cause) {
    if (controller.signal.aborted) throw controller.signal.reason
    throw cause
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

/** Waits; ends as the caller says when the signal aborts. */
export const sleep = (ms: number, signal?: AbortSignal | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (how: () => void) => () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      how()
    }
    const stop = end(() => reject(signal!.reason))
    const timer = setTimeout(end(resolve), ms)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop)
  })

/** The data of a success; what was refused is thrown. */
export const dataOf = ({ data, error, response }: Outcome): unknown => {
  if (!response.ok) throw errorOf(response, error)
  return data
}

/** Why a request failed, distinguished from an answer that is not JSON. */
export const failureOf = (cause: unknown, response: Response | undefined): BoxtrailError => {
  if (cause instanceof BoxtrailError) return cause
  if (cause instanceof SyntaxError && response)
    return new BoxtrailError('The answer is not JSON.', {
      status: response.status,
      requestId: response.headers.get('x-request-id') ?? undefined,
      cause,
    })
  return new NetworkError(`The API could not be reached: ${reasonOf(cause)}`, { isRetryable: true, cause })
}

// `fetch` says "fetch failed"; its cause says why.
const reasonOf = (error: unknown): string => {
  const { message, cause } = error as { message?: string; cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message ?? String(error)
}
