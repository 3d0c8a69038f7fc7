import type { PoolClient } from 'pg'
import { groupOf, placements, widenedKeys } from './placements.ts'
import { relinkOnShards } from './relink-on-shards.ts'

/**
 * Settings for changing tables. Unsafe triggers are allowed, because triggers of these tables change only rows of the
 * same account, which are on the same machine.
 */
const SETTINGS = [
  'statement_timeout = 0',
  'client_min_messages = error',
  'citus.enable_unsafe_triggers = on',
  "citus.multi_shard_modify_mode = 'sequential'",
]

/** Applies the settings that a transaction needs to change tables of a distributed database. */
export const allowChanges = async (client: PoolClient): Promise<void> => {
  for (const setting of SETTINGS) await client.query(`set local ${setting}`)
}

/**
 * Places tables where their rows belong, with their existing rows. Returns the foreign keys that are dropped, because
 * they refer to tables on other machines.
 */
export const placeTables = async (client: PoolClient, tables: readonly string[]): Promise<string[]> => {
  const keys = await foreignKeys(client, tables)
  await onCoordinatorOnly(client, async () => {
    for (const { on, name } of keys) await client.query(`alter table ${on} drop constraint ${name}`)
  })
  const placed = await placedTables(client)
  for (const table of tables) {
    for (const text of placing(table, placed)) await client.query(text)
    placed.push(table)
  }
  const kept = keys.filter(({ on, to }) => staysTogether(on, to))
  for (const { on, name, definition } of kept)
    await client.query(`alter table ${on} add constraint ${name} ${definition}`)
  await client.query(await relinkOnShards(client))
  return keys.filter((key) => !kept.includes(key)).map(({ name }) => name)
}

/**
 * Does work on tables that are not placed yet. These are only on the coordinator, and so are their references to
 * others.
 */
export const onCoordinatorOnly = async (client: PoolClient, work: () => Promise<void>): Promise<void> => {
  await client.query('set local citus.enable_ddl_propagation = off')
  await work()
  await client.query('set local citus.enable_ddl_propagation = on')
}

/** The tables that are not only on the coordinator. */
export const placedTables = async (client: PoolClient): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    'select logicalrelid::text as name from pg_dist_partition order by 1',
  )
  return rows.map(({ name }) => name)
}

/**
 * The statements that place a table: first its keys, each with the column that determines where a row is. Its rows are
 * placed beside those of a table that is already placed by the same column, if there is one; which ones exist depends
 * on the version with which distribution began.
 */
export const placing = (table: string, placed: readonly string[]): string[] => {
  const placement = placements[table]!
  if (placement === 'coordinator') return []
  if (placement === 'everywhere') return [`select create_reference_table('${table}')`]
  const keys = widenedKeys
    .filter((key) => key.table === table)
    .map(
      ({ name, columns, isPrimary }) =>
        `alter table ${table} drop constraint ${name}, add constraint ${name} ${isPrimary ? 'primary key' : 'unique'} (${columns.join(', ')})`,
    )
  const beside = placed.find((one) => Object.hasOwn(placements, one) && groupOf(one) === groupOf(table)) ?? 'none'
  return [...keys, `select create_distributed_table('${table}', '${placement.by}', colocate_with => '${beside}')`]
}

/** Whether rows of a table may refer to rows of another, because both are on the same machine. */
export const staysTogether = (on: string, to: string): boolean =>
  placements[on] !== 'coordinator' && placements[to] === 'everywhere'
    ? true
    : groupOf(on) === groupOf(to) && placements[on] !== 'everywhere'

interface ForeignKey {
  on: string
  to: string
  name: string
  definition: string
}

const foreignKeys = async (client: PoolClient, tables: readonly string[]): Promise<ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "on", confrelid::regclass::text as "to", conname as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace
       and (conrelid::regclass::text = any($1) or confrelid::regclass::text = any($1)) order by 1, 3`,
    [tables],
  )
  return rows
}
