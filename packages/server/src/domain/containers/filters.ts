import type { Query } from '@boxtrail/contracts'
import { Conditions, type Listing, likeText, wordsOf } from '../../db/listing.ts'
import { normalizeContainerNumber } from '../../reference/container-number.ts'
import type { ShippingLines } from '../../reference/shipping-lines.ts'
import { addShipmentFilters, addUpdatedAt } from '../shipments/filters.ts'

/** What a list of containers walks. Their shipments are joined only where something is asked of them. */
export const containerListing = (
  query: Query<'listContainers'>,
  scope: { accountId: string; shippingLines: ShippingLines },
): Listing => {
  const conditions = new Conditions('c.account_id', scope.accountId)
  addShipmentFilters(conditions, query, scope)
  for (const word of query.q ? wordsOf(query.q) : [])
    conditions.add(
      likeText(word),
      (p) => `(c.number ilike ${p} or array_to_string(c.ref_numbers, ' ') ilike ${p}
               or s.bill_of_lading_number ilike ${p} or s.normalized_number ilike ${p})`,
    )
  const joined = !conditions.isEmpty
  addUpdatedAt(conditions, 'c', query)
  const number = query['filter[number]']
  if (number !== undefined) conditions.add(normalizeContainerNumber(number), (p) => `c.number = ${p}`)
  const status = query['filter[status]']
  if (status !== undefined) conditions.add(status, (p) => `c.current_status = ${p}`)
  const shipment = 'join shipments s on s.account_id = c.account_id and s.id = c.shipment_id'
  return { name: 'containers', from: joined ? `containers c ${shipment}` : 'containers c', alias: 'c', conditions }
}
