import type { Query } from '@boxtrail/contracts/zod'
import { normalizeContainerNumber } from '@boxtrail/reference/container-number'
import { sandboxAhead } from '../../db/journey-clock.ts'
import { Conditions } from '../../db/lists/conditions.ts'
import type { Listing } from '../../db/lists/listing.ts'
import { addFilters, type Build, type Builds, type FilterScope } from '../listed/filters/build.ts'
import { filtersOfBoth } from '../listed/filters/of-both.ts'
import { pickupPlace } from '../listed/filters/pickup-place.ts'
import { addRanges, containerRanges } from '../listed/filters/ranges.ts'
import { orderOf } from '../listed/order.ts'
import { addSearch } from '../search/filter.ts'

/**
 * Keeps containers whose free time ends at most this many days ahead: counted at the place whose day it is, as
 * `meta.free_time` counts, and by the clock of each record. Only rows between the earliest and the latest possible day
 * anywhere are examined one by one; the latest serves the index.
 */
const endsWithin: Build<number> = (days, { conditions }) => {
  const ahead = conditions.bind(days)
  const until = (now: string, zone: string) =>
    `l.free_time_ends_on <= (${now} at time zone ${zone})::date + ${ahead}::int`
  const now = (isSandbox: string) => `(now() + ${sandboxAhead('$1', isSandbox)})`
  const atThePlace = until(now('coalesce(j.sandbox, false)'), `coalesce(c.marks->'free_time'->>'timezone', 'UTC')`)
  const latest = until(`greatest(now(), ${now('true')})`, `'Pacific/Kiritimati'`)
  const earliest = until(`least(now(), ${now('true')})`, `'Etc/GMT+12'`)
  // Not `exists`, which would be evaluated for all containers of the account at once. Containers without a day are
  // excluded first, because for them a comparison is null and not false.
  const sought = `l.free_time_ends_on is not null and ${latest} and (${earliest} or (select ${atThePlace} from containers c
    left join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
    left join journeys j on j.account_id = s.account_id and j.id = s.journey_id
    where c.account_id = $1 and c.id = l.id))`
  return { sought: [sought], isOrdered: false }
}

const filters: Builds = {
  ...filtersOfBoth,
  'filter[pickup_place]': pickupPlace,
  'filter[number]': (number: string, { conditions }) => ({
    sought: [`l.number = ${conditions.bind(normalizeContainerNumber(number))}`],
    isOrdered: true,
  }),
  'filter[status]': (status: string, { conditions }) => ({
    sought: [`l.current_status = ${conditions.bind(status)}`],
    isOrdered: true,
  }),
  'filter[free_time_ends_before]': (day: string, { conditions }) => ({
    sought: [`l.free_time_ends_on < ${conditions.bind(day)}::date`],
    isOrdered: false,
  }),
  'filter[free_time_ends_within]': endsWithin,
}

/** The query of a list of containers. */
export const containerListing = async (query: Query<'listContainers'>, scope: FilterScope): Promise<Listing> => {
  const { pool, accountId, reference } = scope
  const conditions = new Conditions('l.account_id', accountId)
  const building = { pool, accountId, reference, conditions, table: 'container_list', row: 'l' } as const
  await addFilters(query, filters, building)
  addRanges(query, building)
  for (const sought of containerRanges(query, building)) conditions.filters.push({ sought: [sought], isOrdered: false })
  addSearch(conditions, { of: 'cargo', alias: 'l', q: query.q })
  return { name: 'containers', from: 'container_list l', alias: 'l', conditions, order: orderOf(query.sort) }
}
