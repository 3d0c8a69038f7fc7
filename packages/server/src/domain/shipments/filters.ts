import type { Query } from '@boxtrail/contracts/zod'
import type { ShippingLines } from '@boxtrail/reference/shipping-lines'
import { Conditions, type Listing } from '../../db/listing.ts'
import { isUuid } from '../../json-api.ts'
import { addSearch } from '../search/filter.ts'

export type ShipmentFilters = Pick<
  Query<'listShipments'>,
  'filter[port]' | 'filter[carrier]' | 'filter[tracking_stopped]' | 'filter[customer_id]' | 'filter[customer_name]'
>

/** The filters that shipments and containers share; `s` is the shipment. */
export const addShipmentFilters = (
  conditions: Conditions,
  query: ShipmentFilters,
  { accountId, shippingLines }: { accountId: string; shippingLines: ShippingLines },
): void => {
  const port = query['filter[port]']?.trim().toUpperCase()
  if (port !== undefined)
    conditions.add(
      port,
      (p) => `(s.port_of_lading_locode = ${p} or s.port_of_discharge_locode = ${p} or s.destination_locode = ${p})`,
    )
  const carrier = query['filter[carrier]']
  if (carrier !== undefined)
    conditions.add(shippingLines.byScac(carrier)?.scac ?? carrier, (p) => `s.shipping_line_scac = ${p}`)
  const stopped = query['filter[tracking_stopped]']
  if (stopped !== undefined) conditions.addText(`s.line_tracking_stopped_at is ${stopped ? 'not ' : ''}null`)
  const customer = query['filter[customer_id]']
  // A shipment without a customer belongs to the account itself.
  if (customer?.toLowerCase() === accountId) conditions.addText('s.customer_id is null')
  else if (customer !== undefined)
    conditions.add(isUuid(customer) ? customer : null, (p) => `s.customer_id = ${p}::uuid`)
  const name = query['filter[customer_name]']
  if (name !== undefined)
    conditions.add(
      name.trim(),
      (p) =>
        `s.customer_id in (select p.id from parties p where p.account_id = s.account_id and lower(p.company_name) = lower(${p}))`,
    )
}

interface UpdatedAt {
  'filter[updated_at][start]'?: string
  'filter[updated_at][end]'?: string
}

/** A search is expensive, and what was updated long ago was also created long ago. */
export const gatheredBy = (query: UpdatedAt & { q?: string | undefined }): Listing['gathered'] => {
  if (query.q?.trim()) return 'once'
  return query['filter[updated_at][end]'] === undefined ? undefined : 'few'
}

export const addUpdatedAt = (conditions: Conditions, alias: string, query: UpdatedAt): void => {
  const { 'filter[updated_at][start]': start, 'filter[updated_at][end]': end } = query
  if (start !== undefined) conditions.add(new Date(start), (p) => `${alias}.updated_at >= ${p}`)
  if (end !== undefined) conditions.add(new Date(end), (p) => `${alias}.updated_at < ${p}::timestamptz + '1 s'`)
}

/** The listing of shipments. */
export const shipmentListing = (
  query: Query<'listShipments'>,
  scope: { accountId: string; shippingLines: ShippingLines },
): Listing => {
  const conditions = new Conditions('s.account_id', scope.accountId)
  addShipmentFilters(conditions, query, scope)
  addUpdatedAt(conditions, 's', query)
  const status = query['filter[status]']
  if (status !== undefined)
    conditions.add(
      status,
      (p) =>
        `exists (select 1 from containers b where b.account_id = s.account_id and b.shipment_id = s.id and b.current_status = ${p})`,
    )
  if (query.number !== undefined)
    conditions.add(
      query.number.trim(),
      (p) => `s.id in (select r.shipment_id from tracking_requests r where r.account_id = s.account_id
                and r.request_type <> 'container' and (r.request_number = ${p} or r.normalized_number = upper(${p})))`,
    )
  addSearch(conditions, { of: 'shipments', id: 's.id', q: query.q })
  return { name: 'shipments', from: 'shipments s', alias: 's', conditions, gathered: gatheredBy(query) }
}
