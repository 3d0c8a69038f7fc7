import { document, listDocument, pageOf, pageOfRows } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import { isLineSought } from '@boxtrail/reference/line-search'
import type { Handler } from '../../context.ts'
import { enabledLines } from '../accounts/queries.ts'
import { isAvailable } from './available.ts'
import { shippingLineResource } from './resource.ts'

export const listShippingLines: Handler<'listShippingLines'> = async ({ query }, call) => {
  const enabled = await enabledLines(call.pool, call.accountId)
  const lines = call.reference.shippingLines
    .all()
    .filter((line) => isAvailable(line, enabled))
    .filter((line) => isLineSought(line, query.search ?? ''))
  const page = pageOf(query)
  const { rows, ...position } = pageOfRows(lines, page, { key: ({ scac }) => [scac], kinds: ['text'] })
  return listDocument(call, page, { data: rows.map((line) => shippingLineResource(line, call)), ...position })
}

export const getShippingLine: Handler<'getShippingLine'> = async ({ params }, call) => {
  const line = call.reference.shippingLines.byId(params.id.toLowerCase())
  if (!line || !isAvailable(line, await enabledLines(call.pool, call.accountId))) throw notFound()
  return document(call, shippingLineResource(line, call))
}
