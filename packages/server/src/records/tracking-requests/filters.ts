import type { Query } from '@boxtrail/contracts/zod'
import { endOfRange, startOfRange } from '@boxtrail/engine/time-range'
import type { ShippingLines } from '@boxtrail/reference/shipping-lines'
import { Conditions } from '../../db/lists/conditions.ts'
import type { Listing } from '../../db/lists/listing.ts'
import { addUpdatedAt } from '../listed/filters/ranges.ts'
import { addSearch } from '../search/filter.ts'

/** The query of a list of tracking requests. */
export const requestListing = (
  query: Query<'listTrackingRequests'>,
  { accountId, shippingLines }: { accountId: string; shippingLines: ShippingLines },
): Listing => {
  const conditions = new Conditions('r.account_id', accountId)
  const equal = (column: string, value: string | undefined) => {
    if (value !== undefined) conditions.add(value, (p) => `r.${column} = ${p}`)
  }
  const { 'filter[request_type]': type, 'filter[scac]': scac } = query
  const number = query['filter[request_number]']?.trim()
  if (number !== undefined) conditions.add(number, (p) => `upper(r.request_number) = upper(${p})`)
  equal('status', query['filter[status]'])
  equal('scac', scac && (shippingLines.byScac(scac)?.scac ?? scac))
  equal('request_type', type === 'booking_number' ? 'booking' : type)
  const { 'filter[created_at][start]': start, 'filter[created_at][end]': end } = query
  if (start !== undefined) conditions.bound(startOfRange(start), (p) => `r.created_at >= ${p}::timestamptz`)
  if (end !== undefined) conditions.bound(endOfRange(end), (p) => `r.created_at < ${p}::timestamptz`)
  addUpdatedAt(conditions, 'r', query)
  addSearch(conditions, { of: 'tracking_request', alias: 'r', q: query.q })
  return { name: 'requests', from: 'tracking_requests r', alias: 'r', conditions }
}
