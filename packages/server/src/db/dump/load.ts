import type { Pool, PoolClient } from 'pg'
import { applyNamed, keepFromMigrating } from '../migrate/migrate.ts'
import { copyIn, copyOut } from './copy.ts'
import type { DumpedDatabase } from './dump.ts'
import { createRowDigest } from './row-digest.ts'
import { columnsOf, listPartitions, listTables, quoted, readAlike, readingAll } from './tables.ts'

/** The database is not as a restore needs it; the message says what to do. */
export class LoadError extends Error {
  override name = 'LoadError'
}

interface Loading {
  dumped: DumpedDatabase
  /** The parts, in the order of the dump. */
  parts: AsyncIterable<{ table: string; part: Buffer }>
  /** Whether existing data is replaced. */
  replaces: boolean
  /** Called before anybody sees the database: if it fails, nothing is changed. */
  beforeCommit: () => Promise<void>
}

/** Writes a dump in one transaction: afterwards the database has exactly its rows, or nothing is changed. */
export const loadDatabase = async (pool: Pool, loading: Loading): Promise<void> => {
  const client = await pool.connect()
  try {
    await readAlike(client)
    await client.query('begin')
    if (!(await keepFromMigrating(client)))
      throw new LoadError(
        'Another restore, or a migration, is under way in this database. Try again when it has finished.',
      )
    await refuseInUse(client)
    if ((await listTables(client)).length > 0) {
      if (!loading.replaces)
        throw new LoadError(
          'The database is not empty. Name an empty one, or replace what is in it with `--replace yes`.',
        )
      await client.query(DROP_ALL)
    }
    await applyNamed(client, loading.dumped.migrations)
    await fill(client, loading)
    await loading.beforeCommit()
    await client.query('commit')
    await client.query('analyze')
  } finally {
    client.release(true)
  }
}

const refuseInUse = async (client: PoolClient): Promise<void> => {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and application_name in ('boxtrail requests', 'boxtrail workers')`,
  )
  if (rows.length > 0) throw new LoadError('The service uses this database. Stop all its processes first.')
}

/** Drops everything except extensions, which perhaps only an administrator can create again. */
const DROP_ALL = `do $$ declare one record; begin
  for one in select c.oid::regclass as name from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  loop execute format('drop table %s cascade', one.name); end loop;
  for one in select p.oid::regprocedure as name from pg_proc p where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop execute format('drop function %s cascade', one.name); end loop;
end $$`

const fill = async (client: PoolClient, { dumped, parts }: Loading): Promise<void> => {
  const tables = new Map(dumped.tables.map((table) => [table.name, table]))
  const names = (await listTables(client)).map(({ name }) => name)
  if (names.join() !== [...tables.keys()].join())
    throw new LoadError('The migrations make other tables than the archive has.')
  await makePartitions(client, dumped)
  // Rows come in the order of the tables, and each refers to others; the keys are checked when all are there.
  const keys = await dropForeignKeys(client)
  for (const name of names) await client.query(`alter table ${quoted(name)} disable trigger user`)
  await client.query(`truncate ${names.map(quoted).join(', ')}`)
  for await (const { table, part } of parts)
    await copyIn(client, `copy ${quoted(table)} (${columnsOf(tables.get(table)!)}) from stdin`, [part])
  for (const { name, value, called } of dumped.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, called])
  for (const name of names) await client.query(`alter table ${quoted(name)} enable trigger user`)
  for (const { on, name, definition } of keys)
    await client.query(`alter table ${on} add constraint ${quoted(name)} ${definition}`)
  await compare(client, dumped)
}

const makePartitions = async (client: PoolClient, { partitions }: DumpedDatabase): Promise<void> => {
  const present = new Set((await listPartitions(client)).map(({ name }) => name))
  for (const { name, parent, bounds, options } of partitions)
    if (!present.has(name))
      await client.query(
        `create table ${quoted(name)} partition of ${quoted(parent)} ${bounds}${options ? ` with (${options})` : ''}`,
      )
}

const dropForeignKeys = async (client: PoolClient) => {
  const { rows } = await client.query<{ on: string; name: string; definition: string }>(
    `select conrelid::regclass::text as on, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  )
  for (const { on, name } of rows) await client.query(`alter table ${on} drop constraint ${quoted(name)}`)
  return rows
}

const compare = async (client: PoolClient, { tables }: DumpedDatabase): Promise<void> => {
  for (const table of tables) {
    const digest = createRowDigest()
    await copyOut(client, readingAll(table), (row) => void digest.add(row))
    const { rows, sum } = digest.value()
    if (rows !== table.rows || sum !== table.sum)
      throw new LoadError(
        `${table.name} has ${rows} rows after the restore that differ from the ${table.rows} of the archive.`,
      )
  }
}
