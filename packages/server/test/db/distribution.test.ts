import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { createDatabase } from '../../src/db/connection/database.ts'
import { distribute } from '../../src/db/distribute.ts'
import { overChecks } from '../../src/db/distribution/over-checks.ts'
import { placing, staysTogether } from '../../src/db/distribution/place-tables.ts'
import { placements, widenedKeys } from '../../src/db/distribution/placements.ts'
import { relinkOnShards } from '../../src/db/distribution/relink-on-shards.ts'
import { rewritten } from '../../src/db/distribution/rewritten.ts'
import { partsOf } from '../../src/db/distribution/run-migration.ts'
import { MIGRATIONS_DIRECTORY, migrationNames } from '../../src/db/migrate/migrate.ts'
import { findContainersOfShipments, findContainerWithShipment } from '../../src/records/containers/queries.ts'
import { findRequests } from '../../src/records/tracking-requests/queries.ts'
import { testApi } from '../harness/api.ts'
import { testDatabase } from '../harness/database/database.ts'
import { trackedShipment } from '../harness/records/tracked.ts'
import { pusher, terminal, wire } from '../intake/feeds/feed.ts'

const { pool } = await testDatabase()
const api = await testApi({ asDistributed: true, sources: [terminal()] })

test('every unique key of a distributed table has the column that says where a row is', async () => {
  const { rows } = await pool.query<{ table: string; name: string; columns: string[] }>(
    `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name, array_agg(a.attname::text) as columns
     from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
     where i.indisunique and i.indrelid::regclass::text = any($1) group by 1, 2`,
    [Object.keys(placements)],
  )
  const widened = new Map(widenedKeys.map(({ name, columns }) => [name, columns]))
  const lacking = rows.filter(({ table, name, columns }) => {
    const placement = placements[table]!
    return typeof placement === 'object' && !(widened.get(name) ?? columns).includes(placement.by)
  })
  expect(lacking).toEqual([])
})

test('keys are widened before their table is distributed, beside the tables of the same column that are already', () => {
  expect(placing('reports', ['accounts', 'claims', 'journeys'])).toEqual([
    'alter table reports drop constraint reports_pkey, add constraint reports_pkey primary key (check_id, id)',
    "select create_distributed_table('reports', 'check_id', colocate_with => 'claims')",
  ])
  expect(placing('accuracy_months', [])).toEqual([
    "select create_distributed_table('accuracy_months', 'account_id', colocate_with => 'none')",
  ])
  expect(placing('users', ['accounts'])).toEqual(["select create_reference_table('users')"])
  expect(placing('checks', ['accounts'])).toEqual([])
})

test('a migration is run statement by statement, and each table that is elsewhere is placed as it is made', () => {
  const sql = `-- One; or the other.
create table views (
  account_id uuid not null references accounts (id), -- whose; not when
  name text default ';'
);

create table checks (
  id uuid
);
do $$ begin perform 1; end $$;
create table reports_default partition of reports default;
`
  const parts = partsOf(sql)
  expect(parts.map(({ table }) => table)).toEqual(['views', undefined, undefined, undefined])
  expect(parts.map(({ text }) => text.trimStart().split('\n').length)).toEqual([5, 3, 1, 1])
  // A part keeps its line numbers, so that PostgreSQL reports the line in the file where a mistake is.
  expect(parts[2]!.text.split('\n').length).toBe(sql.slice(0, sql.indexOf('do $$')).split('\n').length)
})

test('what a migration drops together is dropped one by one', () => {
  const sql = `drop index one;
-- No longer read.
drop index if exists two,
  three;
alter table a drop column b, drop column c;
`
  expect(partsOf(sql).map(({ text }) => text.replaceAll(/^\s+|--[^\n]*\n/g, ''))).toEqual([
    'drop index one;',
    'drop index if exists two;',
    'drop index if exists three;',
    'alter table a drop column b, drop column c;',
  ])
})

test('every table that is elsewhere is placed by the migration that makes it', () => {
  const made = migrationNames().flatMap((name) =>
    partsOf(readFileSync(join(MIGRATIONS_DIRECTORY, name), 'utf8')).flatMap(({ table }) => table ?? []),
  )
  const elsewhere = Object.keys(placements).filter((table) => placements[table] !== 'coordinator')
  expect(elsewhere.filter((table) => !made.includes(table))).toEqual([])
})

test('a foreign key stays where both rows are on one machine', () => {
  expect(staysTogether('containers', 'shipments')).toBe(true)
  expect(staysTogether('containers', 'accounts')).toBe(true)
  expect(staysTogether('sessions', 'users')).toBe(true)
  expect(staysTogether('claims', 'checks')).toBe(false)
  expect(staysTogether('sources', 'accounts')).toBe(false)
})

test('a database without Citus is not distributed, and says what it lacks', async () => {
  await expect(distribute(pool)).rejects.toThrow('This database has no Citus')
})

test('the function that relinks documents works on the shards that have the account', async () => {
  const client = await pool.connect()
  const text = await relinkOnShards(client)
  client.release()
  expect(text).not.toMatch(/from document_numbers|update documents/)
  expect(text.match(/%1\$I n join named on n\.account_id = \$1/g)).toHaveLength(2)
  expect(text).toContain('update %2$I d')
})

test('a statement on several accounts is run for each, of which it names the account', () => {
  const text =
    'select r.id, now() from unnest($1::uuid[], $2::uuid[]) as g(account_id, id) join x r on r.account_id = g.account_id'
  const { steps, runs } = rewritten({
    text,
    values: [
      ['b', 'a', 'b'],
      [1, 2, 3],
    ],
  })
  expect(runs).toEqual([
    ['a', [2]],
    ['b', [1, 3]],
  ])
  expect(steps).toEqual([
    {
      text:
        'select r.id, $3::timestamptz from (select $1::uuid as account_id, id from unnest($2::uuid[]) as listed(id)) g join x r ' +
        'on (r.account_id = g.account_id and r.account_id = $1::uuid and g.account_id = $1::uuid)',
      needsTime: true,
    },
  ])
})

test('a statement that names no account is left as it is', () => {
  const text = 'select a.id from a join b on b.account_id = a.account_id where a.id = $1'
  expect(rewritten({ text, values: [1] })).toEqual({ steps: [{ text, needsTime: false }], list: [], runs: [[1]] })
})

test('an insert that skips rows returns those that it wrote', () => {
  const text = 'insert into a (account_id, id) select $1, $2 on conflict do nothing'
  expect(rewritten({ text, values: [1, 2] }).steps[0]!.text).toBe(`${text} returning true as is_written`)
})

test('a report that is repeated unchanged is kept with its body, and what comes after it is applied', async () => {
  const push = pusher(api)
  const container_number = withCheckDigit('BXTU800001')!
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const report = async (minutesAgo: number, yard_location: string) => {
    const observed_at = wire(Date.now() - minutesAgo * 60_000)
    const answer = await push.message('trapac-la', {
      snapshots: [{ container_number, observed_at, facility, yard_location }],
    })
    return (await answer.json()).results[0].outcome
  }
  expect([await report(30, 'W4'), await report(20, 'W4'), await report(10, 'W5')]).toEqual([
    'not_tracked',
    'unchanged',
    'not_tracked',
  ])
  const { rows } = await api.context.pool.query<{ body: Buffer }>('select body from report_bodies')
  expect(rows).toHaveLength(3)
  expect(new Set(rows.map(({ body }) => body.toString('hex'))).size).toBe(2)
})

test('checks are read by the ids of those that are meant', () => {
  expect(overChecks('with a as (select 1) select * from checks c', 'select 2 as check_id')).toBe(
    `with followed as materialized (select 2 as check_id),
   followed_checks as materialized (select * from checks where id in (select check_id from followed)), a as (select 1) select * from followed_checks c`,
  )
})

/** Omits the time of the read, which differs in each result. */
const withoutReadTimes = (rows: object): unknown =>
  JSON.parse(JSON.stringify(rows, (name, value) => (name === 'now' ? undefined : value)))

test('what is written and read by the statements of a distributed database is the same', async () => {
  const { shipmentId, containerId, requestId } = await trackedShipment(api)
  const { connectionString } = api.context.pool.options
  const plain = createDatabase(connectionString!, { maxConnections: 1 })
  const readBy = async (by: typeof pool) => ({
    both: await findContainerWithShipment(by, api.accountId, containerId),
    requests: (await findRequests(by, api.accountId, [requestId])).map(({ read_at: _, ...row }) => row),
    containers: await findContainersOfShipments(by, api.accountId, [shipmentId]),
  })
  const read = await readBy(api.context.pool)
  expect(read.both!.container.sources.length).toBeGreaterThan(0)
  expect(withoutReadTimes(read)).toEqual(withoutReadTimes(await readBy(plain.pool)))
  await plain.close()
})
