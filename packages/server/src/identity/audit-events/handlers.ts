import { listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import type { Handler } from '../../context.ts'
import { Conditions } from '../../db/conditions.ts'
import { findListed } from '../../db/listing.ts'
import { findAuditEvents } from './queries.ts'
import { auditEventResource } from './resource.ts'

export const listAuditEvents: Handler<'listAuditEvents'> = async ({ query }, call) => {
  const { pool, accountId } = call
  const conditions = new Conditions('a.account_id', accountId)
  const page = pageOf(query)
  const listing = { name: 'audit-events', from: 'audit_events a', alias: 'a', conditions }
  const { ids, ...position } = await findListed(pool, listing, page)
  const rows = await findAuditEvents(pool, accountId, ids)
  return listDocument(call, page, { data: rows.map(auditEventResource), ...position })
}
