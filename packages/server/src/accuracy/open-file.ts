import type { Query } from '@boxtrail/contracts/zod'
import { pageOfAccuracy } from '@boxtrail/protocol/answer/accuracy-order'
import { accuracyColumns } from '@boxtrail/protocol/export/accuracy-columns'
import type { RecordsPage } from '@boxtrail/protocol/export/file'
import type { Exported } from '@boxtrail/protocol/export/values'
import type { Call } from '../context.ts'
import { type OpenFile, onePage, openListFile } from '../list-file.ts'
import { figuresOfSources } from './figures-of-sources.ts'

/** A file of all figures that match the query, in the order of the list. */
export const openAccuracy: OpenFile<'listAccuracy'> = async (query, format, call) => {
  const pages = onePage(() => wholePage(query, call))
  return openListFile({ name: 'accuracy', columns: accuracyColumns, pages }, format, call)
}

const wholePage = async (query: Query<'listAccuracy'>, call: Call): Promise<RecordsPage> => {
  const all = await figuresOfSources(query, call)
  const { rows } = pageOfAccuracy(all, { number: 1, size: Math.max(all.length, 1), after: null }, query.sort)
  return { records: rows as unknown as readonly Exported[], related: [] }
}
