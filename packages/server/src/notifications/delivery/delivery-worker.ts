import type { Wakeups } from '../../db/queues/wakeups.ts'
import { Courier, type DeliveryOptions, type Tally } from './courier.ts'

export type { DeliveryOptions, Tally } from './courier.ts'

export interface DeliveryWorkerOptions extends DeliveryOptions {
  wakeups: Wakeups
  pollMs?: number
  /** How long deliveries in progress may take after the worker was asked to stop. */
  graceMs?: number
}

/**
 * Sends notifications until `signal` aborts. Their writers wake it; polling finds retries and the notifications of
 * other processes.
 */
export const runDeliveryWorker = async (options: DeliveryWorkerOptions, signal: AbortSignal): Promise<void> => {
  const { wakeups, log, pollMs = 1_000, graceMs = 5_000 } = options
  const courier = new Courier(options)
  while (!signal.aborted) {
    const room = courier.whenRoom()
    try {
      await courier.round()
    } catch (error) {
      log.error({ error }, 'looking for notifications failed')
    }
    const woken = new AbortController()
    const stop = () => woken.abort()
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    await Promise.race([wakeups.sleep('notifications', pollMs, woken.signal), room])
    signal.removeEventListener('abort', stop)
    woken.abort()
    courier.rest()
  }
  await courier.stop(graceMs)
}

/** Visits every webhook once, sends what is due as far as there is room, and waits until the outcomes are written. */
export const deliverBatch = async (options: DeliveryOptions): Promise<Tally> => {
  const courier = new Courier(options)
  await courier.round()
  await courier.settled()
  return courier.tally
}
