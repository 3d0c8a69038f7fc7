import type { OperationId } from '@boxtrail/contracts'
import type { Query } from '@boxtrail/contracts/zod'
import { tooManyAtOnce } from '@boxtrail/protocol/errors'
import { columnsOf, type ExportedType, relationsOf } from '@boxtrail/protocol/export/columns'
import { writeFile } from '@boxtrail/protocol/export/file'
import { dispositionOf, type FileFormat, refusePages } from '@boxtrail/protocol/export/file-format'
import type { Exported } from '@boxtrail/protocol/export/values'
import type { Call } from '../../context.ts'
import { findListed, inOrder, type Listing } from '../../db/lists/listing.ts'
import { containerListing } from '../../records/containers/filters.ts'
import { containersTotal, findContainers } from '../../records/containers/queries.ts'
import { include } from '../../records/included/include.ts'
import { served } from '../../records/included/served.ts'
import { shipmentListing } from '../../records/shipments/filters.ts'
import { findShipments, shipmentsTotal } from '../../records/shipments/queries.ts'
import { createPlaces, streamOf } from '../../streaming.ts'

export type OpenFile<Id extends OperationId> = (
  query: Query<Id>,
  format: FileFormat,
  call: Call,
) => Promise<{ body: ReadableStream<Uint8Array>; disposition: string }>

interface List {
  name: string
  type: ExportedType
  listing: Listing
  /** How many records it has without filters. */
  whole: typeof containersTotal
  /** Records by their ids, as they are served. */
  read: (ids: readonly string[]) => Promise<Exported[]>
}

export const openContainers: OpenFile<'listContainers'> = async (query, format, call) => {
  const listing = await containerListing(query, call)
  const read = async (ids: readonly string[]) =>
    (await findContainers(call.pool, call.accountId, ids)).map((row) => served.container(row, call) as Exported)
  return open({ name: 'containers', type: 'container', listing, whole: containersTotal, read }, query, format, call)
}

export const openShipments: OpenFile<'listShipments'> = async (query, format, call) => {
  const listing = await shipmentListing(query, call)
  const read = async (ids: readonly string[]) =>
    (await findShipments(call.pool, call.accountId, ids)).map((row) => served.shipment(row, call) as Exported)
  return open({ name: 'shipments', type: 'shipment', listing, whole: shipmentsTotal, read }, query, format, call)
}

/** A place among the files that an account reads at once. */
export const takeFile = createPlaces({ ofAccount: 3, ofAll: 30 })

/** Reads the first page at once: what is wrong with a request is answered before the file begins. */
const open = async (list: List, query: Readonly<Record<string, unknown>>, format: FileFormat, call: Call) => {
  refusePages(call.requestUrl)
  const columns = columnsOf(list.type, query)
  const leave = takeFile(call.accountId)
  if (!leave) throw tooManyAtOnce()
  try {
    const pieces = writeFile(format, { name: list.name, columns }, pagesOf(list, relationsOf(list.type, columns), call))
    const first = await pieces.next()
    const all = (async function* () {
      if (!first.done) yield first.value
      yield* pieces
    })()
    return { body: streamOf(all, leave), disposition: dispositionOf(list.name, format, call.clock()) }
  } catch (error) {
    leave()
    throw error
  }
}

/** Ids that are read at once: each page of a list is counted again, and the ids of a page are small. */
const IDS_AT_ONCE = 5_000
/** Records that are read at once, with what their columns lead to. */
const AT_ONCE = 100

/** All records of a list, page by page along its cursor: one that is added meanwhile moves none. */
async function* pagesOf({ listing, whole, read }: List, relations: string[], call: Call) {
  const { pool, accountId, stopping } = call
  let after: string | null = null
  do {
    const page = { number: 1, size: IDS_AT_ONCE, after }
    const { ids, next } = await findListed(pool, listing, page, () => whole(pool, accountId))
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      if (stopping.aborted) throw new Error('the service is stopping, and the file is not complete')
      const some = ids.slice(at, at + AT_ONCE)
      const records = inOrder(some, await read(some))
      const related = relations.length > 0 ? ((await include(records as never, relations, call)) ?? []) : []
      yield { records, related: related as unknown as Exported[] }
    }
    after = next
  } while (after !== null)
}
