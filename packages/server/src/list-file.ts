import type { OperationId } from '@boxtrail/contracts'
import type { Query } from '@boxtrail/contracts/zod'
import { tooManyAtOnce } from '@boxtrail/protocol/errors'
import type { Column } from '@boxtrail/protocol/export/columns'
import { type RecordsPage, writeFile } from '@boxtrail/protocol/export/file'
import { dispositionOf, type FileFormat, refusePages } from '@boxtrail/protocol/export/file-format'
import type { Call } from './context.ts'
import type { ListPage } from './db/lists/listing.ts'
import { createPlaces, streamOf } from './streaming.ts'

interface ListFile {
  body: ReadableStream<Uint8Array>
  disposition: string
}

export type OpenFile<Id extends OperationId> = (query: Query<Id>, format: FileFormat, call: Call) => Promise<ListFile>

/** Takes a place among the files that an account reads at once, of whatever lists. */
const takeFile = createPlaces({ ofAccount: 3, ofAll: 30 })

interface Content {
  /** The name of the list. */
  name: string
  columns: readonly Column[]
  /** The pages of all its records. */
  pages: AsyncIterable<RecordsPage>
}

/** Reads the first page at once, so that an error of the request or the database is answered before the file begins. */
export const openListFile = async (
  { name, columns, pages }: Content,
  format: FileFormat,
  call: Call,
): Promise<ListFile> => {
  refusePages(call.requestUrl)
  const leave = takeFile(call.accountId)
  if (!leave) throw tooManyAtOnce()
  try {
    const pieces = writeFile(format, { name, columns }, pages)
    const first = await pieces.next()
    const all = (async function* () {
      if (!first.done) yield first.value
      yield* pieces
    })()
    return { body: streamOf(all, leave), disposition: dispositionOf(name, format, call.clock()) }
  } catch (error) {
    leave()
    throw error
  }
}

/** The only page of a list that is read as a whole. */
export async function* onePage(read: () => Promise<RecordsPage>): AsyncGenerator<RecordsPage> {
  yield await read()
}

/** How many ids are read at once: each page of a list is counted again, and the ids of a page are small. */
const IDS_AT_ONCE = 5_000
/** How many records are read at once, with what their columns refer to. */
const AT_ONCE = 100

interface Parts {
  idsOf: (page: ListPage) => Promise<{ ids: readonly string[]; next?: string | null }>
  read: (ids: readonly string[]) => Promise<RecordsPage>
}

/** All records of a list, page by page along its cursor, so that a record added meanwhile shifts no other. */
export async function* pagesAlong({ idsOf, read }: Parts, { stopping }: Call): AsyncGenerator<RecordsPage> {
  let after: string | null = null
  do {
    const { ids, next } = await idsOf({ number: 1, size: IDS_AT_ONCE, after })
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      if (stopping.aborted) throw new Error('the service is stopping, and the file is not complete')
      yield await read(ids.slice(at, at + AT_ONCE))
    }
    after = next ?? null
  } while (after !== null)
}
