import { columnsOf, type ExportedType, relationsOf } from '@boxtrail/protocol/export/columns'
import type { FileFormat } from '@boxtrail/protocol/export/file-format'
import type { Exported } from '@boxtrail/protocol/export/values'
import type { Call } from '../../context.ts'
import { findListed, inOrder, type Listing } from '../../db/lists/listing.ts'
import { type OpenFile, openListFile, pagesAlong } from '../../list-file.ts'
import { containerListing } from '../../records/containers/filters.ts'
import { containersTotal, findContainers } from '../../records/containers/queries.ts'
import { include } from '../../records/included/include.ts'
import { served } from '../../records/included/served.ts'
import { shipmentListing } from '../../records/shipments/filters.ts'
import { findShipments, shipmentsTotal } from '../../records/shipments/queries.ts'

interface List {
  name: string
  type: ExportedType
  listing: Listing
  /** How many records there are without filters. */
  whole: typeof containersTotal
  /** Reads records by their ids, as they are served. */
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

const open = async (list: List, query: Readonly<Record<string, unknown>>, format: FileFormat, call: Call) => {
  const columns = columnsOf(list.type, query)
  const pages = pagesOf(list, relationsOf(list.type, columns), call)
  return openListFile({ name: list.name, columns, pages }, format, call)
}

const pagesOf = ({ listing, whole, read }: List, relations: string[], call: Call) => {
  const { pool, accountId } = call
  return pagesAlong(
    {
      idsOf: (page) => findListed(pool, listing, page, () => whole(pool, accountId)),
      read: async (ids) => {
        const records = inOrder(ids, await read(ids))
        const related = relations.length > 0 ? ((await include(records as never, relations, call)) ?? []) : []
        return { records, related: related as unknown as Exported[] }
      },
    },
    call,
  )
}
