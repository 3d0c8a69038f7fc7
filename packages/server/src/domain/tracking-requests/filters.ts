import type { Query } from '@boxtrail/contracts/zod'
import type { ShippingLines } from '@boxtrail/reference/shipping-lines'
import { Conditions, type Listing } from '../../db/listing.ts'
import { addSearch } from '../search/filter.ts'
import { addUpdatedAt, gatheredBy } from '../shipments/filters.ts'

/** The listing of tracking requests. */
export const requestListing = (
  query: Query<'listTrackingRequests'>,
  { accountId, shippingLines }: { accountId: string; shippingLines: ShippingLines },
): Listing => {
  const conditions = new Conditions('r.account_id', accountId)
  const equal = (column: string, value: string | undefined) => {
    if (value !== undefined) conditions.add(value, (p) => `r.${column} = ${p}`)
  }
  const { 'filter[request_type]': type, 'filter[scac]': scac } = query
  equal('request_number', query['filter[request_number]']?.trim())
  equal('status', query['filter[status]'])
  equal('scac', scac && (shippingLines.byScac(scac)?.scac ?? scac))
  equal('request_type', type === 'booking_number' ? 'booking' : type)
  const { 'filter[created_at][start]': start, 'filter[created_at][end]': end } = query
  if (start !== undefined) conditions.add(new Date(start), (p) => `r.created_at >= ${p}`)
  if (end !== undefined) conditions.add(new Date(end), (p) => `r.created_at < ${p}::timestamptz + '1 s'`)
  addUpdatedAt(conditions, 'r', query)
  addSearch(conditions, { of: 'requests', id: 'r.id', q: query.q })
  return { name: 'requests', from: 'tracking_requests r', alias: 'r', conditions, gathered: gatheredBy(query) }
}
