import { isGap, waitMs } from './waits.ts'

export interface StreamOptions {
  /**
   * Reads the number of the newest event. Unlike the error of a stream, which browsers hide, its error tells the
   * reason.
   */
  lastNumber: () => Promise<number>
  /** The time that the service asked to wait, from the error of `lastNumber`. */
  requestedMs: (error: unknown) => number | null
  onEvent: (data: string) => void
  /** Called when too many events were missed to send them one by one. */
  onGap: () => void
  onConnected: (isConnected: boolean) => void
}

export interface Stream {
  open(): void
  close(): void
}

/** A connection that was open for this long does not count as failed. */
const STABLE_MS = 10_000

/** The log of events from now on, also across interruptions: it continues after the last event that was received. */
export const createStream = (options: StreamOptions): Stream => {
  let at: number | undefined
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let attempt = 0

  const close = () => {
    attempt++
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  const connectLater = (requestedMs: number | null) => {
    close()
    options.onConnected(false)
    timer = setTimeout(() => void connect(), waitMs(failures, requestedMs))
    failures++
  }
  const connect = async () => {
    close()
    const mine = attempt
    const last = await options.lastNumber().catch((error: unknown) => {
      if (mine === attempt) connectLater(options.requestedMs(error))
    })
    if (mine !== attempt || last === undefined) return
    if (at !== undefined && isGap(at, last)) {
      at = last
      options.onGap()
    }
    at ??= last
    listen(at)
  }
  const listen = (after: number) => {
    let openedAt = Number.POSITIVE_INFINITY
    source = new EventSource(`/v2/events?after=${after}`)
    source.onopen = () => {
      openedAt = performance.now()
      options.onConnected(true)
    }
    source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      at = Number(lastEventId)
      options.onEvent(data)
    }
    // The browser's own reconnection does not wait longer each time, and stops at a response that is not a stream.
    source.onerror = () => {
      if (performance.now() - openedAt > STABLE_MS) failures = 0
      connectLater(null)
    }
  }

  return {
    open: () => {
      failures = 0
      void connect()
    },
    close,
  }
}
