import type { Query } from '@boxtrail/contracts/zod'
import { endOfRange, startOfRange } from '@boxtrail/engine/time-range'
import { isUuid } from '@boxtrail/protocol/uuid'
import type { Places } from '@boxtrail/reference/places'
import type { ShippingLines } from '@boxtrail/reference/shipping-lines'
import type { Pool } from 'pg'
import { Conditions } from '../../db/conditions.ts'
import type { Listing } from '../../db/listing.ts'
import { resolveLine, resolvePort } from '../../reference/resolve-names.ts'
import { findPartiesNamed } from '../parties/queries.ts'
import { addSearch } from '../search/filter.ts'
import { isPortOfAccount } from './ports-of-account.ts'

function noneOf(...columns: string[]): string {
  return columns.map((column) => `s.${column} is null`).join(' and ')
}

export type ShipmentFilters = Pick<
  Query<'listShipments'>,
  'filter[port]' | 'filter[carrier]' | 'filter[tracking_stopped]' | 'filter[customer_id]' | 'filter[customer_name]'
>

/** What filters are read by. */
export interface FilterScope {
  pool: Pool
  accountId: string
  reference: { shippingLines: ShippingLines; places: Places }
}

/** The filters that shipments and containers share; `l` is the row that they are listed by. */
export const addShipmentFilters = async (
  conditions: Conditions,
  query: ShipmentFilters,
  { pool, accountId, reference: { shippingLines, places } }: FilterScope,
): Promise<void> => {
  const port = query['filter[port]']
  // A code that no table has may be one that a line uses.
  if (port !== undefined) {
    const code = port.trim().toUpperCase()
    const isOfAccount = await isPortOfAccount(pool, accountId, code)
    addPort(conditions, isOfAccount ? [code] : resolvePort('filter[port]', port, places))
  }
  const carrier = query['filter[carrier]']
  if (carrier !== undefined)
    conditions.add(resolveLine('filter[carrier]', carrier, shippingLines), (p) => `l.shipping_line_scac = ${p}`)
  const stopped = query['filter[tracking_stopped]']
  if (stopped !== undefined) {
    const sought = [stopped ? 'l.tracking_stopped' : 'not l.tracking_stopped']
    // As a number, so that no index of its own is used when it is one of several filters.
    conditions.filters.push({ sought, isOrdered: true, held: `l.tracking_stopped::int = ${stopped ? 1 : 0}` })
  }
  // Where there is no customer, the row has the account.
  const customer = query['filter[customer_id]']
  if (customer !== undefined) addCustomers(conditions, isUuid(customer) ? [customer] : [])
  const name = query['filter[customer_name]']?.trim()
  if (name !== undefined) addCustomers(conditions, await findPartiesNamed(pool, accountId, name))
}

const addCustomers = (conditions: Conditions, ids: readonly string[]) => {
  if (ids.length === 0) return conditions.addNothing()
  const places = ids.map((id) => `l.customer_id = ${conditions.bind(id)}::uuid`)
  conditions.filters.push({ sought: places, isOrdered: true })
}

const PORTS = ['port_of_lading_locode', 'port_of_discharge_locode', 'destination_locode'] as const

/** Of a shipment that has the port twice, only the first column counts: what is counted is counted once. */
const addPort = (conditions: Conditions, codes: readonly string[]) => {
  const all = codes.map((code) => conditions.bind(code))
  const isNot = (column: string) => all.map((one) => `l.${column} is distinct from ${one}`)
  const sought = PORTS.flatMap((column, at) =>
    all.map((one) => [`l.${column} = ${one}`, ...PORTS.slice(0, at).flatMap(isNot)].join(' and ')),
  )
  conditions.filters.push({ sought, isOrdered: true })
}

interface UpdatedAt {
  'filter[updated_at][start]'?: string
  'filter[updated_at][end]'?: string
}

/** A range of the last change, which is not what lists are ordered by. */
export const addUpdatedAt = (conditions: Conditions, alias: string, query: UpdatedAt): void => {
  const { 'filter[updated_at][start]': start, 'filter[updated_at][end]': end } = query
  const ranges = [
    start !== undefined && `${alias}.updated_at >= ${conditions.bind(startOfRange(start))}::timestamptz`,
    end !== undefined && `${alias}.updated_at < ${conditions.bind(endOfRange(end))}::timestamptz`,
  ].filter((range) => range !== false)
  if (ranges.length > 0) conditions.filters.push({ sought: [ranges.join(' and ')], isOrdered: false })
}

/** How far a shipment is, as the MCP server names it, by the columns that say so. */
const stages: Readonly<Record<string, string>> = {
  pending: `${noneOf('destination_ata_at', 'pod_ata_at', 'pol_atd_at', 'pol_etd_at')}`,
  awaiting_departure: `s.pol_etd_at is not null and ${noneOf('destination_ata_at', 'pod_ata_at', 'pol_atd_at')}`,
  in_transit: `s.pol_atd_at is not null and ${noneOf('destination_ata_at', 'pod_ata_at')}`,
  arrived_at_pod: `s.pod_ata_at is not null and ${noneOf('destination_ata_at')}`,
  delivered_to_destination: 's.destination_ata_at is not null',
}

/** What a list of shipments reads. */
export const shipmentListing = async (query: Query<'listShipments'>, scope: FilterScope): Promise<Listing> => {
  const conditions = new Conditions('l.account_id', scope.accountId)
  await addShipmentFilters(conditions, query, scope)
  addUpdatedAt(conditions, 'l', query)
  const status = query['filter[status]']
  const stage = status === undefined ? undefined : stages[status]
  if (stage !== undefined) {
    const rows = `shipments s where s.account_id = $1 and ${stage}`
    conditions.filters.push({ sought: [`l.id in (select s.id from ${rows})`], isOrdered: false, rows })
  } else if (status !== undefined)
    conditions.addUnordered(status, (p) => {
      const rows = `container_list c where c.account_id = $1 and c.current_status = ${p}`
      const shipments = `select b.shipment_id from containers b where b.account_id = $1 and b.id in (select c.id from ${rows})`
      return { sought: `l.id in (${shipments})`, held: `${p} = any(l.container_statuses)`, rows }
    })
  if (query.number !== undefined)
    conditions.addUnordered(query.number.trim(), (p) => {
      const rows = (number: string) =>
        `tracking_requests r where r.account_id = $1 and r.request_type <> 'container' and ${number}`
      const [asSent, normalized] = [`upper(r.request_number) = upper(${p})`, `r.normalized_number = upper(${p})`].map(
        rows,
      )
      return {
        sought: `l.id in (select r.shipment_id from ${asSent} union select r.shipment_id from ${normalized})`,
        rows: `(select from ${asSent} union all select from ${normalized}) r`,
      }
    })
  addSearch(conditions, { of: 'shipment', alias: 'l', q: query.q })
  return { name: 'shipments', from: 'shipment_list l', alias: 'l', conditions }
}
