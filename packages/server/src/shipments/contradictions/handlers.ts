import { document, listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Handler } from '../../context.ts'
import { findContradictions } from '../../records/contradictions/queries.ts'
import { contradictionResource } from '../../records/contradictions/resource.ts'
import { include } from '../../records/included/include.ts'
import { includePast } from '../past/include-past.ts'
import { momentMeta, momentOf } from '../past/moment.ts'
import { listContradictionIds } from './list.ts'
import { findPastContradiction, listPastContradictions } from './past.ts'

export const listContradictions: Handler<'listContradictions'> = async ({ query }, call) => {
  const page = pageOf(query)
  const moment = momentOf(query)
  if (moment) {
    const { rows, counts, past, ...position } = await listPastContradictions(call, query, moment, page)
    const data = rows.map(contradictionResource)
    const included = await includePast(data, query.include, past, call)
    const listed = listDocument(call, page, { data, ...position, included })
    return { ...listed, meta: { ...listed.meta, counts, ...(past?.meta ?? { past: momentMeta(moment) }) } }
  }
  const { ids, counts, ...position } = await listContradictionIds(call.pool, call.accountId, query, page)
  const rows = await findContradictions(call.pool, call.accountId, ids)
  const data = rows.map(contradictionResource)
  const included = await include(data, query.include, call)
  const listed = listDocument(call, page, { data, ...position, included })
  return { ...listed, meta: { ...listed.meta, counts } }
}

export const getContradiction: Handler<'getContradiction'> = async ({ params: { id }, query }, call) => {
  const [row] = await findContradictions(call.pool, call.accountId, [id])
  if (!row) throw notFound()
  const moment = momentOf(query)
  if (!moment) {
    const data = contradictionResource(row)
    return document(call, data, await include([data], query.include, call))
  }
  const then = await findPastContradiction(call, row, moment, query)
  const data = { ...contradictionResource(then.row), meta: then.past.meta }
  return document(call, data, await includePast([data], query.include, then.past, call))
}
