import type { Query } from '@boxtrail/contracts/zod'
import type { Call } from '../context.ts'
import { listCounted } from './list.ts'
import { accuracyResource } from './resource.ts'

/** How often the sources that match the filters were right. */
export const figuresOfSources = async (query: Query<'listAccuracy'>, call: Call) => {
  const counted = await listCounted(call.pool, call.accountId, query, call.reference)
  return counted.map((row) => accuracyResource(row, nameOf(row.source, call), call.reference.places))
}

/** The name of a source: that of the account's own access to it, or of the shared one. */
const nameOf = (source: string, { registry, accountId }: Call): string | null =>
  (registry.byId(`${source}@${accountId}`) ?? registry.byId(source))?.name ?? registry.describe(source).name
