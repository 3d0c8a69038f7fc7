import type { Query } from '@boxtrail/contracts/zod'
import { tooManyAtOnce } from '@boxtrail/protocol/errors'
import { contradictionColumns, contradictionRelations } from '@boxtrail/protocol/export/contradiction-columns'
import { type RecordsPage, writeFile } from '@boxtrail/protocol/export/file'
import { dispositionOf, refusePages } from '@boxtrail/protocol/export/file-format'
import type { Exported } from '@boxtrail/protocol/export/values'
import type { Call } from '../../context.ts'
import { findContradictions } from '../../records/contradictions/queries.ts'
import { contradictionResource } from '../../records/contradictions/resource.ts'
import { include } from '../../records/included/include.ts'
import { streamOf } from '../../streaming.ts'
import { type OpenFile, takeFile } from '../files/list-file.ts'
import { includePast } from '../past/include-past.ts'
import { type Moment, momentOf } from '../past/moment.ts'
import { listContradictionIds } from './list.ts'
import { listPastContradictions } from './past.ts'

type Asked = Query<'listContradictions'>

/** All contradictions that are asked for as a file, in the order of the list. What is wrong is said before it begins. */
export const openContradictions: OpenFile<'listContradictions'> = async (query, format, call) => {
  refusePages(call.requestUrl)
  const moment = momentOf(query)
  const leave = takeFile(call.accountId)
  if (!leave) throw tooManyAtOnce()
  try {
    const pages = moment ? oneOf(await pastPage(query, moment, call)) : pagesOf(query, call)
    const pieces = writeFile(format, { name: 'contradictions', columns: contradictionColumns }, pages)
    return { body: streamOf(pieces, leave), disposition: dispositionOf('contradictions', format, call.clock()) }
  } catch (error) {
    leave()
    throw error
  }
}

/** Read at once, with the records that they are about. */
const AT_ONCE = 100

async function* pagesOf(query: Asked, call: Call): AsyncGenerator<RecordsPage> {
  const { pool, accountId, stopping } = call
  let after: string | null = null
  do {
    if (stopping.aborted) throw new Error('the service is stopping, and the file is not complete')
    const page = { number: 1, size: AT_ONCE, after }
    const { ids, next } = await listContradictionIds(pool, accountId, query, page)
    const records = (await findContradictions(pool, accountId, ids)).map(contradictionResource)
    yield pageOf(records, await include(records, contradictionRelations, call))
    after = next ?? null
  } while (after !== null)
}

const pastPage = async (query: Asked, moment: Moment, call: Call): Promise<RecordsPage> => {
  const asked = { ...query, include: contradictionRelations as Asked['include'] }
  const whole = { number: 1, size: Number.MAX_SAFE_INTEGER, after: null }
  const { rows, past } = await listPastContradictions(call, asked, moment, whole)
  const records = rows.map(contradictionResource)
  return pageOf(records, await includePast(records, contradictionRelations, past, call))
}

const pageOf = (records: readonly object[], related: readonly object[] | undefined): RecordsPage => ({
  records: records as readonly Exported[],
  related: (related ?? []) as readonly Exported[],
})

async function* oneOf(page: RecordsPage): AsyncGenerator<RecordsPage> {
  yield page
}
