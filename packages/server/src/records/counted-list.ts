import type { Query } from '@boxtrail/contracts/zod'
import { startOfRange } from '@boxtrail/engine/time-range'
import type { Position } from '@boxtrail/protocol/answer/json-api'
import type { Pool } from 'pg'
import { composedRows } from '../db/composed.ts'
import { Conditions } from '../db/lists/conditions.ts'
import type { ListPage } from '../db/lists/listing.ts'
import { ranks } from './severity.ts'

type Filter = 'kind' | 'severity' | 'state' | 'changed_since' | 'container_id' | 'shipment_id'
type CountedQuery = Query<'listAttention'> | Query<'listContradictions'>
type Filters = { [Name in `filter[${Filter}]`]?: CountedQuery[Name] } & Partial<
  Pick<Query<'listAttention'>, 'filter[source]'>
>

/** A list of findings about records, each with a kind and a severity, the most severe first. */
export interface CountedList<Row extends { id: string }> {
  table: string
  alias: string
  /** The condition of each state, in the form that the indexes use. The default is `open`. */
  states: Readonly<Record<string, string>>
  order: string
  /** Adds the conditions of filters that other lists do not have. */
  own?: (query: Filters, conditions: Conditions) => void
  /** The columns of a row that a cursor holds besides the id. */
  position: string
  cursorOf: (row: Row) => string
  /** The condition that a row comes after a cursor. */
  after: (cursor: string, conditions: Conditions) => string
}

export interface Listed {
  ids: string[]
  counts: Record<string, number>
}

/** A page of ids in the order of the list, and the number of each kind among all that the other filters match. */
export const listCounted = async <Row extends { id: string }>(
  list: CountedList<Row>,
  pool: Pool,
  accountId: string,
  query: Filters,
  page: ListPage,
): Promise<Listed & Position> => {
  const kinds = query['filter[kind]']
  const rows = await pageOf(list, pool, conditionsOf(list, accountId, query), query, page)
  const counts = await countsOf(list, pool, conditionsOf(list, accountId, query))
  const shown = rows.slice(0, page.size)
  const last = rows.length > page.size ? shown.at(-1)! : undefined
  const counted = Object.entries(counts).filter(([kind]) => kinds?.some((one) => one === kind) ?? true)
  return {
    ids: shown.map(({ id }) => id),
    counts,
    total: counted.reduce((sum, [, count]) => sum + count, 0),
    next: last ? list.cursorOf(last) : null,
  }
}

type AnyList = Omit<CountedList<never>, 'cursorOf'>

/** The conditions of all filters except the kind. */
export const conditionsOf = ({ alias, states, own }: AnyList, accountId: string, query: Filters): Conditions => {
  const conditions = new Conditions(`${alias}.account_id`, accountId, scopeOf(states, query['filter[state]']))
  const where = (value: unknown, text: (parameter: string) => string) => {
    if (value !== undefined) conditions.bound(value, text)
  }
  const since = query['filter[changed_since]']
  where(
    query['filter[severity]']?.map((severity) => ranks[severity]),
    (parameter) => `${alias}.rank = any(${parameter}::smallint[])`,
  )
  where(since === undefined ? undefined : startOfRange(since), (parameter) => `${alias}.changed_at >= ${parameter}`)
  where(query['filter[container_id]'], (parameter) => `${alias}.container_id = ${parameter}`)
  where(query['filter[shipment_id]'], (parameter) => `${alias}.shipment_id = ${parameter}`)
  own?.(query, conditions)
  return conditions
}

export const ofKinds = (kinds: Filters['filter[kind]'], alias: string, conditions: Conditions): void => {
  if (kinds) conditions.bound(kinds, (parameter) => `${alias}.kind = any(${parameter}::text[])`)
}

/** The condition for the requested states: a single one is written as in the index, and all of them need none. */
const scopeOf = (states: AnyList['states'], asked: readonly string[] = ['open']): string[] => {
  const chosen = [...new Set(asked)].map((state) => states[state]!)
  if (chosen.length === Object.keys(states).length) return []
  return chosen.length === 1 ? chosen : [`(${chosen.map((state) => `(${state})`).join(' or ')})`]
}

const pageOf = <Row extends { id: string }>(
  { table, alias, order, position, after }: CountedList<Row>,
  pool: Pool,
  conditions: Conditions,
  { 'filter[kind]': kinds, 'filter[changed_since]': since }: Filters,
  page: ListPage,
): Promise<Row[]> => {
  ofKinds(kinds, alias, conditions)
  if (page.after !== null) conditions.bounds.push(after(page.after, conditions))
  const offset = page.after === null ? (page.number - 1) * page.size : 0
  const matching = `${table} ${alias} where ${conditions.bounds.join(' and ')}`
  // Few rows changed lately: reading the whole list in its order to find them would cost thousands of pages.
  const rows = since === undefined ? matching : `(select ${alias}.* from ${matching} offset 0) ${alias}`
  const text = `select ${alias}.id, ${position} from ${rows} order by ${order}
    limit ${conditions.bind(page.size + 1)}::bigint offset ${conditions.bind(offset)}::bigint`
  return composedRows<Row>(pool, conditions.statement(text))
}

const countsOf = async (
  { table, alias }: AnyList,
  pool: Pool,
  conditions: Conditions,
): Promise<Record<string, number>> => {
  const text = `select ${alias}.kind, count(*)::int as count from ${table} ${alias}
    where ${conditions.bounds.join(' and ')} group by ${alias}.kind order by ${alias}.kind`
  const rows = await composedRows<{ kind: string; count: number }>(pool, conditions.statement(text))
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}
