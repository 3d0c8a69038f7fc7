import { setTimeout as sleep } from 'node:timers/promises'

const CHECK_INTERVAL_MS = 500
const MAX_PAUSE_MS = 10_000

/**
 * Polls whether something runs, and starts it if not. Returns a function that stops, and waits for a start that is
 * under way.
 */
export function supervise(
  isRunning: () => boolean,
  start: () => Promise<void>,
  log: (message: string) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
  const loop = async () => {
    for (let failures = 0; !stopping.signal.aborted; ) {
      await pause(Math.min(CHECK_INTERVAL_MS * 2 ** failures, MAX_PAUSE_MS))
      if (stopping.signal.aborted || isRunning()) continue
      try {
        log('the embedded PostgreSQL has no watchdog: starting it again')
        await start()
        failures = 0
      } catch (error) {
        failures++
        log(error instanceof Error ? error.message : String(error))
      }
    }
  }
  const running = loop()
  return () => {
    stopping.abort()
    return running
  }
}
