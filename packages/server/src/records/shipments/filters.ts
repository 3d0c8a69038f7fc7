import type { Query } from '@boxtrail/contracts/zod'
import { Conditions, type Filter } from '../../db/lists/conditions.ts'
import type { Listing } from '../../db/lists/listing.ts'
import { addFilters, type Build, type Builds, type FilterScope } from '../listed/filters/build.ts'
import { filtersOfBoth } from '../listed/filters/of-both.ts'
import { pickupPlace } from '../listed/filters/pickup-place.ts'
import { addRanges, containerRanges } from '../listed/filters/ranges.ts'
import { orderOf } from '../listed/order.ts'
import { addSearch } from '../search/filter.ts'

function noneOf(...columns: string[]): string {
  return columns.map((column) => `s.${column} is null`).join(' and ')
}

/** The stages of a shipment as the MCP server names them, by the columns that show them. */
const stages: Readonly<Record<string, string>> = {
  pending: `${noneOf('destination_ata_at', 'pod_ata_at', 'pol_atd_at', 'pol_etd_at')}`,
  awaiting_departure: `s.pol_etd_at is not null and ${noneOf('destination_ata_at', 'pod_ata_at', 'pol_atd_at')}`,
  in_transit: `s.pol_atd_at is not null and ${noneOf('destination_ata_at', 'pod_ata_at')}`,
  arrived_at_pod: `s.pod_ata_at is not null and ${noneOf('destination_ata_at')}`,
  delivered_to_destination: 's.destination_ata_at is not null',
}

const status: Build<string> = (value, { conditions }) => {
  const stage = Object.hasOwn(stages, value) ? stages[value] : undefined
  if (stage !== undefined) {
    const rows = `shipments s where s.account_id = $1 and ${stage}`
    return { sought: [`l.id in (select s.id from ${rows})`], isOrdered: false, rows }
  }
  const p = conditions.bind(value)
  const rows = `container_list c where c.account_id = $1 and c.current_status = ${p}`
  return {
    sought: [`l.id in (select c.shipment_id from ${rows})`],
    held: `${p} = any(l.container_statuses)`,
    rows,
    isOrdered: false,
  }
}

const number: Build<string> = (value, { conditions }) => {
  const p = conditions.bind(value.trim())
  const rows = (number: string) =>
    `tracking_requests r where r.account_id = $1 and r.request_type <> 'container' and ${number}`
  const [asSent, normalized] = [`upper(r.request_number) = upper(${p})`, `r.normalized_number = upper(${p})`].map(rows)
  return {
    sought: [`l.id in (select r.shipment_id from ${asSent} union select r.shipment_id from ${normalized})`],
    rows: `(select from ${asSent} union all select from ${normalized}) r`,
    isOrdered: false,
  }
}

/** Keeps a shipment if one of its containers meets a condition. Each is looked up with its containers. */
const ofItsContainers = ({ sought, held }: Pick<Filter, 'sought' | 'held'>): Filter => {
  const rows = (condition: string) => `container_list c where c.account_id = $1 and ${condition}`
  const shipments = sought.map((condition) => `select c.shipment_id from ${rows(condition)}`)
  const found = shipments.join(' union all ')
  return {
    sought: [`l.id in (${found})`],
    each: `(select true from ${rows(`c.shipment_id = l.id and (${held ?? sought.join(' or ')})`)} limit 1)`,
    rows: `(${found}) c`,
    isOrdered: false,
    weight: 5,
  }
}

const filters: Builds = {
  ...filtersOfBoth,
  'filter[pickup_place]': async (value: string, building) =>
    ofItsContainers((await pickupPlace(value, { ...building, row: 'c' }))!),
  'filter[status]': status,
  number,
}

/** The query of a list of shipments. */
export const shipmentListing = async (query: Query<'listShipments'>, scope: FilterScope): Promise<Listing> => {
  const { pool, accountId, reference } = scope
  const conditions = new Conditions('l.account_id', accountId)
  const building = { pool, accountId, reference, conditions, table: 'shipment_list', row: 'l' } as const
  await addFilters(query, filters, building)
  addRanges(query, building)
  // The row has the earliest day on which the free time of one of its containers ends.
  const { 'filter[binding_free_day][end]': until, ...others } = query
  const isUntil = until !== undefined && others['filter[binding_free_day][start]'] === undefined
  if (isUntil) conditions.addUnordered(until, (p) => ({ sought: `l.free_time_ends_on <= ${p}::date` }))
  for (const sought of containerRanges(isUntil ? others : query, { ...building, row: 'c' }))
    conditions.filters.push(ofItsContainers({ sought: [sought] }))
  addSearch(conditions, { of: 'shipment', alias: 'l', q: query.q })
  return { name: 'shipments', from: 'shipment_list l', alias: 'l', conditions, order: orderOf(query.sort) }
}
