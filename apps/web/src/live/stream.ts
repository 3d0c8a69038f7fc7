import { isGap, waitMs } from './waits.ts'

export interface StreamOptions {
  /** Reads the number of the newest event. Its failure says what the browser keeps to itself about a stream's. */
  lastNumber: () => Promise<number>
  /** How long the service asked to wait, of what `lastNumber` threw. */
  requestedMs: (error: unknown) => number | null
  onEvent: (data: string) => void
  /** So much has happened that it is not told one by one. */
  onGap: () => void
  onConnected: (isConnected: boolean) => void
}

export interface Stream {
  open(): void
  close(): void
}

/** A connection that was open for so long was no failure. */
const STABLE_MS = 10_000

/** The log of events from now on, across interruptions: each time it goes on after the last event that was seen. */
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
    // The browser's own attempts know no patience, and end at an answer that is no stream.
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
