import { MAX_RECORDS, refuseOtherCount, type Selection } from '@boxtrail/protocol/batches/record-batch'
import { readList, withPointers } from '@boxtrail/protocol/read/list-filters'
import type { Call } from '../../context.ts'
import { findListed, type Listing } from '../../db/lists/listing.ts'
import { containerListing } from '../../records/containers/filters.ts'
import { containersTotal } from '../../records/containers/queries.ts'
import { shipmentListing } from '../../records/shipments/filters.ts'
import { shipmentsTotal } from '../../records/shipments/queries.ts'

/** A list whose records a batch may name by filters. */
export interface List {
  listingOf: (filters: Record<string, string>, call: Call) => Promise<Listing>
  whole: typeof containersTotal
}

export const containerList: List = {
  listingOf: async (filters, call) => containerListing(readList('listContainers', filters), call),
  whole: containersTotal,
}

export const shipmentList: List = {
  listingOf: async (filters, call) => shipmentListing(readList('listShipments', filters), call),
  whole: shipmentsTotal,
}

/** The ids that a batch names, or those of the list that its filters match: exactly as many as it states. */
export const select = async (
  call: Call,
  selection: Selection,
  { listingOf, whole }: List,
): Promise<readonly string[]> => {
  if ('ids' in selection) return selection.ids
  const listing = await withPointers(() => listingOf(selection.filters, call))
  const { pool, accountId } = call
  const page = { number: 1, size: MAX_RECORDS, after: null }
  const found = await findListed(pool, listing, page, () => whole(pool, accountId))
  refuseOtherCount(found, selection.count)
  return found.ids
}
