import type { Api } from '../call/api.ts'
import { sleep } from '../call/attempts.ts'
import { method } from '../call/method.ts'
import { BoxtrailError } from '../errors.ts'
import type { Format } from '../types.ts'

export interface FollowOptions<F extends Format = Format> {
  /** The form of the events, if it differs from that of the client. */
  format?: F
  /** Stops following. */
  signal?: AbortSignal
  /** Called when the service cannot be reached or is busy, with the time until the next attempt. */
  onDisconnect?: (error: BoxtrailError, waitMs: number) => void
}

const WAIT_S = 20
const PAUSE_MS = 1_000
const MAX_PAUSE_MS = 30_000
/** A longer timer would end at once. */
const MAX_TIMER_MS = 2 ** 31 - 1

interface Both {
  raw: { data: unknown[]; meta: { next_after: number; last_sequence: number; has_more: boolean } }
  mapped: { items: unknown[] }
}

export async function* followEvents(
  api: Api,
  query: object = {},
  { format, signal, onDisconnect }: FollowOptions = {},
): AsyncGenerator<unknown, void, undefined> {
  const read = method(api)('GET /events?') as (query: object, options: object) => Promise<Both>
  const { after, ...filters } = query as { after?: number }
  // One attempt at a time, because the waits after failures are below.
  const options = { format: 'both', signal, maxRetries: 0, timeoutMs: 2_000 * WAIT_S }
  let from = after
  for (let failures = 0; !signal?.aborted; ) {
    const begun = Date.now()
    try {
      if (from === undefined) from = (await read({ limit: 1 }, options)).raw.meta.last_sequence
      const { raw, mapped } = await read({ ...filters, after: from, wait: WAIT_S }, options)
      failures = 0
      const form = format ?? api.format
      for (const [at, event] of raw.data.entries())
        yield form === 'raw' ? event : form === 'both' ? { raw: event, mapped: mapped.items[at] } : mapped.items[at]
      from = raw.meta.next_after
      // A service that is busy or about to stop responds without waiting, so it is not polled again at once.
      const isIdle = raw.data.length === 0 && !raw.meta.has_more
      if (isIdle && Date.now() - begun < PAUSE_MS) await sleep(PAUSE_MS, signal)
    } catch (error) {
      if (signal?.aborted) return
      if (!(error instanceof BoxtrailError) || !error.isRetryable) throw error
      const growing = Math.min(PAUSE_MS * 2 ** failures++, MAX_PAUSE_MS) * (0.5 + Math.random() / 2)
      const waitMs = Math.min(Math.max(error.retryAfterMs ?? 0, growing), MAX_TIMER_MS)
      onDisconnect?.(error, waitMs)
      await sleep(waitMs, signal).catch(() => {})
    }
  }
}
