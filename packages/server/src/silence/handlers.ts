import { document, listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Handler } from '../context.ts'
import { listSilences } from './list.ts'
import { findSilence } from './queries.ts'
import { sourceSilenceResource } from './resource.ts'

export const listSourceSilences: Handler<'listSourceSilences'> = async ({ query }, call) => {
  const page = pageOf(query)
  const { rows, ...position } = await listSilences(call.pool, call.accountId, query, page, call.reference)
  return listDocument(call, page, { data: rows.map(sourceSilenceResource), ...position })
}

export const getSourceSilence: Handler<'getSourceSilence'> = async ({ params }, call) => {
  const told = await findSilence(call.pool, call.accountId, params.id)
  if (!told) throw notFound()
  return document(call, sourceSilenceResource(told))
}
