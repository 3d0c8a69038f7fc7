import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Conditions } from '../../src/db/lists/conditions.ts'
import type { ListOrder } from '../../src/db/lists/list-order.ts'
import { findOrdered } from '../../src/db/lists/ordered-listing.ts'
import { testDatabase } from '../harness/database/database.ts'

const { pool } = await testDatabase()
const ACCOUNT = '01920000-0000-7000-8000-000000000001'
const OTHER = '01920000-0000-7000-8000-000000000002'
await pool.query(`create table rows (account_id uuid, id uuid, created_at timestamptz, time_at timestamptz, day date, word text,
  line text, colour text)`)
await pool.query('create index on rows (account_id, time_at, created_at, id)')

interface Row {
  id: string
  created_at: string
  time_at: string | null
  day: string | null
  word: string | null
  line: string
  colour: string
}

const keys = {
  time_at: { column: 'time_at', kind: 'time', isNullable: true },
  day: { column: 'day', kind: 'date', isNullable: true },
  word: { column: 'word', kind: 'text', isNullable: true },
  line: { column: 'line', kind: 'text', isNullable: false, hasFewValues: true },
  created_at: { column: 'created_at', kind: 'time', isNullable: false },
} as const

const few = <T>(...values: T[]) => fc.constantFrom(...values)
const rows = fc.uniqueArray(
  fc.record<Row>({
    id: fc.uuid({ version: 7 }),
    created_at: few('2026-01-01T00:00:00.000001Z', '2026-01-01T00:00:00.000002Z', '2026-01-02T00:00:00Z'),
    time_at: few(null, '2026-03-01T00:00:00Z', '2026-03-02T12:30:00Z', '2026-03-03T00:00:00Z'),
    day: few(null, '2026-02-09', '2026-02-10', '2026-12-31'),
    word: few(null, '', 'a', 'B', 'é', "o'neil"),
    line: few('MAEU', 'HLCU', 'ONEY'),
    colour: few('red', 'green', 'blue'),
  }),
  { selector: ({ id }) => id, maxLength: 60, size: 'max' },
)
const orders = fc
  .uniqueArray(few(...(Object.keys(keys) as (keyof typeof keys)[])), { minLength: 1, maxLength: 3 })
  .chain((names) =>
    fc.tuple(...names.map((name) => fc.record({ name: fc.constant(name), isDescending: fc.boolean() }))),
  )

type Given = readonly { name: keyof typeof keys; isDescending: boolean }[]

const orderOf = (given: Given): ListOrder => ({
  name: given.map(({ name, isDescending }) => `${isDescending ? '-' : ''}${name}`).join(','),
  keys: given.map(({ name, isDescending }) => ({ ...keys[name], isDescending })),
})

const compare = (given: Given) => (one: Row, other: Row) => {
  for (const { name, isDescending } of given) {
    const [a, b] = [one[name], other[name]]
    if (a === b) continue
    if (a === null || b === null) return a === null ? 1 : -1
    return (a < b ? -1 : 1) * (isDescending ? -1 : 1)
  }
  if (one.created_at !== other.created_at) return one.created_at < other.created_at ? 1 : -1
  return one.id < other.id ? 1 : -1
}

const fill = async (all: readonly Row[]) => {
  await pool.query('truncate rows')
  await pool.query(
    'insert into rows select $1, r.* from json_populate_recordset(null::rows, $2) x, lateral (select x.id, x.created_at, x.time_at, x.day, x.word, x.line, x.colour) r',
    [ACCOUNT, JSON.stringify(all)],
  )
  await pool.query(
    `insert into rows (account_id, id, created_at, time_at, line, colour) values ($1, gen_random_uuid(), now(), now(), 'MAEU', 'red')`,
    [OTHER],
  )
}

test('walking all pages of any order, filtered or not, gives exactly the sorted rows, those without a value last', async () => {
  const filters = few<'none' | 'red' | 'both'>('none', 'red', 'both')
  const limits = fc.record({ few: few(0, 5, 1_000), atOnce: few([1, 3] as const, [500, 500] as const) })
  const byPage = fc.boolean()
  await fc.assert(
    fc.asyncProperty(
      rows,
      orders,
      filters,
      fc.integer({ min: 1, max: 25 }),
      limits,
      byPage,
      async (all, given, filter, size, limits, isByNumber) => {
        await fill(all)
        const expected = all
          .filter(({ colour }) => filter === 'none' || colour === 'red')
          .filter(({ word }) => filter !== 'both' || word !== null)
          .sort(compare(given))
          .map(({ id }) => id)
        const seen: string[] = []
        let after: string | null = null
        for (let number = 1; ; number++) {
          const conditions = new Conditions('l.account_id', ACCOUNT)
          if (filter !== 'none') conditions.add('red', (p) => `l.colour = ${p}`)
          if (filter === 'both') conditions.addText('l.word is not null')
          const listing = { name: 'rows', from: 'rows l', alias: 'l', conditions, order: orderOf(given) }
          const page = { number, size, after: isByNumber ? null : after }
          const found = await findOrdered(pool, listing, page, async () => all.length, limits)
          expect(found.total).toBe(expected.length)
          seen.push(...found.ids)
          expect(found.next === null).toBe(seen.length === expected.length)
          if (found.next === null) break
          after = found.next
        }
        expect(seen).toEqual(expected)
      },
    ),
    { numRuns: 120 },
  )
})
