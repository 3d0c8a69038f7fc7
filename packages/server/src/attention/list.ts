import type { Query } from '@boxtrail/contracts/zod'
import { readCursor, writeCursor } from '@boxtrail/protocol/answer/cursor'
import type { Pool } from 'pg'
import type { ListPage } from '../db/listing.ts'
import { microsOf, timeOfMicros } from '../db/micros.ts'
import { type CountedList, listCounted } from '../records/counted-list.ts'

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
  position: `a.rank, a.due_order as due, ${microsOf('a.since')} as micros`,
  cursorOf: ({ rank, due, micros, id }) => writeCursor([rank, due, micros, id]),
  after: (cursor, conditions) => {
    const [rank, due, micros, id] = readCursor<readonly [number, string, number, string]>(cursor, CURSOR)
    const since = timeOfMicros(conditions.bind(micros))
    return `(${ORDER}) > (${conditions.bind(rank)}::smallint, ${conditions.bind(due)}::date, ${since}, ${conditions.bind(id)}::uuid)`
  },
}

/** The most severe first, then what is due first, then the oldest: read from indexes of those that are not done. */
export const listAttentionIds = (pool: Pool, accountId: string, query: Query<'listAttention'>, page: ListPage) =>
  listCounted(entries, pool, accountId, query, page)
