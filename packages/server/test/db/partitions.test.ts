import { expect, test } from 'vitest'
import { firstIdAt } from '../../src/db/idv7.ts'
import { ensurePartitions } from '../../src/db/partitions/partitions.ts'
import { testDatabase } from '../harness/database/database.ts'

const { pool } = await testDatabase()
const DECEMBER = Date.UTC(2031, 11, 31, 23, 59)

const partitions = async (table: string) =>
  (
    await pool.query<{ name: string }>(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = $1::regclass and c.relname like '%!_203%' escape '!' order by 1`,
      [table],
    )
  ).rows.map(({ name }) => name)

/** Stores a report whose id was generated at this time, and returns its partition. */
const keptIn = async (ms: number): Promise<string> =>
  (
    await pool.query(
      `insert into reports (id, check_id, source_id, asked_at, received_at, recorded_at, outcome, adapter, adapter_version, complete)
       values ($1, $1, 'line:TEST', now(), now(), now(), 'ok', 'test', 1, true) returning tableoid::regclass::text as name`,
      [firstIdAt(ms)],
    )
  ).rows[0].name

test('the partitions of this month and the next three are created, across the turn of the year, under concurrency', async () => {
  await Promise.all([1, 2, 3].map(() => ensurePartitions(pool, DECEMBER)))
  await ensurePartitions(pool, DECEMBER)
  const months = ['2031_12', '2032_01', '2032_02', '2032_03']
  expect(await partitions('reports')).toEqual(months.map((month) => `reports_${month}`))
  expect(await partitions('notifications')).toEqual(months.map((month) => `notifications_${month}`))
})

test('a row is stored in the month of its id, to the millisecond', async () => {
  const newYear = Date.UTC(2032, 0, 1)
  expect(await keptIn(newYear - 1)).toBe('reports_2031_12')
  expect(await keptIn(newYear)).toBe('reports_2032_01')
})

test('a month whose rows came before its partition is skipped, and the others are created', async () => {
  expect(await keptIn(Date.UTC(2033, 5, 15))).toBe('reports_default')
  await ensurePartitions(pool, Date.UTC(2033, 4, 1))
  expect(await partitions('reports')).toEqual(
    expect.arrayContaining(['reports_2033_05', 'reports_2033_07', 'reports_2033_08']),
  )
  expect(await partitions('reports')).not.toContain('reports_2033_06')
  expect(await keptIn(Date.UTC(2033, 5, 16))).toBe('reports_default')
})

test.each([
  ['notifications', 'fillfactor=60'],
  ['notification_bodies', 'toast_tuple_target=8160'],
])('every partition of %s is stored with %s', async (table, option) => {
  await ensurePartitions(pool, DECEMBER)
  const { rows } = await pool.query(
    'select c.relname, c.reloptions from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = $1::regclass',
    [table],
  )
  expect(rows.length).toBeGreaterThan(4)
  for (const { relname, reloptions } of rows) expect(reloptions, relname).toEqual([option])
})
