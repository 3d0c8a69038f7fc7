import { expect, test } from 'vitest'
import { createDatabase } from '../../src/db/connection/database.ts'
import { testDatabase } from '../harness/database/database.ts'

const { pool, url } = await testDatabase()

async function value(expression: string): Promise<unknown> {
  return (await pool.query(`select ${expression} as value`)).rows[0].value
}

test('a bigint is read as a number within the safe range, and fails beyond', async () => {
  expect(await value('9007199254740991::int8')).toBe(9007199254740991)
  await expect(value('9007199254740992::int8')).rejects.toThrow('9007199254740992')
  expect(await value('array[1,null,3]::int8[]')).toEqual([1, null, 3])
})

test('dates and times are read unchanged in any time zone of the process', async () => {
  expect(await value("date '2026-03-01'")).toBe('2026-03-01')
  expect(await value("array[date '2026-03-01']")).toEqual(['2026-03-01'])
  expect(await value("timestamp '2026-03-01 10:20:30'")).toBe('2026-03-01 10:20:30')
  expect(await value("timestamptz '2026-03-01 10:20:30+09'")).toEqual(new Date('2026-03-01T01:20:30Z'))
  expect(await value('12.50::numeric')).toBe(12.5)
})

test('every session runs in UTC under our application name', async () => {
  expect(await value("current_setting('TimeZone')")).toBe('UTC')
  expect(await value("current_setting('application_name')")).toBe('boxtrail')
})

test('the wait of a query for a free connection is limited, and a pool may be closed twice', async () => {
  const small = createDatabase({ connectionString: url, connectionTimeoutMillis: 1_000 }, { maxConnections: 1 })
  const client = await small.pool.connect()
  await expect(small.pool.query('select 1')).rejects.toThrow('timeout')
  client.release()
  await Promise.all([small.close(), small.close()])
})

test('a connection that the server closes while idle is replaced', async () => {
  const errors: Error[] = []
  const own = createDatabase(url, { maxConnections: 1, onError: (error) => errors.push(error) })
  const { rows } = await own.pool.query('select pg_backend_pid() as pid')
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid])
  await expect.poll(() => errors.length).toBe(1)
  expect((await own.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await own.close()
})

test('where sessions are shared, nothing is prepared in one, and UTC is asked for by parameters that a pooler carries along', async () => {
  const shared = createDatabase(url, { maxConnections: 1, sharesSessions: true, statementTimeoutMs: 12_345 })
  const ask = async (text: string) =>
    (await shared.pool.query({ name: 'asked', text, values: [] })).rows[0].value as unknown
  expect(await ask(`select current_setting('TimeZone') as value`)).toBe('UTC')
  // If the first text had been prepared, another text under the same name would be refused.
  expect(await ask('select count(*)::int as value from pg_prepared_statements')).toBe(0)
  // A pooler does not carry start-up options along.
  expect(await ask(`select current_setting('statement_timeout') as value`)).toBe('0')
  await shared.close()
})
