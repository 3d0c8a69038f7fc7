import type { DocumentedOperation } from '../contract.ts'
import type { Call, Query } from './call.ts'
import { list } from './lists.ts'

/** A list that has only open entries by default, with the number of matches of the other filters by kind. */
export const listCounted = (operation: DocumentedOperation, call: Call) => {
  const query: Query = { ...call.query, 'filter[state]': call.query['filter[state]'] ?? ['open'] }
  const page = list(operation, { ...call, query })
  const { 'filter[kind]': _, 'page[after]': __, include: ___, ...others } = query
  const all = list(operation, {
    ...call,
    query: { ...others, 'page[number]': 1, 'page[size]': Number.MAX_SAFE_INTEGER },
  })
  const counts: Record<string, number> = {}
  for (const { attributes } of all.data) counts[String(attributes.kind)] = (counts[String(attributes.kind)] ?? 0) + 1
  return { ...page, meta: { ...page.meta, counts } }
}
