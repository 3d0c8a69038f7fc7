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

type Filters = Query<'listAttention'>

/** What an entry must be to be in each state: the indexes are by these conditions. */
const states: Readonly<Record<string, string>> = {
  open: `a.state <> 'done' and (a.wakes_at is null or a.wakes_at <= now())`,
  snoozed: `a.state <> 'done' and a.wakes_at > now()`,
  done: `a.state = 'done'`,
}

const ORDER = 'a.rank, a.due_order, a.since, a.id'
const MICROS = microsOf('a.since')

interface Listed {
  ids: string[]
  counts: Record<string, number>
}

/**
 * A page of ids in the order of the list, and the number of each kind among all that the other filters match. Both read an
 * index of the entries that are not done, whatever the account tracks.
 */
export const listAttentionIds = async (
  pool: Pool,
  accountId: string,
  query: Filters,
  page: ListPage,
): Promise<Listed & Position> => {
  const kinds = query['filter[kind]']
  const rows = await pageOf(pool, conditionsOf(accountId, query), kinds, page)
  const counts = await countsOf(pool, conditionsOf(accountId, query))
  const shown = rows.slice(0, page.size)
  const last = rows.length > page.size ? shown.at(-1)! : undefined
  const counted = kinds ? Object.entries(counts).filter(([kind]) => kinds.includes(kind)) : Object.entries(counts)
  return {
    ids: shown.map(({ id }) => id),
    counts,
    total: counted.reduce((sum, [, count]) => sum + count, 0),
    next: last ? writeCursor([last.rank, last.due, last.micros, last.id]) : null,
  }
}

/** Everything but the kind. */
const conditionsOf = (accountId: string, query: Filters): Conditions => {
  const chosen = query['filter[state]'] ?? ['open']
  const scope = chosen.map((state) => `(${states[state]})`).join(' or ')
  const conditions = new Conditions('a.account_id', accountId, [
    chosen.length === 1 ? scope.slice(1, -1) : `(${scope})`,
  ])
  const where = (value: unknown, text: (parameter: string) => string) => {
    if (value !== undefined) conditions.bound(value, text)
  }
  const since = query['filter[changed_since]']
  where(
    query['filter[severity]']?.map((severity) => ranks[severity]),
    (parameter) => `a.rank = any(${parameter}::smallint[])`,
  )
  where(since === undefined ? undefined : startOfRange(since), (parameter) => `a.changed_at >= ${parameter}`)
  where(query['filter[container_id]'], (parameter) => `a.container_id = ${parameter}`)
  where(query['filter[shipment_id]'], (parameter) => `a.shipment_id = ${parameter}`)
  return conditions
}

interface Row {
  id: string
  rank: number
  due: string
  micros: number
}

const pageOf = (pool: Pool, conditions: Conditions, kinds: readonly string[] | undefined, page: ListPage) => {
  if (kinds) conditions.bound(kinds, (parameter) => `a.kind = any(${parameter}::text[])`)
  if (page.after !== null) {
    const [rank, due, micros, id] = readCursor<readonly [number, string, number, string]>(page.after, CURSOR)
    const since = timeOfMicros(conditions.bind(micros))
    conditions.bounds.push(
      `(${ORDER}) > (${conditions.bind(rank)}::smallint, ${conditions.bind(due)}::date, ${since}, ${conditions.bind(id)}::uuid)`,
    )
  }
  const offset = page.after === null ? (page.number - 1) * page.size : 0
  const text = `select a.id, a.rank, a.due_order as due, ${MICROS} as micros from attention_entries a
    where ${conditions.bounds.join(' and ')} order by ${ORDER}
    limit ${conditions.bind(page.size + 1)}::bigint offset ${conditions.bind(offset)}::bigint`
  return composedRows<Row>(pool, conditions.statement(text))
}

const CURSOR = ['number', 'date', 'time', 'uuid'] as const

const countsOf = async (pool: Pool, conditions: Conditions): Promise<Record<string, number>> => {
  const text = `select a.kind, count(*)::int as count from attention_entries a
    where ${conditions.bounds.join(' and ')} group by a.kind order by a.kind`
  const rows = await composedRows<{ kind: string; count: number }>(pool, conditions.statement(text))
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}
