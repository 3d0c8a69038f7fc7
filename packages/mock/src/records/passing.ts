import { isFilter } from '@boxtrail/protocol/read/list-filters'
import type { Resource } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import type { Query } from './call.ts'
import { filters } from './filters.ts'
import { codesOfPort, facilityOf, pickupPlaceOf, scacOf, slugsIn } from './names.ts'
import type { Value } from './predicates.ts'

/** Resolves the values of some filters, once for a list. `name` is the parameter, for errors. */
const meanings: Readonly<Record<string, (value: Value, world: World, name: string) => Value>> = {
  'filter[port]': (value, world, name) => codesOfPort(name, String(value), world),
  'filter[port_of_lading]': (value, world, name) => codesOfPort(name, String(value), world),
  'filter[port_of_discharge]': (value, world, name) => codesOfPort(name, String(value), world),
  'filter[source]': (value, world, name) =>
    String(value).includes(':') ? String(value).trim() : `line:${scacOf(name, String(value), world)}`,
  'filter[carrier]': (value, world, name) => scacOf(name, String(value), world),
  'filter[scac]': (value, world, name) => scacOf(name, String(value), world, { orElse: String(value) }),
  'filter[terminal]': (value, world, name) => facilityOf(name, String(value), world),
  'filter[pickup_place]': (value, world, name) => pickupPlaceOf(name, String(value), world),
  'filter[custom_field]': (value, world) => slugsIn(value as Record<string, string>, world),
}

/** A test whether a record matches a filter of its list; undefined for an unknown filter. */
export const passing = (
  type: string,
  [name, value]: readonly [string, Value],
  world: World,
): ((record: Resource) => boolean) | undefined => {
  const positive = name.replace(/^filter\[not\]/, 'filter')
  const filter = filters[`${type} ${positive}`] ?? filters[positive]
  const meant = meanings[positive]?.(value, world, name) ?? value
  return filter && ((record) => filter(record, meant, world) === (name === positive))
}

/** The filters of a query. Both ends of a range of days form one filter, because one container must meet both. */
export const filtersIn = (query: Query): [string, Value][] => {
  const given = Object.entries(query).filter((one): one is [string, Value] => one[1] !== undefined && isFilter(one[0]))
  const days = ['filter[binding_free_day]', 'filter[empty_return_due]'].flatMap((name): [string, Value][] => {
    const [start, end] = [query[`${name}[start]`], query[`${name}[end]`]]
    return start === undefined && end === undefined
      ? []
      : [[name, { ...(start && { start }), ...(end && { end }) } as Value]]
  })
  return [...given.filter(([name]) => !/^filter\[(?:binding_free_day|empty_return_due)\]/.test(name)), ...days]
}
