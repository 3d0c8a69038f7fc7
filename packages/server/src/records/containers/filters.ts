import type { Query } from '@boxtrail/contracts/zod'
import { normalizeContainerNumber } from '@boxtrail/reference/container-number'
import { Conditions } from '../../db/conditions.ts'
import { sandboxAhead } from '../../db/journey-clock.ts'
import type { Listing } from '../../db/listing.ts'
import { addSearch } from '../search/filter.ts'
import { addShipmentFilters, addUpdatedAt, type FilterScope } from '../shipments/filters.ts'

/**
 * At most this many days ahead: counted at the place whose day it is, as `meta.free_time` counts, and by the clock of each
 * record. The first bound is that of the latest clock in the earliest zone, for the index.
 */
const endsWithin = (days: string) => {
  const until = (isSandbox: string, zone: string) =>
    `l.free_time_ends_on <= ((now() + ${sandboxAhead('$1', isSandbox)}) at time zone ${zone})::date + ${days}::int`
  const atThePlace = until('coalesce(j.sandbox, false)', `coalesce(c.marks->'free_time'->>'timezone', 'UTC')`)
  return `${until('true', `'Pacific/Kiritimati'`)} and exists (select from containers c
    left join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
    left join journeys j on j.account_id = s.account_id and j.id = s.journey_id
    where c.account_id = $1 and c.id = l.id and ${atThePlace})`
}

const isHeld = `c.holds_at_pod_terminal @> '[{"status": "hold"}]'`
const isGone = 'coalesce(c.final_destination_full_out_at, c.pod_full_out_at, c.empty_terminated_at) is not null'

/** What `meta.pickup` and the holds say (packages/engine/src/lifecycle/readiness.ts), by the columns that say so. */
const ofPickup = {
  'filter[ready]': {
    yes: `c.available_for_pickup and not ${isHeld} and not ${isGone}`,
    no: `(c.available_for_pickup is false or ${isHeld} or ${isGone})`,
  },
  'filter[holds]': {
    yes: `c.holds_at_pod_terminal <> '[]'`,
    no: `c.holds_at_pod_terminal = '[]' and c.availability_known`,
  },
} as const

/** What a list of containers reads. */
export const containerListing = async (query: Query<'listContainers'>, scope: FilterScope): Promise<Listing> => {
  const conditions = new Conditions('l.account_id', scope.accountId)
  await addShipmentFilters(conditions, query, scope)
  addSearch(conditions, { of: 'cargo', alias: 'l', q: query.q })
  addUpdatedAt(conditions, 'l', query)
  const number = query['filter[number]']
  if (number !== undefined)
    conditions.addUnordered(normalizeContainerNumber(number), (p) => {
      const rows = `containers c where c.account_id = $1 and c.number = ${p}`
      return { sought: `l.id in (select c.id from ${rows})`, rows }
    })
  const status = query['filter[status]']
  if (status !== undefined) conditions.add(status, (p) => `l.current_status = ${p}`)
  const before = query['filter[free_time_ends_before]']
  if (before !== undefined) conditions.addUnordered(before, (p) => ({ sought: `l.free_time_ends_on < ${p}::date` }))
  const within = query['filter[free_time_ends_within]']
  if (within !== undefined) conditions.addUnordered(within, (p) => ({ sought: endsWithin(p) }))
  for (const [name, { yes, no }] of Object.entries(ofPickup)) {
    const wanted = query[name as keyof typeof ofPickup]
    if (wanted === undefined) continue
    const rows = `containers c where c.account_id = $1 and ${wanted ? yes : no}`
    conditions.filters.push({ sought: [`l.id in (select c.id from ${rows})`], isOrdered: false, rows })
  }
  return { name: 'containers', from: 'container_list l', alias: 'l', conditions }
}
