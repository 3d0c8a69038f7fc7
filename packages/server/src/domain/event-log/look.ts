import type { Query } from '@boxtrail/contracts/zod'
import { isUuid } from '../../db/uuid.ts'
import type { Call } from '../context.ts'
import { type ChangeRow, findChanges, lastSequence, type Wanted } from './read-queries.ts'

export interface Seen {
  rows: ChangeRow[]
  /** Everything up to here was examined. */
  nextAfter: number
  last: number
}

/** The next events after one, as far as a single request reads. */
export const look = async (call: Call, after: number, query: Query<'listEvents'>): Promise<Seen> => {
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
