import { BoxtrailError, NetworkError, TimeoutError } from '../errors.ts'
import { errorOf } from './error-of.ts'
import { retryAfterMs } from './retry-after.ts'

export interface AttemptOptions {
  /** Whether sending the request twice has the same effect as sending it once. */
  isRepeatable: boolean
  maxRetries: number
  timeoutMs: number
  signal: AbortSignal | null | undefined
}

/** The outcome of a request: `error` is the body of an error response. */
export interface Outcome {
  data?: unknown
  error?: unknown
  response: Response
}

const FIRST_WAIT_MS = 500
const MAX_WAIT_MS = 60_000

/**
 * Sends a request, and retries it where that may help. The wait doubles each time, with a random part so that clients
 * do not retry together, and is never shorter than the service asks for.
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

/** How long to wait before the next attempt; undefined if there is none. */
const waitOf = (outcome: Outcome | NetworkError, attempt: number, isRepeatable: boolean): number | undefined => {
  const growing = Math.min(FIRST_WAIT_MS * 2 ** attempt, MAX_WAIT_MS) * (0.5 + Math.random() / 2)
  if (outcome instanceof Error) return isRepeatable ? growing : undefined
  const { status, headers } = outcome.response
  const requestedMs = retryAfterMs(headers)
  // 429: nothing was done. 409 with a time: the first request with this key is still in progress.
  const isWorthIt =
    status === 429 || (isRepeatable && ((status >= 500 && status !== 501) || (status === 409 && requestedMs !== null)))
  // If the service asks for a longer wait than the maximum, the response goes to the caller, instead of a retry that
  // comes too early.
  if (!isWorthIt || (requestedMs ?? 0) > MAX_WAIT_MS) return undefined
  return requestedMs === null ? growing : requestedMs + Math.random() * Math.min(requestedMs, 1_000)
}

/** One attempt that reads the whole response within the timeout: a body that ends half way counts as no response. */
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
    // Applies even to a `fetch` that ignores its signal.
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

/** Waits; rejects with the caller's reason when the signal aborts. */
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

/** The data of a successful response; throws the error of any other. */
export const dataOf = ({ data, error, response }: Outcome): unknown => {
  if (!response.ok) throw errorOf(response, error)
  return data
}

/** Why a request failed; a response that is not JSON is distinguished. */
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

// `fetch` only says "fetch failed"; its cause has the reason.
const reasonOf = (error: unknown): string => {
  const { message, cause } = error as { message?: string; cause?: { code?: string; message?: string } }
  return cause?.code ?? cause?.message ?? message ?? String(error)
}
