import type { Query } from '@boxtrail/contracts/zod'
import { type CursorKind, readCursor } from '@boxtrail/protocol/answer/cursor'
import { microsOf, timeOfMicros } from '../db/lists/micros.ts'

type Sort = Exclude<NonNullable<Query<'listDocuments'>['sort']>, '-created_at'>

const TYPE = 'd.document_type_effective'
const NEWEST_FIRST = 'd.created_at desc, d.id desc'

/** The sort orders. Among documents that are equal in what they are sorted by, the newest comes first. */
export const orders: Record<Sort, string> = {
  created_at: 'd.created_at, d.id',
  document_type: `${TYPE} nulls last, ${NEWEST_FIRST}`,
  '-document_type': `${TYPE} desc nulls last, ${NEWEST_FIRST}`,
  added_by: `u.name nulls last, d.source, ${NEWEST_FIRST}`,
  '-added_by': `u.name desc nulls last, d.source desc, ${NEWEST_FIRST}`,
}

const MICROS = microsOf('d.created_at')

/** The position of a document in this order, as JSON. */
export const keyOf = (sort: Sort): string => `jsonb_build_array(${[...columnsOf(sort), MICROS, 'd.id'].join(', ')})`

const columnsOf = (sort: Sort): string[] => {
  if (sort === 'created_at') return []
  return sort.endsWith('added_by') ? ['u.name', 'd.source'] : [TYPE]
}

/** The condition that a document comes after the one that a cursor names. */
export const afterIn = (sort: Sort, cursor: string, bind: (value: unknown) => string): string => {
  const columns = columnsOf(sort)
  const kinds: CursorKind[] = ['text', ...columns.map(() => 'text or null' as const), 'time', 'uuid']
  const key = readCursor<readonly (string | number | null)[]>(cursor, kinds, sort)
  const [micros, id] = key.slice(-2)
  const [way, than] = sort === 'created_at' ? ['>', '>'] : [sort.startsWith('-') ? '<' : '>', '<']
  const newer = `(d.created_at, d.id) ${than} (${timeOfMicros(bind(micros))}, ${bind(id)}::uuid)`
  return columns.reduceRight((behind, column, at) => {
    const value = key[at + 1] ?? null
    // Nothing comes after null but other nulls.
    if (value === null) return `(${column} is null and ${behind})`
    const place = bind(value)
    return `(${column} ${way} ${place} or ${column} is null or (${column} = ${place} and ${behind}))`
  }, newer)
}
