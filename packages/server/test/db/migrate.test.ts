import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '../../src/db/migrate.ts'
import { testDatabase } from '../harness/database.ts'

const { pool } = await testDatabase()

function folder(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'boxtrail-migrations-'))
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(directory, name), sql)
  return directory
}

test('migrations are applied once, in the order of their names, however many processes start together', async () => {
  const files = { '9002_b.sql': 'insert into ordered values (2)', '9001_a.sql': 'create table ordered (n int)' }
  const directory = folder(files)
  const runs = await Promise.all([1, 2, 3].map(() => migrate(pool, directory)))
  expect(runs.flat()).toEqual(['9001_a.sql', '9002_b.sql'])
  expect((await pool.query('select n from ordered')).rows).toEqual([{ n: 2 }])
})

test('a failed migration is rolled back, and reported with its name and line', async () => {
  const directory = folder({ '9003_half.sql': 'create table half (n int);\n\nselect nonsense' })
  await expect(migrate(pool, directory)).rejects.toThrow(/9003_half\.sql failed: .*nonsense.*\(line 3\)/)
  expect((await pool.query("select to_regclass('half') as table")).rows).toEqual([{ table: null }])
})

test('an applied migration that was edited afterwards is rejected', async () => {
  await migrate(pool, folder({ '9004_x.sql': 'select 1' }))
  await expect(migrate(pool, folder({ '9004_x.sql': 'select 2' }))).rejects.toThrow(/9004_x\.sql.*new migration/)
})

test('the migrations of a newer version are ignored', async () => {
  await migrate(pool, folder({ '9005_newer.sql': 'select 1' }))
  expect(await migrate(pool, folder({}))).toEqual([])
})
