import type { Query } from '@boxtrail/contracts/zod'
import { readCursor, writeCursor } from '@boxtrail/protocol/answer/cursor'
import type { Pool } from 'pg'
import { composedRows } from '../db/composed.ts'
import type { ListPage } from '../db/lists/listing.ts'
import { microsOf, timeOfMicros } from '../db/lists/micros.ts'
import { type CountedList, conditionsOf, listCounted, ofKinds } from '../records/counted-list.ts'

interface Row {
  id: string
  rank: number
  due: string
  micros: number
}

const ORDER = 'a.rank, a.due_order, a.since, a.id'
const CURSOR = ['number', 'date', 'time', 'uuid'] as const

const entries: CountedList<Row> = {
  table: 'attention_entries',
  alias: 'a',
  states: {
    open: `a.state <> 'done' and (a.wakes_at is null or a.wakes_at <= now())`,
    snoozed: `a.state <> 'done' and a.wakes_at > now()`,
    done: `a.state = 'done'`,
  },
  order: ORDER,
  own: ({ 'filter[source]': source }, conditions) => {
    if (source !== undefined) conditions.bound(source, (parameter) => `a.source_id = ${parameter}`)
  },
  position: `a.rank, a.due_order as due, ${microsOf('a.since')} as micros`,
  cursorOf: ({ rank, due, micros, id }) => writeCursor([rank, due, micros, id]),
  after: (cursor, conditions) => {
    const [rank, due, micros, id] = readCursor<readonly [number, string, number, string]>(cursor, CURSOR)
    const since = timeOfMicros(conditions.bind(micros))
    return `(${ORDER}) > (${conditions.bind(rank)}::smallint, ${conditions.bind(due)}::date, ${since}, ${conditions.bind(id)}::uuid)`
  },
}

/**
 * Lists entries, the most severe first, then those due first, then the oldest: read from indexes of those that are not
 * done.
 */
export const listAttentionIds = (pool: Pool, accountId: string, query: Query<'listAttention'>, page: ListPage) =>
  listCounted(entries, pool, accountId, query, page)

export interface SourceCount {
  source_id: string
  count: number
  since: Date
}

/** How many of the entries that match the other filters are about each source, those silent longest first. */
export const countSources = (
  pool: Pool,
  accountId: string,
  { 'filter[source]': _, ...query }: Query<'listAttention'>,
): Promise<SourceCount[]> => {
  const conditions = conditionsOf(entries, accountId, query)
  ofKinds(query['filter[kind]'], 'a', conditions)
  const text = `select a.source_id, count(*)::int as count, min(a.since) as since from attention_entries a
    where ${conditions.bounds.join(' and ')} and a.source_id is not null group by a.source_id order by since, a.source_id`
  return composedRows<SourceCount>(pool, conditions.statement(text))
}
