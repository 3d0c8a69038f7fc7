import type { Query } from '@boxtrail/contracts/zod'
import type { Call, Handler } from '../context.ts'
import { look, type Seen } from './look.ts'
import { eventResource } from './resource.ts'

export const listEvents: Handler<'listEvents'> = async ({ query }, call) => {
  const { rows, nextAfter, last } = await waitForChanges(call, query)
  const hasMore = nextAfter < last
  return {
    data: rows.map(eventResource),
    links: { self: call.requestUrl, ...(hasMore ? { next: withAfter(call.requestUrl, nextAfter) } : {}) },
    meta: { next_after: nextAfter, last_sequence: last, has_more: hasMore },
  }
}

/** At most this many requests wait in one process; further ones get an immediate response and poll again. */
const MOST_WAITING = 500
let waiting = 0

/** Waits until there is a match, the time is over, or the service stops. */
const waitForChanges = async (call: Call, query: Query<'listEvents'>): Promise<Seen> => {
  const { stopping, logWatch } = call
  const until = performance.now() + query.wait * 1_000
  let seen = await look(call, query.after, query)
  const isOver = () => seen.rows.length > 0 || seen.nextAfter < seen.last || performance.now() >= until
  if (isOver() || waiting >= MOST_WAITING) return seen
  waiting += 1
  try {
    while (!isOver() && !stopping.aborted) {
      const ms = Math.max(0, until - performance.now())
      await logWatch.growth(call.accountId, seen.nextAfter, { ms, signal: stopping })
      seen = await look(call, seen.nextAfter, query)
    }
    return seen
  } finally {
    waiting -= 1
  }
}

/** The same request, continuing where this response ends. */
const withAfter = (requestUrl: string, after: number): string => {
  const [path, search = ''] = requestUrl.split('?')
  const kept = search.split('&').filter((pair) => pair !== '' && !pair.startsWith('after='))
  return `${path}?${[`after=${after}`, ...kept].join('&')}`
}
