import type { Query } from '@boxtrail/contracts/zod'
import { type Counts, counters, countersOf } from '@boxtrail/engine/accuracy/counters'
import type { Reference } from '@boxtrail/reference/reference'
import type { Pool } from 'pg'
import { composedRows } from '../db/composed.ts'
import { Conditions } from '../db/lists/conditions.ts'
import { resolvePort, resolveSource } from '../reference/resolve-names.ts'
import { ALL_MONTHS } from './queries.ts'

/** The sums of one source, or of one source between two ports. */
export interface Counted {
  source: string
  /** Null unless by port pair. */
  pol: string | null
  pod: string | null
  counts: Counts
}

interface Row {
  source_id: string
  pol: string | null
  pod: string | null
  counts: number[]
}

const sums = Object.entries(countersOf)
  .flatMap(([column, of]) => of.map((_, index) => `coalesce(sum(a.${column}[${index + 1}]), 0)::int`))
  .join(', ')

/** The sums of what matches the filters of the request, by source or port pair; those without cases are left out. */
export const listCounted = async (
  pool: Pool,
  accountId: string,
  query: Query<'listAccuracy'>,
  reference: Pick<Reference, 'places' | 'shippingLines'>,
): Promise<Counted[]> => {
  const conditions = conditionsOf(accountId, query, reference)
  const pair = query.by === 'port_pair'
  const text = `select a.source_id, ${pair ? 'a.pol, a.pod' : 'null as pol, null as pod'}, array[${sums}] as counts
    from accuracy_months a where ${conditions.bounds.join(' and ')} group by a.source_id${pair ? ', a.pol, a.pod' : ''}`
  const rows = await composedRows<Row>(pool, conditions.statement(text))
  return rows
    .filter(({ counts }) => counts.some((count) => count > 0))
    .map(({ source_id, pol, pod, counts }) => ({
      ...{ source: source_id, pol, pod },
      counts: Object.fromEntries(counters.map((counter, index) => [counter, counts[index]!])),
    }))
}

const conditionsOf = (
  accountId: string,
  query: Query<'listAccuracy'>,
  { places, shippingLines }: Pick<Reference, 'places' | 'shippingLines'>,
): Conditions => {
  const conditions = new Conditions('a.account_id', accountId)
  const where = <Value>(
    value: Value | undefined,
    text: (parameter: string) => string,
    read: (value: Value) => unknown,
  ) => {
    if (value !== undefined) conditions.bound(read(value), text)
  }
  where(
    query['filter[kind]'],
    (kinds) => `split_part(a.source_id, ':', 1) = any(${kinds}::text[])`,
    (kinds) => kinds,
  )
  where(
    query['filter[source]'],
    (source) => `a.source_id = ${source}`,
    (source) => resolveSource('filter[source]', source, shippingLines),
  )
  for (const [name, column] of [
    ['port_of_lading', 'pol'],
    ['port_of_discharge', 'pod'],
  ] as const)
    where(
      query[`filter[${name}]`],
      (codes) => `a.${column} = any(${codes}::text[])`,
      (given) => resolvePort(`filter[${name}]`, given, places),
    )
  const [start, end] = [query['filter[month][start]'], query['filter[month][end]']]
  const isOfMonths = start !== undefined || end !== undefined
  conditions.bound(ALL_MONTHS, (all) => (isOfMonths ? `a.month > ${all}::date` : `a.month = ${all}::date`))
  where(start, (month) => `a.month >= ${month}::date`, dayOf)
  where(end, (month) => `a.month <= ${month}::date`, dayOf)
  return conditions
}

const dayOf = (month: string) => `${month}-01`
