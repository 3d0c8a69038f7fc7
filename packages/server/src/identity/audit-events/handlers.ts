import type { Query } from '@boxtrail/contracts/zod'
import { endOfRange, startOfRange } from '@boxtrail/engine/time-range'
import { listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { isUuid } from '@boxtrail/protocol/uuid'
import type { Handler } from '../../context.ts'
import { Conditions } from '../../db/lists/conditions.ts'
import { findListed } from '../../db/lists/listing.ts'
import { findAuditEvents } from './queries.ts'
import { auditEventResource } from './resource.ts'

export const listAuditEvents: Handler<'listAuditEvents'> = async ({ query }, call) => {
  const { pool, accountId } = call
  const conditions = conditionsOf(query, accountId)
  const page = pageOf(query)
  const listing = { name: 'audit-events', from: 'audit_events a', alias: 'a', conditions }
  const { ids, ...position } = await findListed(pool, listing, page)
  const rows = await findAuditEvents(pool, accountId, ids)
  return listDocument(call, page, { data: rows.map(auditEventResource), ...position })
}

const conditionsOf = (query: Query<'listAuditEvents'>, accountId: string): Conditions => {
  const conditions = new Conditions('a.account_id', accountId)
  const { 'filter[action]': actions, 'filter[user]': user } = query
  const { 'filter[occurred_at][start]': start, 'filter[occurred_at][end]': end } = query
  if (start) conditions.bound(startOfRange(start), (from) => `a.created_at >= ${from}::timestamptz`)
  if (end) conditions.bound(endOfRange(end), (until) => `a.created_at < ${until}::timestamptz`)
  if (actions) {
    const sought = [...new Set(actions)].map((action) => `a.action = ${conditions.bind(action)}`)
    conditions.filters.push({ sought, isOrdered: true })
  }
  if (user && !isUuid(user)) conditions.addNothing()
  else if (user) conditions.add(user, (id) => `a.user_id = ${id}::uuid`)
  return conditions
}
