import type { Terminal } from '../terminal/terminal.ts'
import { type Delivery, type Posted, post } from './post.ts'
import { decide, type Verdict } from './retries.ts'

/** An attempt and what follows from it. */
export type Attempt = Pick<Delivery, 'id' | 'event'> & Posted & Verdict & { attempt: number }

interface Settings {
  to: URL
  secret: string
  retries: number
  onAttempt: (attempt: Attempt) => Promise<void>
}

/** Delivers as the service does: in order at first, and failed deliveries again later, while others continue. */
export const createForwarder = (terminal: Terminal, { to, secret, retries, onAttempt }: Settings) => {
  const waiting = new Set<Promise<void>>()
  let dropped = 0
  const again = new AbortController()
  const signal = AbortSignal.any([terminal.signal, again.signal])
  const attempt = async (delivery: Delivery, number: number): Promise<void> => {
    const posted = await post({ ...terminal, signal }, delivery, { to, secret })
    const verdict = decide(posted, number, retries, terminal.now())
    await onAttempt({ id: delivery.id, event: delivery.event, attempt: number, ...posted, ...verdict })
    if (verdict.outcome !== 'pending') return
    const later: Promise<void> = terminal
      .sleep(verdict.retryInMs, signal)
      .then(() => attempt(delivery, number + 1))
      .catch(() => {
        dropped++
      })
      .finally(() => waiting.delete(later))
    waiting.add(later)
  }
  return {
    deliver: (delivery: Delivery) => attempt(delivery, 1),
    /** Cancels all retries, and returns how many there were. */
    stop: async (): Promise<number> => {
      again.abort()
      while (waiting.size > 0) await Promise.all(waiting)
      return dropped
    },
  }
}
