import { document, listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Handler } from '../context.ts'
import { findContradictions } from '../records/contradictions/queries.ts'
import { contradictionResource } from '../records/contradictions/resource.ts'
import { include } from '../records/included/include.ts'
import { listContradictionIds } from './list.ts'

export const listContradictions: Handler<'listContradictions'> = async ({ query }, call) => {
  const page = pageOf(query)
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
  const data = contradictionResource(row)
  return document(call, data, await include([data], query.include, call))
}
