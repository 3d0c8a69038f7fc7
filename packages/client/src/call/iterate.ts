import { BoxtrailError } from '../errors.ts'
import type { Api } from './api.ts'
import { mapped } from './map.ts'
import { type Call, fetchDocument, includeOf, type Operation } from './operation.ts'

/** Yields the records of a list one by one, by cursor if the service gives one, otherwise by page number. */
export async function* iterate(api: Api, operation: Operation, call: Call): AsyncGenerator<unknown, void, undefined> {
  const seen = new Set<string>()
  let search: string | undefined
  let [total, size] = [0, 1]
  for (;;) {
    const before = seen.size
    const document = (await fetchDocument(api, operation, call, search)) as ListDocument
    const { data, links, meta } = document
    const format = call.options.format ?? api.format
    const { items } = mapped(document, includeOf(call, operation)) as { items: unknown[] }
    for (const [at, raw] of data.entries()) {
      // Without a cursor, a record that is created meanwhile moves others to the next page, so that they are read
      // again.
      if (seen.has(raw.id)) continue
      seen.add(raw.id)
      yield format === 'raw' ? raw : format === 'both' ? { raw, mapped: items[at] } : items[at]
    }
    const removed = total - (meta?.total ?? 0)
    total -= removed
    size = Math.max(size, data.length)
    const back = earlier(search, Math.ceil(removed / size))
    const { next } = links
    if (!back && (!next || data.length === 0)) return
    // The service may have another address than the one that it is reached by, so only the query is used.
    const following = back ?? next!.slice(next!.indexOf('?') + 1)
    // This happens with a cache that ignores the query: the iteration would never end, and the records after this page
    // would be missing.
    if (following === search && seen.size === before)
      throw new BoxtrailError('The next page of the list is the page itself: something between answers with old pages.')
    search = following
  }
}

/**
 * Records that are removed meanwhile move others to pages that were already read: the query from which to read again.
 */
const earlier = (search: string | undefined, pages: number): string | undefined => {
  const query = new URLSearchParams(search)
  const number = Number(query.get('page[number]'))
  // What follows a cursor stays the same, even if records before it were removed.
  if (query.has('page[after]') || !(pages > 0 && number > 1)) return undefined
  query.set('page[number]', String(Math.max(number - pages, 1)))
  return query.toString()
}

interface ListDocument {
  data: { id: string }[]
  links: { next?: string | null }
  meta?: { total?: number }
}
