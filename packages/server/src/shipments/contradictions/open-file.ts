import type { Query } from '@boxtrail/contracts/zod'
import { contradictionColumns, contradictionRelations } from '@boxtrail/protocol/export/contradiction-columns'
import type { RecordsPage } from '@boxtrail/protocol/export/file'
import type { Exported } from '@boxtrail/protocol/export/values'
import type { Call } from '../../context.ts'
import { type OpenFile, onePage, openListFile, pagesAlong } from '../../list-file.ts'
import { findContradictions } from '../../records/contradictions/queries.ts'
import { contradictionResource } from '../../records/contradictions/resource.ts'
import { include } from '../../records/included/include.ts'
import { includePast } from '../past/include-past.ts'
import { type Moment, momentOf } from '../past/moment.ts'
import { listContradictionIds } from './list.ts'
import { listPastContradictions } from './past.ts'

type Asked = Query<'listContradictions'>

/** A file of all contradictions that match the query, in the order of the list. */
export const openContradictions: OpenFile<'listContradictions'> = async (query, format, call) => {
  const moment = momentOf(query)
  const pages = moment ? onePage(() => pastPage(query, moment, call)) : pagesOf(query, call)
  return openListFile({ name: 'contradictions', columns: contradictionColumns, pages }, format, call)
}

const pagesOf = (query: Asked, call: Call) => {
  const { pool, accountId } = call
  return pagesAlong(
    {
      idsOf: (page) => listContradictionIds(pool, accountId, query, page),
      read: async (ids) => {
        const records = (await findContradictions(pool, accountId, ids)).map(contradictionResource)
        return pageOf(records, await include(records, contradictionRelations, call))
      },
    },
    call,
  )
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
