import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Pool, PoolClient } from 'pg'
import { isDistributed } from '../distribution/recognize.ts'
import { runOnDistributed } from '../distribution/run-migration.ts'
import { isTransient } from '../errors.ts'
import { LockedOut, type Patience, withShortLocks } from './short-locks.ts'

export const MIGRATIONS_DIRECTORY = fileURLToPath(new URL('../migrations/', import.meta.url))

/**
 * The names of migrations that are not applied yet, that were applied with other contents, and that only another
 * version knows.
 */
export type MigrationState = { missing: string[]; changed: string[]; newer: string[] }

/** What a migration could not do, in words that an operator can pass on; nothing was applied. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

type Migration = { directory: string; name: string; sql: string; sha256: string }

// Arbitrary, but the same for every process of every version.
const LOCK = 7_224_869_011
const CREATE_TABLE = `create table if not exists schema_migrations (
  name text primary key, applied_at timestamptz not null default now(), sha256 text not null)`
const UNDEFINED_TABLE = '42P01'

/**
 * Applies missing migrations in the order of their names, each in a transaction of its own. Processes that start
 * together wait for one another at an advisory lock. Migrations that only a newer version knows are ignored, so that a
 * rolling update may restart an old process. Returns the names applied now.
 */
export async function migrate(
  pool: Pool,
  directory: string = MIGRATIONS_DIRECTORY,
  patience?: Patience,
): Promise<string[]> {
  const client = await pool.connect()
  try {
    // A migration, and waiting for that of another process, may take any time.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const missing = await missingMigrations(client, readMigrations(directory))
    const run = (await isDistributed(client)) ? runOnDistributed : runPlain
    for (const migration of missing) await apply(client, migration, run, patience)
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    await client.query('reset statement_timeout')
    client.release()
    return missing.map(({ name }) => name)
  } catch (error) {
    // The lock belongs to the session: destroying the session frees it.
    client.release(true)
    throw error
  }
}

/**
 * Prevents migrations of this database until the transaction ends; false if one is under way, or prevented by another
 * process.
 */
export const keepFromMigrating = async (client: PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_xact_lock($1) as held', [LOCK])
  return rows[0]!.held
}

/** Compares a database with this version's migrations. A database that no version has migrated lacks all. */
export async function compareMigrations(pool: Pool, directory: string = MIGRATIONS_DIRECTORY): Promise<MigrationState> {
  const own = readMigrations(directory)
  const { rows } = await pool
    .query<{ name: string; sha256: string }>(`select name, sha256 from schema_migrations`)
    .catch((error) => {
      if (error.code === UNDEFINED_TABLE) return { rows: [] }
      throw error
    })
  const applied = new Map(rows.map((row) => [row.name, row.sha256]))
  const names = new Set(own.map(({ name }) => name))
  return {
    missing: own.flatMap(({ name }) => (applied.has(name) ? [] : [name])),
    changed: own.flatMap(({ name, sha256 }) => (applied.has(name) && applied.get(name) !== sha256 ? [name] : [])),
    newer: [...applied.keys()].filter((name) => !names.has(name)),
  }
}

/** Applies exactly the named migrations to an empty database, in the transaction of the caller. */
export async function applyNamed(
  client: PoolClient,
  wanted: readonly { name: string; sha256: string }[],
): Promise<void> {
  const own = new Map(readMigrations(MIGRATIONS_DIRECTORY).map((migration) => [migration.name, migration]))
  await client.query(CREATE_TABLE)
  for (const { name, sha256 } of wanted) {
    const migration = own.get(name)
    if (!migration)
      throw new Error(`The migration ${name} is of a newer version of Boxtrail. Restore with that version.`)
    refuseChanged(name, sha256, migration.sha256)
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
  }
}

export const migrationNames = (directory: string = MIGRATIONS_DIRECTORY): string[] =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()

function readMigrations(directory: string): Migration[] {
  return migrationNames(directory).map((name) => {
    const sql = readFileSync(`${directory}/${name}`, 'utf8')
    return { directory, name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
  })
}

async function missingMigrations(client: PoolClient, migrations: Migration[]): Promise<Migration[]> {
  await client.query(CREATE_TABLE)
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations')
  const applied = new Map(rows.map((row) => [row.name, row.sha256]))
  for (const { name, sha256 } of migrations) refuseChanged(name, applied.get(name), sha256)
  return migrations.filter(({ name }) => !applied.has(name))
}

function refuseChanged(name: string, applied: string | undefined, present: string): void {
  if (applied === undefined || applied === present) return
  throw new MigrationError(
    `The migration ${name} was applied to this database with other contents (sha256 ${applied.slice(0, 12)}, ` +
      `the file has ${present.slice(0, 12)}). Restore the file and write the change as a new migration.`,
  )
}

const runPlain = async (client: PoolClient, { sql }: Migration): Promise<void> => void (await client.query(sql))

async function apply(
  client: PoolClient,
  migration: Migration,
  run: typeof runPlain,
  patience?: Patience,
): Promise<void> {
  const { name, sql, sha256 } = migration
  try {
    await withShortLocks(
      client,
      async () => {
        await run(client, migration)
        await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
      },
      patience,
    )
  } catch (cause) {
    if (cause instanceof LockedOut)
      throw new MigrationError(`The migration ${name} was not applied, because ${cause.message}`, { cause })
    if (isTransient(cause)) throw cause
    throw new MigrationError(`The migration ${name} failed: ${at(sql, cause)}`, { cause })
  }
}

function at(sql: string, cause: unknown): string {
  const { message, position } = cause as { message: string; position?: string }
  if (!position) return message
  return `${message} (line ${sql.slice(0, Number(position)).split('\n').length})`
}
