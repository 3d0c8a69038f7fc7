import { pageOfAccuracy } from '@boxtrail/protocol/answer/accuracy-order'
import { listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import type { Handler } from '../context.ts'
import { figuresOfSources } from './figures-of-sources.ts'

export const listAccuracy: Handler<'listAccuracy'> = async ({ query }, call) => {
  const page = pageOf(query)
  const all = await figuresOfSources(query, call)
  const { rows, ...position } = pageOfAccuracy(all, page, query.sort)
  return listDocument(call, page, { data: [...rows], ...position })
}
