import { answered, type Http } from '../http.ts'
import type { ListQuery } from '../queries.ts'

type Filters = Omit<ListQuery<'/events'>, 'after' | 'wait'>

/** The account's log: everything that changed, in order and without a gap. */
export const events = (http: Http) => {
  const ask = (query: ListQuery<'/events'>, signal?: AbortSignal) =>
    answered(http.GET('/events', { params: { query }, ...(signal ? { signal } : {}) }))
  return {
    /** What follows `after`. Keep `meta.next_after`, and ask with it next time. */
    list: (query: ListQuery<'/events'> = {}) => ask(query),
    /**
     * Event by event from `after` on, for ever: waits for news when there are none. Keep the sequence of the last one
     * that you have dealt with; whoever begins from it loses nothing. Ends when `signal` aborts.
     */
    follow: async function* (after: number, filters: Filters = {}, { signal }: { signal?: AbortSignal } = {}) {
      for (let from = after; !signal?.aborted; ) {
        const askedAt = performance.now()
        const page = await ask({ ...filters, after: from, wait: WAIT_S }, signal).catch((error) => {
          if (!signal?.aborted) throw error
        })
        if (!page) return
        yield* page.data
        from = page.meta.next_after
        // A service that is busy or about to stop lets nobody wait: it is not asked again at once.
        const isIdle = page.data.length === 0 && !page.meta.has_more
        if (isIdle && performance.now() - askedAt < PAUSE_MS) await pause(signal)
      }
    },
  }
}

const WAIT_S = 20
const PAUSE_MS = 1_000

const pause = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', go)
      resolve()
    }
    const timer = setTimeout(go, PAUSE_MS)
    signal?.addEventListener('abort', go, { once: true })
  })
