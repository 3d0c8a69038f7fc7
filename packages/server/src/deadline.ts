/** What a piece of work must be done by. */
export interface Deadline {
  readonly signal: AbortSignal
  /** The work is done: nothing of it is left behind. */
  clear(): void
}

/**
 * A signal that aborts when `signal` does, and once `timeoutMs` have passed. For what is done a thousand times a second:
 * `AbortSignal.timeout` keeps its timer after the work, and `AbortSignal.any` weak references, which together with the
 * collection of both was a quarter of the processor time of a poll.
 */
export const startDeadline = (timeoutMs: number, signal?: AbortSignal): Deadline => {
  const deadline = new AbortController()
  const stop = () => deadline.abort(signal?.reason)
  const timer = setTimeout(() => deadline.abort(new Error(`no whole response within ${timeoutMs} ms`)), timeoutMs)
  if (signal?.aborted) stop()
  else signal?.addEventListener('abort', stop, { once: true })
  return {
    signal: deadline.signal,
    clear: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    },
  }
}
