import type { Pool, PoolClient } from 'pg'
import { composedRows } from './composed.ts'
import { checked } from './conditions.ts'
import {
  isBehind,
  type ListOrder,
  orderBy,
  orderColumns,
  orderWithin,
  parameterOf,
  type RowKey,
  rowKey,
} from './list-order.ts'
import type { Listing } from './listing-source.ts'

type Client = Pool | PoolClient

export interface OrderedListing extends Listing {
  order: ListOrder
}

/** Where a page begins: behind a row, or after a number of them. */
export interface PageStart {
  after: RowKey | null
  offset: number
  /** One row more than the page has. */
  limit: number
}

/** Rows of the list that stand together: those with a value, those without, or those of one value. */
interface Part {
  condition: string
  /** Whether its rows have the same first key. */
  isSame: boolean
  /** Whether a row belongs to it. */
  has: (row: RowKey) => boolean
}

interface Chances {
  /** The share of rows that are expected to match. */
  matching: number
  /** How many rows are examined at most; null: as many as it takes. */
  give: number | null
  /** How many are examined at once, at least and at most. */
  atOnce: readonly [least: number, most: number]
}

/** Rows of an order from the beginning of a page on; undefined if too few are met soon. */
export const walkOrder = async (
  client: Client,
  listing: OrderedListing,
  { after, offset, limit }: PageStart,
  { matching, give, atOnce: [least, most] }: Chances,
): Promise<RowKey[] | undefined> => {
  const parts = await partsOf(client, listing)
  const rows: RowKey[] = []
  let [skip, met, examined] = [offset, 0, 0]
  let share = matching
  for (const part of parts.slice(after === null ? 0 : parts.findIndex(({ has }) => has(after)))) {
    for (let from = after !== null && part.has(after) ? after : null; ; ) {
      const wanted = skip + limit - rows.length
      if (wanted <= 0) return rows
      const atOnce = Math.round(Math.min(most, Math.max(least, (1.3 * wanted) / share)))
      if (give !== null && examined + atOnce > give) return undefined
      const step = await examine(client, listing, { part, from, atOnce, skip, limit: limit - rows.length })
      rows.push(...step.rows)
      skip = Math.max(0, skip - step.met)
      met += step.met
      examined += step.examined
      if (step.examined < atOnce) break
      share = Math.max(met, 1) / examined
      from = step.last
    }
  }
  return rows
}

const partsOf = async (client: Client, { conditions, from, alias, order }: OrderedListing): Promise<Part[]> => {
  const [key] = order.keys
  const { column, isNullable, hasFewValues, isDescending } = key!
  const name = `${alias}.${column}`
  if (hasFewValues) {
    const next = (more: string) =>
      `(select min(${name}) from ${from} where ${[...conditions.bounds, `${name} ${more}`].join(' and ')})`
    const text = `with recursive v(value) as (select ${next('is not null')}
      union all select ${next('> v.value')} from v where v.value is not null)
      select value from v where value is not null`
    const rows = await composedRows<{ value: string }>(client, conditions.statement(text))
    const values = rows.map(({ value }) => value)
    return (isDescending ? values.reverse() : values).map((value) => ({
      condition: `${name} = ${parameterOf(key!, value, conditions)}`,
      isSame: true,
      has: (row) => row[0] === value,
    }))
  }
  const all: Part = { condition: `${name} is not null`, isSame: false, has: (row) => row[0] !== null }
  const without: Part = { condition: `${name} is null`, isSame: true, has: (row) => row[0] === null }
  return isNullable ? [all, without] : [{ condition: 'true', isSame: false, has: () => true }]
}

interface Examined {
  /** Of those that match, those of the page. */
  rows: RowKey[]
  /** Those that match. */
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
  const isMet = conditions.filters.length === 0 ? 'true' : conditions.filters.map(checked).join(' and ')
  const [key] = order.keys
  const name = `${alias}.${key!.column}`
  const bounds = [...conditions.bounds, part.condition]
  if (from !== null) {
    const [value] = from
    // What the index is entered by; the whole condition is checked of the rows from there on.
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
