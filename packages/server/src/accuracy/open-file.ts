import type { Query } from '@boxtrail/contracts/zod'
import { pageOfAccuracy } from '@boxtrail/protocol/answer/accuracy-order'
import { tooManyAtOnce } from '@boxtrail/protocol/errors'
import { accuracyColumns } from '@boxtrail/protocol/export/accuracy-columns'
import { type RecordsPage, writeFile } from '@boxtrail/protocol/export/file'
import { dispositionOf, type FileFormat, refusePages } from '@boxtrail/protocol/export/file-format'
import type { Exported } from '@boxtrail/protocol/export/values'
import type { Call } from '../context.ts'
import { createPlaces, streamOf } from '../streaming.ts'
import { figuresOfSources } from './figures-of-sources.ts'

const takeFile = createPlaces({ ofAccount: 3, ofAll: 30 })

/** All figures that are asked for as a file, in the order of the list. */
export const openAccuracy = async (query: Query<'listAccuracy'>, format: FileFormat, call: Call) => {
  refusePages(call.requestUrl)
  const all = await figuresOfSources(query, call)
  const { rows } = pageOfAccuracy(all, { number: 1, size: Math.max(all.length, 1), after: null }, query.sort)
  const leave = takeFile(call.accountId)
  if (!leave) throw tooManyAtOnce()
  const pieces = writeFile(format, { name: 'accuracy', columns: accuracyColumns }, oneOf(rows as unknown as Exported[]))
  return { body: streamOf(pieces, leave), disposition: dispositionOf('accuracy', format, call.clock()) }
}

async function* oneOf(records: readonly Exported[]): AsyncGenerator<RecordsPage> {
  yield { records, related: [] }
}
