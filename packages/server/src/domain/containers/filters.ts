import type { Query } from '@boxtrail/contracts/zod'
import { normalizeContainerNumber } from '@boxtrail/reference/container-number'
import type { ShippingLines } from '@boxtrail/reference/shipping-lines'
import { Conditions, type Listing } from '../../db/listing.ts'
import { addSearch } from '../search/filter.ts'
import { addShipmentFilters, addUpdatedAt, gatheredBy } from '../shipments/filters.ts'

/** The listing of containers. Shipments are joined only if a filter or sort key needs them. */
export const containerListing = (
  query: Query<'listContainers'>,
  scope: { accountId: string; shippingLines: ShippingLines },
): Listing => {
  const conditions = new Conditions('c.account_id', scope.accountId)
  addShipmentFilters(conditions, query, scope)
  const joined = !conditions.isEmpty
  addSearch(conditions, { of: 'containers', id: 'c.id', q: query.q })
  addUpdatedAt(conditions, 'c', query)
  const number = query['filter[number]']
  if (number !== undefined) conditions.add(normalizeContainerNumber(number), (p) => `c.number = ${p}`)
  const status = query['filter[status]']
  if (status !== undefined) conditions.add(status, (p) => `c.current_status = ${p}`)
  const shipment = 'join shipments s on s.account_id = c.account_id and s.id = c.shipment_id'
  const from = joined ? `containers c ${shipment}` : 'containers c'
  return { name: 'containers', from, alias: 'c', conditions, gathered: gatheredBy(query) }
}
