import { LEASE_MS } from './lease.ts'

export type Heartbeat = {
  /** Aborts when the lease is lost: stop working, because nothing can be written any more. */
  signal: AbortSignal
  /** Resolves when no renewal is under way, because one that came after a release would take the lease again. */
  stop: () => Promise<void>
}

/**
 * Renews a lease every third of its duration until stopped. A renewal that fails because the database is unavailable is
 * retried at the next beat, and the lease counts as lost once its whole duration has passed without one.
 */
export function startHeartbeat(renew: (leaseMs: number) => Promise<boolean>, leaseMs: number = LEASE_MS): Heartbeat {
  const lost = new AbortController()
  let renewedAt = performance.now()
  let beating = false
  let last = Promise.resolve()

  const beat = async () => {
    beating = true
    const startedAt = performance.now()
    try {
      if (await renew(leaseMs)) renewedAt = startedAt
      else end()
    } catch {
      expire()
    } finally {
      beating = false
    }
  }
  const expire = () => {
    if (performance.now() - renewedAt >= leaseMs) end()
  }
  const end = () => {
    clearInterval(timer)
    lost.abort(new Error('The lease was lost.'))
  }
  const timer = setInterval(() => {
    if (beating) expire()
    else last = beat()
  }, leaseMs / 3)
  timer.unref()
  const stop = () => {
    clearInterval(timer)
    return last
  }
  return { signal: lost.signal, stop }
}
