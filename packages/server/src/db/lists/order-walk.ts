import { composedRows } from '../composed.ts'
import type { Client } from '../statement.ts'
import { ofEach } from './conditions.ts'
import { isBehind, orderBy, orderColumns, orderWithin, parameterOf, type RowKey, rowKey } from './list-order.ts'
import { type OrderedListing, type PageStart, type Part, partsOf } from './order-parts.ts'
import { axisOf, findInRanges } from './order-ranges.ts'

interface Chances {
  /** The share of rows that are expected to match. */
  matching: number
  /** How many pages with rows are read at most; null: as many as it takes. */
  give: number | null
  /** How many are examined at once, at least and at most. */
  atOnce: readonly [least: number, most: number]
}

/** Rows that were created together are stored together: at least this many are read with one page. */
const MANY_OF_PAGE = 12
/** Rows of one value are not stored together, and a filter is often met by rows of a single value. */
const FEW_OF_PAGE = 1 / 3

/** Matches are rare if they are fewer than one row in this many. */
const FEWEST = 70

/** Reads the rows of a page from an order; undefined if too few matching rows are found soon. */
export const walkOrder = async (
  client: Client,
  listing: OrderedListing,
  { after, offset, limit }: PageStart,
  { matching, give, atOnce: [least, most] }: Chances,
): Promise<RowKey[] | undefined> => {
  const parts = await partsOf(client, listing)
  const canRange = listing.conditions.filters.length > 0 && listing.conditions.filters.every(({ weight }) => !weight)
  const rows: RowKey[] = []
  let [skip, met, examined, read] = [offset, 0, 0, 0]
  let share = matching
  for (const part of parts.slice(after === null ? 0 : parts.findIndex(({ has }) => has(after)))) {
    for (let from = after !== null && part.has(after) ? after : null; ; ) {
      const wanted = skip + limit - rows.length
      if (wanted <= 0) return rows
      const inPages = rowsOfPage(listing, part)
      const atOnce = Math.round(Math.min(inPages > 1 ? 3 * most : most, Math.max(least, (1.3 * wanted) / share)))
      const isRare = examined >= least && met * FEWEST < examined
      if (isRare && from !== null && canRange && axisOf(listing, part)) {
        const found = await findInRanges(client, listing, part, { from, skip, limit: limit - rows.length })
        if (!found) return undefined
        rows.push(...found.rows)
        skip = Math.max(0, skip - found.met)
        break
      }
      if (give !== null && read + atOnce / inPages > give) return undefined
      const step = await examine(client, listing, { part, from, atOnce, skip, limit: limit - rows.length })
      rows.push(...step.rows)
      skip = Math.max(0, skip - step.met)
      met += step.met
      examined += step.examined
      read += step.examined / inPages
      if (step.examined < atOnce) break
      share = Math.max(met, 1) / examined
      from = step.last
    }
  }
  return rows
}

/** How many rows of a part are read with one page: depends on whether they are in the order of their creation. */
const rowsOfPage = ({ order: { keys }, conditions: { filters } }: OrderedListing, { isSame }: Part): number => {
  const weight = filters.reduce((most, filter) => Math.max(most, filter.weight ?? 1), 1)
  if (weight > 1) return 1 / weight
  const next = keys[isSame ? 1 : 0]
  if (keys[0]!.hasFewValues) return FEW_OF_PAGE
  return next === undefined || next.column === 'created_at' ? MANY_OF_PAGE : 1
}

interface Examined {
  /** The matching rows that belong to the page. */
  rows: RowKey[]
  /** How many rows match. */
  met: number
  examined: number
  last: RowKey
}

const examine = async (
  client: Client,
  { conditions, from: table, alias, order }: OrderedListing,
  step: { part: Part; from: RowKey | null; atOnce: number; skip: number; limit: number },
): Promise<Examined> => {
  const { part, from, atOnce, skip, limit } = step
  const isMet = conditions.filters.length === 0 ? 'true' : conditions.filters.map(ofEach).join(' and ')
  const [key] = order.keys
  const name = `${alias}.${key!.column}`
  const bounds = [...conditions.bounds, part.condition]
  if (from !== null) {
    const [value] = from
    // The index is entered by this condition; the whole one is checked for the rows from there on.
    if (!part.isSame && value !== null)
      bounds.push(`${name} ${key!.isDescending ? '<=' : '>='} ${parameterOf(key!, value!, conditions)}`)
    bounds.push(isBehind(order, from, conditions))
  }
  const text = `with examined as materialized (select ${orderColumns(order, alias)}, ${isMet} as is_met from ${table}
      where ${bounds.join(' and ')} ${orderWithin(order, part.isSame)} limit ${atOnce}),
    page as (select * from examined where is_met ${orderBy(order)} limit ${limit} offset ${skip})
    select (select count(*) from examined) as examined, (select count(*) from examined where is_met) as met,
      coalesce((select json_agg(${rowKey(order)} ${orderBy(order)}) from page), '[]') as rows,
      (select ${rowKey(order)} from (select * from examined ${reversed(orderBy(order))} limit 1) x) as last`
  const [found] = await composedRows<Examined>(client, conditions.statement(text))
  return found!
}

/** The same order from its end. */
const reversed = (order: string): string =>
  order.replaceAll(
    / (asc|desc)( nulls last)?/g,
    (_, direction: string, nulls: string | undefined) =>
      `${direction === 'asc' ? ' desc' : ' asc'}${nulls ? ' nulls first' : ''}`,
  )
