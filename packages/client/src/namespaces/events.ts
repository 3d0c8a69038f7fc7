import { answered, type Http } from '../http.ts'
import type { ListQuery } from '../queries.ts'

type Filters = Omit<ListQuery<'/events'>, 'after' | 'wait'>

/** The account's log: everything that changed, in order and without a gap. */
export const events = (http: Http) => {
  const list = (query: ListQuery<'/events'> = {}) => answered(http.GET('/events', { params: { query } }))
  return {
    /** What follows `after`. Keep `meta.next_after`, and ask with it next time. */
    list,
    /**
     * Event by event from `after` on, for ever: waits for news when there are none. Keep the sequence of the last one
     * that you have dealt with; whoever begins from it loses nothing. Ends when `signal` aborts.
     */
    follow: async function* (after: number, filters: Filters = {}, { signal }: { signal?: AbortSignal } = {}) {
      for (let from = after; !signal?.aborted; ) {
        const { data, meta } = await list({ ...filters, after: from, wait: WAIT_S })
        yield* data
        from = meta.next_after
      }
    },
  }
}

const WAIT_S = 20
