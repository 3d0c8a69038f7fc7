import type { Query } from '@boxtrail/contracts/zod'
import { eventPage } from '@boxtrail/protocol/answer/event-page'
import type { Call, Handler } from '../../context.ts'
import { takeListener } from './listeners.ts'
import { look, type Seen, totalOf } from './look.ts'
import { eventResource } from './resource.ts'

export const listEvents: Handler<'listEvents'> = async ({ query }, call) => {
  const { rows, nextAfter, last } = await waitForChanges(call, query)
  const { total, isCapped } = await totalOf(call, query, last)
  return eventPage(call, {
    events: rows.map(eventResource),
    total,
    isCapped,
    nextAfter,
    last,
    hasMore: nextAfter < last,
  })
}

/**
 * Waits until there is a match, the time is over, or the service stops. If too many requests wait already, the response
 * is immediate, and the client polls again.
 */
const waitForChanges = async (call: Call, query: Query<'listEvents'>): Promise<Seen> => {
  const { stopping, logWatch } = call
  const until = performance.now() + query.wait * 1_000
  let seen = await look(call, query.after, query)
  const isOver = () => seen.rows.length > 0 || seen.nextAfter < seen.last || performance.now() >= until
  const leave = isOver() ? null : takeListener(call.accountId)
  if (!leave) return seen
  try {
    while (!isOver() && !stopping.aborted) {
      const ms = Math.max(0, until - performance.now())
      const { nextAfter } = seen
      await call.withoutSlot(() => logWatch.growth(call.accountId, nextAfter, { ms, signal: stopping }))
      seen = await look(call, nextAfter, query)
    }
    return seen
  } finally {
    leave()
  }
}
