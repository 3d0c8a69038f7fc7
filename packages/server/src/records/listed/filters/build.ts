import type { Places } from '@boxtrail/reference/places'
import type { ShippingLines } from '@boxtrail/reference/shipping-lines'
import type { Pool } from 'pg'
import { type Conditions, type Filter, negated } from '../../../db/lists/conditions.ts'

/** What filters need to interpret their values. */
export interface FilterScope {
  pool: Pool
  accountId: string
  reference: { shippingLines: ShippingLines; places: Places }
}

/** What filters are built for: rows `l` of a list, or containers `c` of shipments that are listed. */
export interface Building extends FilterScope {
  conditions: Conditions
  table: 'container_list' | 'shipment_list'
  row: 'l' | 'c'
  /** The parameter, for errors: `filter[port]` or `filter[not][port]`. */
  parameter: string
}

/** Builds the condition of a filter for a value; null if no row can meet it. */
export type Build<Value> = (value: Value, building: Building) => Filter | null | Promise<Filter | null>

type Values = Readonly<Record<string, unknown>>

/** Filters by the names of their parameters. */
// biome-ignore lint/suspicious/noExplicitAny: the value of each is that of its parameter, which the contract has validated.
export type Builds = Readonly<Record<string, Build<any>>>

/** Adds the filters of a query: `filter[port]` with the build of this name, `filter[not][port]` with its negation. */
export const addFilters = async (
  query: Values,
  builds: Builds,
  building: Omit<Building, 'parameter'>,
): Promise<void> => {
  const { conditions } = building
  for (const [name, value] of Object.entries(query)) {
    const positive = name.replace(/^filter\[not\]/, 'filter')
    const build = Object.hasOwn(builds, positive) ? builds[positive] : undefined
    if (!build || value === undefined) continue
    const filter = await build(value, { ...building, parameter: name })
    if (name !== positive) {
      if (filter) conditions.filters.push(negated(filter))
    } else if (filter) conditions.filters.push(filter)
    else conditions.addNothing()
  }
}
