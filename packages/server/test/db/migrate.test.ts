import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { testDatabase } from '../harness/database/database.ts'

const { pool } = await testDatabase({ ownSessions: true })

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

describe('while a transaction of somebody else goes on', () => {
  const alter = { '9010_alter.sql': 'alter table in_use add column more int' }
  const patience = { lockMs: 100, pauseMs: 20, giveUpMs: 400 }
  let long: PoolClient
  beforeEach(async () => {
    await pool.query('drop table if exists in_use; create table in_use (n int)')
    await pool.query(`delete from schema_migrations where name = '9010_alter.sql'`)
    long = await pool.connect()
    await long.query(`set application_name = 'a report of the month'; begin; select * from in_use`)
  })
  afterEach(async () => {
    await long.query('rollback')
    long.release()
  })
  const waits = () =>
    pool.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%alter table in_use%'`)

  test('a migration lets others pass, and is applied when it has ended', async () => {
    const migrated = migrate(pool, folder(alter), { ...patience, giveUpMs: 60_000 })
    await vi.waitUntil(async () => (await waits()).rows.length > 0, { timeout: 120_000, interval: 5 })
    // This query would wait behind a migration that waits for its lock until the long transaction ends.
    expect((await pool.query('select * from in_use')).rows).toEqual([])
    await long.query('commit; begin')
    expect(await migrated).toEqual(['9010_alter.sql'])
  })

  test('a migration that deadlocks with the transaction lets it pass, and is applied afterwards', async () => {
    const both = {
      '9010_alter.sql': 'lock table schema_migrations; alter table in_use add column more int',
    }
    // So that only the migration detects the deadlock.
    await long.query(`set local deadlock_timeout = '1 min'`)
    const migrated = migrate(pool, folder(both), { ...patience, lockMs: 30_000, giveUpMs: 60_000 })
    await vi.waitUntil(async () => (await waits()).rows.length > 0, { timeout: 120_000, interval: 5 })
    await long.query('select * from schema_migrations; commit; begin')
    expect(await migrated).toEqual(['9010_alter.sql'])
  })

  test('a migration that had no chance says whose transaction it is, and what to do', async () => {
    await expect(migrate(pool, folder(alter), patience)).rejects.toThrow(
      /9010_alter\.sql was not applied, because a table .* in use .* a report of the month \(pid \d+\), since .* UTC\. End it, or select pg_terminate_backend\(\d+\), and start again\./,
    )
    expect((await pool.query('select * from in_use')).fields.map(({ name }) => name)).toEqual(['n'])
  })
})

test('an applied migration that was edited afterwards is rejected', async () => {
  await migrate(pool, folder({ '9004_x.sql': 'select 1' }))
  await expect(migrate(pool, folder({ '9004_x.sql': 'select 2' }))).rejects.toThrow(/9004_x\.sql.*new migration/)
})

test('the migrations of a newer version are ignored', async () => {
  await migrate(pool, folder({ '9005_newer.sql': 'select 1' }))
  expect(await migrate(pool, folder({}))).toEqual([])
})
