import type { Event } from '@boxtrail/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { client } from '../../api/client.ts'
import { type EventSearch, filterOf } from './search.ts'
import { firstStretch, type Stretch, stretchBefore } from './walk.ts'

export type LoggedEvent = Event<never>

/** The number of ranges that are read at once. */
const AT_ONCE = 4
const MIN_SHOWN = 25

type Filter = ReturnType<typeof filterOf>

/** The events of a range, the newest first. */
const read = async ({ after, upTo }: Stretch, filter: Filter, signal: AbortSignal): Promise<LoggedEvent[]> => {
  const found: LoggedEvent[] = []
  for (let from = after; from < upTo; ) {
    const { items, meta } = await client.events.list({ after: from, limit: 1_000, filter }, { signal })
    found.push(...items.filter(({ sequence }) => sequence <= upTo))
    if (meta.nextAfter <= from) break
    from = meta.nextAfter
  }
  return found.reverse()
}

/** The log from its end; the API serves it from its beginning. */
export const eventsQuery = (search: EventSearch) =>
  infiniteQueryOptions({
    queryKey: ['events', search],
    queryFn: async ({ pageParam, signal }) => {
      const filter = filterOf(search)
      const items: LoggedEvent[] = []
      let next: Stretch | undefined = pageParam ?? firstStretch(await lastNumber(signal))
      let reached = next.upTo
      for (let stretches = 0; next && stretches < AT_ONCE && items.length < MIN_SHOWN; stretches++) {
        const found = await read(next, filter, signal)
        items.push(...found)
        reached = next.after
        next = stretchBefore(next, found.length)
      }
      return { items, reached, next }
    },
    initialPageParam: undefined as Stretch | undefined,
    getNextPageParam: ({ next }) => next,
    structuralSharing: false,
  })

const lastNumber = async (signal: AbortSignal): Promise<number> =>
  (await client.events.list({ limit: 1 }, { signal })).meta.lastSequence
