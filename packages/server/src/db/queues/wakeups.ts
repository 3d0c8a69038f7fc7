import type { Pool } from 'pg'

/** What workers wait for. */
export const topics = ['checks', 'journeys', 'detections', 'notifications', 'documents'] as const
export type Topic = (typeof topics)[number]

/** Wakes the workers of this process at once, and those of others by NOTIFY. Polling remains the fallback. */
export interface Wakeups {
  wake(topic: Topic): void
  /** Resolves when the topic is woken, or after `ms`, or when `signal` aborts. */
  sleep(topic: Topic, ms: number, signal: AbortSignal): Promise<void>
  /** Calls `listener` whenever the topic is woken, here or by another process, until what is returned is called. */
  subscribe(topic: Topic, listener: () => void): () => void
  close(): Promise<void>
}

const CHANNEL = 'boxtrail_work'
/** NOTIFY takes a lock that all commits share, so one process sends at most one per topic in this time. */
const NOTIFY_EVERY_MS = 100

/** `sessions`: a pool whose connections are sessions of their own, for LISTEN. */
export const createWakeups = (pool: Pool | null, sessions: Pool | null = pool): Wakeups => {
  const sleepers = new Map<Topic, Set<() => void>>(topics.map((topic) => [topic, new Set()]))
  const listeners = new Map<Topic, Set<() => void>>(topics.map((topic) => [topic, new Set()]))
  const pending = new Set<Topic>()
  // A wake-up while no worker sleeps must not be lost: the next sleep ends at once.
  const missed = new Set<Topic>()
  let timer: NodeJS.Timeout | null = null
  let closed = false

  const wakeHere = (topic: Topic) => {
    const waiting = sleepers.get(topic)!
    if (waiting.size === 0) missed.add(topic)
    for (const resolve of [...waiting]) resolve()
    for (const listener of listeners.get(topic)!) listener()
  }
  const announce = () => {
    timer = null
    const sent = [...pending]
    pending.clear()
    // A lost notification only costs a poll interval.
    if (pool) notifyWorkers(pool, sent).catch(() => {})
  }
  const listener = sessions ? listen(sessions, (sent) => sent.forEach(wakeHere)) : null

  return {
    wake(topic) {
      wakeHere(topic)
      pending.add(topic)
      if (pool && !timer && !closed) timer = setTimeout(announce, NOTIFY_EVERY_MS).unref()
    },
    sleep(topic, ms, signal) {
      if (missed.delete(topic) || signal.aborted) return Promise.resolve()
      return new Promise((resolve) => {
        const done = () => {
          clearTimeout(timeout)
          sleepers.get(topic)!.delete(done)
          signal.removeEventListener('abort', done)
          resolve()
        }
        const timeout = setTimeout(done, ms)
        sleepers.get(topic)!.add(done)
        signal.addEventListener('abort', done, { once: true })
      })
    },
    subscribe(topic, listener) {
      listeners.get(topic)!.add(listener)
      return () => void listeners.get(topic)!.delete(listener)
    },
    async close() {
      closed = true
      if (timer) clearTimeout(timer)
      await listener?.()
    },
  }
}

/** Wakes the workers of all processes from one that has none itself. */
export const notifyWorkers = (pool: Pool, woken: readonly Topic[]) =>
  pool.query({ name: 'notify-work', text: 'select pg_notify($1, $2)', values: [CHANNEL, woken.join(',')] })

/** Keeps one connection listening, and replaces it when it breaks. */
const listen = (pool: Pool, onTopics: (sent: Topic[]) => void): (() => Promise<void>) => {
  let stopped = false
  let release = () => {}
  const loop = async () => {
    while (!stopped) {
      try {
        const client = await pool.connect()
        if (stopped) return client.release()
        await new Promise<void>((resolve) => {
          release = resolve
          client.on('notification', ({ payload = '' }) =>
            onTopics(payload.split(',').filter((name): name is Topic => topics.includes(name as Topic))),
          )
          client.on('error', () => resolve())
          client.on('end', () => resolve())
          client.query(`listen ${CHANNEL}`).catch(() => resolve())
        })
        client.release(true)
      } catch {
        // The database is unavailable; the workers poll and will report it.
      }
      if (!stopped) await new Promise((resolve) => setTimeout(resolve, 1_000).unref())
    }
  }
  const running = loop()
  return async () => {
    stopped = true
    release()
    await running
  }
}
