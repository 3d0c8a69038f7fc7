import { composedRows } from '../composed.ts'
import type { Client } from '../statement.ts'
import { type ListOrder, parameterOf, type RowKey } from './list-order.ts'
import type { Listing } from './listing-source.ts'

export interface OrderedListing extends Listing {
  order: ListOrder
}

/** Where a page begins: after a given row, or after a number of rows. */
export interface PageStart {
  after: RowKey | null
  offset: number
  /** One row more than the page has. */
  limit: number
}

/** A contiguous part of the ordered list: the rows with a value, those without, or those of one value. */
export interface Part {
  condition: string
  /** Whether its rows have the same first key. */
  isSame: boolean
  /** Whether a row belongs to it. */
  has: (row: RowKey) => boolean
}

export const partsOf = async (client: Client, { conditions, from, alias, order }: OrderedListing): Promise<Part[]> => {
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
