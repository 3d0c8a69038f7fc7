import type { Query } from '@boxtrail/contracts/zod'
import { readCursor, writeCursor } from '@boxtrail/protocol/answer/cursor'
import type { Pool } from 'pg'
import type { ListPage } from '../../db/lists/listing.ts'
import { microsOf, timeOfMicros } from '../../db/lists/micros.ts'
import { type CountedList, listCounted } from '../../records/counted-list.ts'

interface Row {
  id: string
  rank: number
  micros: number
}

const CURSOR = ['number', 'time', 'uuid'] as const

const contradictions: CountedList<Row> = {
  table: 'contradictions',
  alias: 'c',
  states: { open: 'c.resolved_at is null', resolved: 'c.resolved_at is not null' },
  order: 'c.rank, c.since desc, c.id desc',
  position: `c.rank, ${microsOf('c.since')} as micros`,
  cursorOf: ({ rank, micros, id }) => writeCursor([rank, micros, id]),
  after: (cursor, conditions) => {
    const [rank, micros, id] = readCursor<readonly [number, number, string]>(cursor, CURSOR)
    const [of, since] = [`${conditions.bind(rank)}::smallint`, timeOfMicros(conditions.bind(micros))]
    return `c.rank >= ${of} and (c.rank > ${of} or (c.since, c.id) < (${since}, ${conditions.bind(id)}::uuid))`
  },
}

/** Lists contradictions, the most severe first, then the newest. */
export const listContradictionIds = (
  pool: Pool,
  accountId: string,
  query: Query<'listContradictions'>,
  page: ListPage,
) => listCounted(contradictions, pool, accountId, query, page)
