import { setTimeout } from 'node:timers/promises'
import type { Query } from '@boxtrail/contracts/zod'
import { isUuid } from '../../db/uuid.ts'
import type { Call, Handler } from '../context.ts'
import { type ChangeRow, findChanges, lastSequence, type Wanted } from './read-queries.ts'
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

interface Seen {
  rows: ChangeRow[]
  /** Everything up to here was examined. */
  nextAfter: number
  last: number
}

const look = async (call: Call, after: number, query: Query<'listEvents'>): Promise<Seen> => {
  const last = await lastSequence(call.pool, call.accountId)
  const to = Math.min(last, after + MOST_LOOKED_AT)
  const rows = await changesBetween(call, { from: after + 1, to }, query)
  return { rows, nextAfter: rows.length === query.limit ? rows.at(-1)!.sequence : Math.max(after, to), last }
}

/** A filter without matches must not read a whole log in one request. */
const MOST_LOOKED_AT = 50_000

const changesBetween = (call: Call, stretch: { from: number; to: number }, query: Query<'listEvents'>) => {
  const wanted: Wanted = {
    events: query['filter[event]'],
    resourceTypes: query['filter[resource_type]'],
    resourceId: query['filter[resource_id]'],
    shipmentId: query['filter[shipment_id]'],
    containerId: query['filter[container_id]'],
  }
  // A malformed id matches no record.
  const ids = [wanted.resourceId, wanted.shipmentId, wanted.containerId]
  if (stretch.from > stretch.to || ids.some((id) => id !== undefined && !isUuid(id))) return []
  return findChanges(call.pool, call.accountId, stretch, wanted, query.limit)
}

const LOOK_EVERY_MS = 500
/** At most this many requests wait in one process; further ones get an immediate response and poll again. */
const MOST_WAITING = 500
let waiting = 0

/** Waits until there is a match, the time is over, or the service stops. */
const waitForChanges = async (call: Call, query: Query<'listEvents'>): Promise<Seen> => {
  const { stopping } = call
  const until = performance.now() + query.wait * 1_000
  let seen = await look(call, query.after, query)
  const isOver = () => seen.rows.length > 0 || seen.nextAfter < seen.last || performance.now() >= until
  if (isOver() || waiting >= MOST_WAITING) return seen
  waiting += 1
  try {
    while (!isOver() && !stopping.aborted) {
      await setTimeout(LOOK_EVERY_MS, undefined, { signal: stopping }).catch(() => {})
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
