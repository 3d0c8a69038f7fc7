import type { Terminal } from '../terminal/terminal.ts'
import { deliveryHeaders } from './sign.ts'

/** A notification to deliver. */
export interface Delivery {
  id: string
  event: string
  /** The exact text that is signed. */
  body: string
}

export interface Posted {
  status: number | null
  retryAfter: string | null
  /** Why there is no status. */
  error: string | null
  durationMs: number
}

/** The timeout of the service. */
const PATIENCE_MS = 15_000

export const post = async (
  { fetch, now, signal }: Pick<Terminal, 'fetch' | 'now' | 'signal'>,
  delivery: Delivery,
  { to, secret }: { to: URL; secret: string },
): Promise<Posted> => {
  const begun = performance.now()
  const done = (rest: Omit<Posted, 'durationMs'>) => ({ ...rest, durationMs: Math.round(performance.now() - begun) })
  try {
    const response = await fetch(
      new Request(to, {
        method: 'POST',
        headers: deliveryHeaders(delivery, secret, now()),
        body: delivery.body,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
      }),
    )
    await response.body?.cancel()
    return done({ status: response.status, retryAfter: response.headers.get('retry-after'), error: null })
  } catch (error) {
    signal.throwIfAborted()
    return done({ status: null, retryAfter: null, error: reasonOf(error as Error & { cause?: { code?: string } }) })
  }
}

const reasonOf = ({ name, message, cause }: Error & { cause?: { code?: string } }): string => {
  if (name === 'TimeoutError') return 'no answer in 15 s'
  return cause?.code === 'ECONNREFUSED' ? 'nothing listens there (ECONNREFUSED)' : (cause?.code ?? message)
}
