import { listDocument, pageOf, pageOfRows } from '@boxtrail/protocol/answer/json-api'
import { operatorKeyNeeded } from '@boxtrail/protocol/errors'
import type { Handler } from '../../context.ts'
import { sourceResource } from './resource.ts'
import { sourceStatuses } from './status.ts'

export const listSources: Handler<'listSources'> = async ({ query }, call) => {
  if (!call.isOperator) throw operatorKeyNeeded()
  const page = pageOf(query)
  const { rows, ...position } = pageOfRows(await sourceStatuses(call.pool), page, {
    key: ({ id }) => [id],
    kinds: ['text'],
  })
  const data = rows.map((status) => sourceResource(status, call.registry.byId(status.id)))
  return listDocument(call, page, { data, ...position })
}
