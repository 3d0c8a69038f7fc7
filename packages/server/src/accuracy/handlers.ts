import { pageOfAccuracy } from '@boxtrail/protocol/answer/accuracy-order'
import { listDocument, pageOf } from '@boxtrail/protocol/answer/json-api'
import type { Call, Handler } from '../context.ts'
import { listCounted } from './list.ts'
import { accuracyResource } from './resource.ts'

export const listAccuracy: Handler<'listAccuracy'> = async ({ query }, call) => {
  const page = pageOf(query)
  const counted = await listCounted(call.pool, call.accountId, query, call.reference)
  const all = counted.map((row) => accuracyResource(row, nameOf(row.source, call), call.reference.places))
  const { rows, ...position } = pageOfAccuracy(all, page, query.sort)
  return listDocument(call, page, { data: [...rows], ...position })
}

/** As the account's own access to the source is called, or the one that it shares with others. */
const nameOf = (source: string, { registry, accountId }: Call): string | null =>
  (registry.byId(`${source}@${accountId}`) ?? registry.byId(source))?.name ?? registry.describe(source).name
