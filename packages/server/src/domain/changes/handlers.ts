import { setTimeout } from 'node:timers/promises'
import type { Query } from '@boxtrail/contracts'
import type { Call, Handler } from '../../context.ts'
import { isUuid } from '../../json-api.ts'
import { findChanges, lastSequence, type Wanted } from './read-queries.ts'
import { eventResource } from './resource.ts'

export const listEvents: Handler<'listEvents'> = async ({ query }, call) => {
  const { after, limit, wait } = query
  await untilNews(call, after, wait)
  const last = await lastSequence(call.pool, call.accountId)
  const to = Math.min(last, after + MOST_LOOKED_AT)
  const rows = await changesBetween(call, { from: after + 1, to }, query, limit)
  const nextAfter = rows.length === limit ? rows.at(-1)!.sequence : Math.max(after, to)
  const hasMore = nextAfter < last
  return {
    data: rows.map(eventResource),
    links: { self: call.requestUrl, ...(hasMore ? { next: withAfter(call.requestUrl, nextAfter) } : {}) },
    meta: { next_after: nextAfter, last_sequence: last, has_more: hasMore },
  }
}

/** A filter that nothing meets must not read a whole log for one answer. */
const MOST_LOOKED_AT = 50_000

const changesBetween = (
  call: Call,
  stretch: { from: number; to: number },
  query: Query<'listEvents'>,
  limit: number,
) => {
  const wanted: Wanted = {
    events: query['filter[event]'],
    resourceTypes: query['filter[resource_type]'],
    resourceId: query['filter[resource_id]'],
    shipmentId: query['filter[shipment_id]'],
    containerId: query['filter[container_id]'],
  }
  // What is no id names no record.
  const ids = [wanted.resourceId, wanted.shipmentId, wanted.containerId]
  if (stretch.from > stretch.to || ids.some((id) => id !== undefined && !isUuid(id))) return []
  return findChanges(call.pool, call.accountId, stretch, wanted, limit)
}

const LOOK_EVERY_MS = 500
/** So many wait in one process at most; who comes then is answered at once and asks again. */
const MOST_WAITING = 500
let waiting = 0

/** Returns when the log goes beyond `after`, when `waitS` are over, or when the service stops. */
const untilNews = async ({ pool, accountId, stopping }: Call, after: number, waitS: number): Promise<void> => {
  if (waitS === 0 || waiting >= MOST_WAITING) return
  const until = performance.now() + waitS * 1_000
  waiting += 1
  try {
    while (performance.now() < until && !stopping.aborted && (await lastSequence(pool, accountId)) <= after)
      await setTimeout(LOOK_EVERY_MS, undefined, { signal: stopping }).catch(() => {})
  } finally {
    waiting -= 1
  }
}

/** The same question, from where this answer ends. */
const withAfter = (requestUrl: string, after: number): string => {
  const [path, search = ''] = requestUrl.split('?')
  const kept = search.split('&').filter((pair) => pair !== '' && !pair.startsWith('after='))
  return `${path}?${[`after=${after}`, ...kept].join('&')}`
}
