import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { firstIdAt } from '../../../packages/server/src/db/idv7.ts'
import { ensurePartitions } from '../../../packages/server/src/db/partitions/partitions.ts'
import { testDatabase } from '../../../packages/server/test/harness/database/database.ts'
import { boxtrail } from '../src/boxtrail.ts'
import { bytesText } from '../src/commands/storage-text.ts'
import type { Storage } from '../src/storage/measure-storage.ts'

const { pool, url } = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'boxtrail-storage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = async (env: Record<string, string> = {}, ...options: string[]) => {
  const [printed, complained]: [string[], string[]] = [[], []]
  const code = await boxtrail(['storage', ...options], {
    env: { DATABASE_URL: url, BOXTRAIL_DATA_DIR: folder, BOXTRAIL_LOG: 'silent', ...env },
    print: (text) => printed.push(text),
    complain: (text) => complained.push(text),
  })
  return { code, out: printed.join(''), error: complained.join('') }
}
const measured = async (retention = ''): Promise<Storage> => {
  const file = join(folder, 'settings.yaml')
  writeFileSync(file, retention === '' ? '{}' : `retention: { ${retention} }`)
  return JSON.parse((await run({ BOXTRAIL_CONFIG: file }, '--json')).out) as Storage
}
const kindOf = ({ kept_for_a_time }: Storage, kind: string) => kept_for_a_time.find((one) => one.kind === kind)!
const tableOf = ({ tables }: Storage, table: string) => tables.find((one) => one.table === table)!

const DAY_MS = 86_400_000
const MONTHS_OLD = 400 * DAY_MS
/** Inserts response bodies of a time; they are random, so that they cannot be compressed. */
const insertBodies = async (rows: number, atMs: number) =>
  pool.query(
    `insert into report_bodies (check_id, id, body)
     select gen_random_uuid(), ($1 || lpad(to_hex(n), 12, '0'))::uuid, decode(repeat(md5(n::text), 60), 'hex') from generate_series(1, $2) n`,
    [firstIdAt(atMs).slice(0, -12), rows],
  )
const early = Date.now() - 600 * DAY_MS
await insertBodies(300, early)
await ensurePartitions(pool, Date.now() - MONTHS_OLD - 62 * DAY_MS)
await insertBodies(500, Date.now() - MONTHS_OLD - 62 * DAY_MS)
// On the first of a month, half a day ago was in the month before.
const recent = Date.now() - DAY_MS / 2
await ensurePartitions(pool, recent)
await insertBodies(700, recent)
await pool.query(
  `insert into accounts (id, company_name, created_at) values (gen_random_uuid(), 'Acme', now() - interval '2 years')`,
)
await pool.query(
  'insert into ledgers (account_id, containers_total) select id, 4 from accounts where company_name = $1',
  ['Acme'],
)
await pool.query('analyze')

test('what moves to the store of files is shown, and what it frees, where there is one', async () => {
  await pool.query(
    `insert into report_objects (month, from_check, from_id, to_check, to_id, key, bodies, byte_size, checksum, stored_at)
     select '2020-01-01', gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'key', 40, 5000, '', now() from generate_series(1, 3)`,
  )
  const { stored } = await measured()
  expect(stored).toEqual({ setting: 'STORAGE_URL is not set', objects: 3, bodies: 120, bytes: 15_000, frees: 0 })
  const { out } = await run({ STORAGE_URL: 'file:files' }, '--json')
  const where = JSON.parse(out) as Storage
  expect(where.stored.setting).toBe('30 days')
  expect(where.stored.frees).toBeGreaterThan(where.kept_for_a_time[3]!.frees / 2)
  const text = (await run({ STORAGE_URL: 'file:files' })).out
  expect(text).toMatch(
    /stored_after: 30 days\): 120 bodies of reports, 15\.0 kB in 3 objects\. The next daily run frees \d/,
  )
})

test('each table is listed with its partitions, as PostgreSQL measures it, in all and for each container', async () => {
  const storage = await measured()
  const { rows } = await pool.query(
    `select sum(pg_total_relation_size(inhrelid))::int as bytes from pg_inherits where inhparent = 'report_bodies'::regclass`,
  )
  const bodies = tableOf(storage, 'report_bodies')
  expect(bodies).toMatchObject({ rows: 1_500, bytes: rows[0].bytes, per_container: Math.round(rows[0].bytes / 4) })
  expect(bodies.heap + bodies.indexes + bodies.toast).toBe(bodies.bytes)
  expect(storage.containers).toBe(4)
  expect(storage.tables.map(({ bytes }) => bytes)).toEqual(
    storage.tables.map(({ bytes }) => bytes).sort((a, b) => b - a),
  )
  expect(storage.bytes).toBe(storage.tables.reduce((all, { bytes }) => all + bytes, 0))
})

test('what is packed, and what waits for it, is shown with what that frees', async () => {
  const account = '(select id from accounts where company_name = $1)'
  await pool.query(
    `insert into shipments (account_id, id, journey_id, bill_of_lading_number, normalized_number, shipping_line_scac, line_tracking_stopped_at, created_at, updated_at)
     values (${account}, gen_random_uuid(), gen_random_uuid(), 'B', 'B', 'MAEU', now() - interval '40 days', now(), now())`,
    ['Acme'],
  )
  const { packed } = await measured()
  expect(packed).toEqual({ setting: '30 days', bytes: expect.any(Number), waiting: 1, frees: 0 })
  expect((await measured('ended_journeys_packed_after: 2 months')).packed).toMatchObject({ waiting: 0 })
  expect((await run()).out).toContain('1 shipment waits for the next daily run')
  await pool.query('delete from shipments')
})

test('rows are unknown, not none, before a table was analysed', async () => {
  await pool.query('create table never_analysed (id int)')
  expect(tableOf(await measured(), 'never_analysed').rows).toBeNull()
})

test('growth is what came in the last week', async () => {
  const { growth_a_day, bytes } = tableOf(await measured(), 'report_bodies')
  expect(growth_a_day! * 7).toBeCloseTo((bytes * 700) / 1_500, -2)
})

test('growth is known of the notes from which the past is answered', async () => {
  const { tables } = await measured()
  expect(tables.find(({ table }) => table === 'tracking_interruptions')).toMatchObject({ growth_a_day: 0 })
})

test('each setting names what is dropped at the next run: whole months, and what came before they had partitions', async () => {
  const { frees, goes_before } = kindOf(await measured(), 'report_bodies')
  expect(goes_before).toMatch(/-01T00:00:00.000Z$/)
  const { rows } = await pool.query(
    `select sum(pg_total_relation_size(inhrelid))::int as bytes from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where inhparent = 'report_bodies'::regclass and (c.relname like '%default' or c.relname < 'report_bodies_' || to_char($1::timestamptz, 'YYYY_MM'))`,
    [goes_before],
  )
  expect(frees).toBe(rows[0].bytes)
  expect(kindOf(await measured('report_bodies: forever'), 'report_bodies')).toMatchObject({
    frees: 0,
    goes_before: null,
    setting: 'forever',
  })
  expect(kindOf(await measured('report_bodies: 40 years'), 'report_bodies')).toMatchObject({
    frees: 0,
    setting: '40 years',
  })
})

test('nothing is changed by looking', async () => {
  const state = async () =>
    (
      await pool.query(`select (select count(*) from report_bodies) as rows, (select count(*) from pg_class) as relations,
      (select count(*) from retention_horizons) as horizons`)
    ).rows
  const before = await state()
  const { code, out } = await run()
  expect(await state()).toEqual(before)
  expect(code).toBe(0)
  expect(out).toMatch(/^\d.* for each of 4 containers, .* more a day/)
  expect(out).toMatch(/retention\.report_bodies +13 months +\d.* before \d{4}-\d{2}-01 +\d/)
})

test('without a database, or with one of an earlier version, it says so', async () => {
  const empty = mkdtempSync(join(folder, 'empty-'))
  const none = await run({ DATABASE_URL: '', BOXTRAIL_DATA_DIR: empty })
  expect(none).toMatchObject({ code: 1, error: 'There is no database yet: it is created at the first start.\n' })
  expect(readdirSync(empty)).toEqual([])
  const nowhere = await run({ DATABASE_URL: '', BOXTRAIL_DATA_DIR: '/proc' })
  expect(nowhere).toMatchObject({
    code: 1,
    error: expect.stringMatching(/BOXTRAIL_DATA_DIR: nothing can be written in \/proc/),
  })
  await pool.query(`delete from schema_migrations where name like '0061%'`)
  expect(await run()).toMatchObject({
    code: 1,
    error: expect.stringMatching(/earlier version: start the service once/),
  })
})

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1.0 kB'],
  [123_456, '123 kB'],
  [5_250_000_000, '5.3 GB'],
])('%d bytes are written as %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text)
})
