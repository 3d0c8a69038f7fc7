import type { Query } from '@boxtrail/contracts/zod'
import { startOfRange } from '@boxtrail/engine/time-range'
import { readCursor, writeCursor } from '@boxtrail/protocol/answer/cursor'
import type { Position } from '@boxtrail/protocol/answer/json-api'
import type { Pool } from 'pg'
import { composedRows } from '../db/composed.ts'
import { Conditions } from '../db/conditions.ts'
import type { ListPage } from '../db/listing.ts'
import { microsOf, timeOfMicros } from '../db/micros.ts'
import { ranks } from '../records/severity.ts'

type Filters = Query<'listContradictions'>

/** The indexes are by the first of these. */
const states: Readonly<Record<string, string>> = {
  open: 'c.resolved_at is null',
  resolved: 'c.resolved_at is not null',
}

const MICROS = microsOf('c.since')
const CURSOR = ['number', 'time', 'uuid'] as const

interface Listed {
  ids: string[]
  counts: Record<string, number>
}

/** A page of ids, the most severe first, then the newest, and the number of each kind among all that the other filters match. */
export const listContradictionIds = async (
  pool: Pool,
  accountId: string,
  query: Filters,
  page: ListPage,
): Promise<Listed & Position> => {
  const kinds = query['filter[kind]']
  const rows = await rowsOf(pool, conditionsOf(accountId, query), kinds, page)
  const counts = await countsOf(pool, conditionsOf(accountId, query))
  const shown = rows.slice(0, page.size)
  const last = rows.length > page.size ? shown.at(-1)! : undefined
  const counted = Object.entries(counts).filter(([kind]) => kinds?.includes(kind) ?? true)
  return {
    ids: shown.map(({ id }) => id),
    counts,
    total: counted.reduce((sum, [, count]) => sum + count, 0),
    next: last ? writeCursor([last.rank, last.micros, last.id]) : null,
  }
}

/** Everything but the kind. */
const conditionsOf = (accountId: string, query: Filters): Conditions => {
  const chosen = [...new Set(query['filter[state]'] ?? ['open'])]
  const conditions = new Conditions('c.account_id', accountId, chosen.length === 1 ? [states[chosen[0]!]!] : [])
  const where = (value: unknown, text: (parameter: string) => string) => {
    if (value !== undefined) conditions.bound(value, text)
  }
  const since = query['filter[changed_since]']
  where(
    query['filter[severity]']?.map((severity) => ranks[severity]),
    (parameter) => `c.rank = any(${parameter}::smallint[])`,
  )
  where(since === undefined ? undefined : startOfRange(since), (parameter) => `c.changed_at >= ${parameter}`)
  where(query['filter[container_id]'], (parameter) => `c.container_id = ${parameter}`)
  where(query['filter[shipment_id]'], (parameter) => `c.shipment_id = ${parameter}`)
  return conditions
}

interface Row {
  id: string
  rank: number
  micros: number
}

const rowsOf = (pool: Pool, conditions: Conditions, kinds: readonly string[] | undefined, page: ListPage) => {
  if (kinds) conditions.bound(kinds, (parameter) => `c.kind = any(${parameter}::text[])`)
  if (page.after !== null) {
    const [rank, micros, id] = readCursor<readonly [number, number, string]>(page.after, CURSOR)
    const [after, since] = [`${conditions.bind(rank)}::smallint`, timeOfMicros(conditions.bind(micros))]
    conditions.bounds.push(
      `c.rank >= ${after} and (c.rank > ${after} or (c.since, c.id) < (${since}, ${conditions.bind(id)}::uuid))`,
    )
  }
  const offset = page.after === null ? (page.number - 1) * page.size : 0
  const text = `select c.id, c.rank, ${MICROS} as micros from contradictions c
    where ${conditions.bounds.join(' and ')} order by c.rank, c.since desc, c.id desc
    limit ${conditions.bind(page.size + 1)}::bigint offset ${conditions.bind(offset)}::bigint`
  return composedRows<Row>(pool, conditions.statement(text))
}

const countsOf = async (pool: Pool, conditions: Conditions): Promise<Record<string, number>> => {
  const text = `select c.kind, count(*)::int as count from contradictions c
    where ${conditions.bounds.join(' and ')} group by c.kind order by c.kind`
  const rows = await composedRows<{ kind: string; count: number }>(pool, conditions.statement(text))
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}
