import type { Query } from '@boxtrail/contracts/zod'
import { isUuid } from '@boxtrail/protocol/uuid'
import type { Call } from '../../context.ts'
import { type ChangeRow, countChanges, findChanges, lastSequence, type Wanted } from './read-queries.ts'

export interface Seen {
  rows: ChangeRow[]
  /** Everything up to here was examined. */
  nextAfter: number
  last: number
}

/** The next events after a given one, as far as a single request reads. */
export const look = async (call: Call, after: number, query: Query<'listEvents'>): Promise<Seen> => {
  const last = await lastSequence(call.pool, call.accountId)
  const to = Math.min(last, after + MAX_EXAMINED)
  const rows = await changesBetween(call, { from: after + 1, to }, query)
  return { rows, nextAfter: rows.length === query.limit ? rows.at(-1)!.sequence : Math.max(after, to), last }
}

/** A filter without matches must not read a whole log in one request. */
const MAX_EXAMINED = 50_000

/** The conditions of a query; null if nothing can match, because a malformed id is that of no record. */
const wantedOf = (query: Query<'listEvents'>): Wanted | null => {
  const wanted: Wanted = {
    events: query['filter[event]'],
    resourceTypes: query['filter[resource_type]'],
    resourceId: query['filter[resource_id]'],
    shipmentId: query['filter[shipment_id]'],
    containerId: query['filter[container_id]'],
  }
  const ids = [wanted.resourceId, wanted.shipmentId, wanted.containerId]
  return ids.some((id) => id !== undefined && !isUuid(id)) ? null : wanted
}

/**
 * How many events match in total. A long log is counted to its newest `MAX_EXAMINED`, and the total is capped there.
 */
export const totalOf = async (
  { pool, accountId }: Call,
  query: Query<'listEvents'>,
  last: number,
): Promise<{ total: number; isCapped: boolean }> => {
  const wanted = wantedOf(query)
  if (wanted === null) return { total: 0, isCapped: false }
  if (Object.values(wanted).every((one) => one === undefined)) return { total: last, isCapped: false }
  const total = await countChanges(pool, accountId, wanted, { last, among: MAX_EXAMINED })
  return { total, isCapped: last > MAX_EXAMINED }
}

const changesBetween = (call: Call, stretch: { from: number; to: number }, query: Query<'listEvents'>) => {
  const wanted = wantedOf(query)
  if (stretch.from > stretch.to || wanted === null) return []
  return findChanges(call.pool, call.accountId, stretch, wanted, query.limit)
}
