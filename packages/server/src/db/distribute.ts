import type { Pool, PoolClient } from 'pg'
import { groupOf, type Placement, placements, timeFunctions, widenedKeys } from './distribution/placements.ts'
import { isDistributed } from './distribution/recognize.ts'
import { relinkOnShards } from './relink-on-shards.ts'
import { transaction } from './transaction.ts'

/** Why a database cannot be distributed, in words for an operator; nothing of it was changed. */
export class DistributionError extends Error {
  override name = 'DistributionError'
}

export interface Distributed {
  /** The tables that were distributed now. */
  tables: string[]
  /** Those whose rows reach into tables on other machines, which no foreign key does any more. */
  droppedForeignKeys: string[]
}

/**
 * Distributes what is not distributed yet of a migrated database that runs on a coordinator of Citus, all or nothing. What
 * only Citus needs is changed here, so that one plain PostgreSQL keeps its keys.
 */
export const distribute = async (pool: Pool): Promise<Distributed> => {
  await refuseUnprepared(pool)
  return transaction(pool, async (client) => {
    for (const setting of SETTINGS) await client.query(`set local ${setting}`)
    const present = await placedTables(client)
    const tables = Object.keys(placements).filter((table) => isElsewhere(placements[table]!) && !present.has(table))
    const keys = await foreignKeys(client, tables)
    for (const { on, name } of keys) await client.query(`alter table ${on} drop constraint ${name}`)
    for (const text of tables.flatMap((table) => placing(table))) await client.query(text)
    const kept = keys.filter(({ on, to }) => staysTogether(on, to))
    for (const { on, name, definition } of kept)
      await client.query(`alter table ${on} add constraint ${name} ${definition}`)
    await client.query(await relinkOnShards(client))
    for (const name of timeFunctions) await client.query(`alter function pg_catalog.${name} immutable`)
    return {
      tables,
      droppedForeignKeys: keys.filter((key) => !kept.includes(key)).map(({ name }) => name),
    }
  })
}

/** Triggers of these tables touch rows of the same account only, which are on the same machine. */
const SETTINGS = [
  'statement_timeout = 0',
  'client_min_messages = error',
  'citus.enable_unsafe_triggers = on',
  "citus.multi_shard_modify_mode = 'sequential'",
]

const isElsewhere = (placement: Placement) => placement !== 'coordinator'

/** What places a table: its keys first, each with the column that says where a row is. */
export const placing = (table: string): string[] => {
  const placement = placements[table]!
  if (placement === 'coordinator') return []
  if (placement === 'everywhere') return [`select create_reference_table('${table}')`]
  const keys = widenedKeys
    .filter((key) => key.table === table)
    .map(
      ({ name, columns, isPrimary }) =>
        `alter table ${table} drop constraint ${name}, add constraint ${name} ${isPrimary ? 'primary key' : 'unique'} (${columns.join(', ')})`,
    )
  const first = Object.keys(placements).find((one) => groupOf(one) === groupOf(table))!
  const beside = first === table ? 'none' : first
  return [...keys, `select create_distributed_table('${table}', '${placement.by}', colocate_with => '${beside}')`]
}

/** Whether rows of a table may refer to rows of another: it is on the same machine as they are. */
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

const placedTables = async (client: PoolClient): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ name: string }>('select logicalrelid::text as name from pg_dist_partition')
  return new Set(rows.map(({ name }) => name))
}

const refuseUnprepared = async (pool: Pool): Promise<void> => {
  const { rows: extensions } = await pool.query("select from pg_extension where extname = 'citus'")
  if (extensions.length === 0)
    throw new DistributionError(
      'This database has no Citus: install it, run `create extension citus` here and on each worker, and add the workers with citus_add_node.',
    )
  const { rows: nodes } = await pool.query("select from pg_dist_node where shouldhaveshards and noderole = 'primary'")
  if (nodes.length === 0) throw new DistributionError('There is no worker: add one with citus_add_node.')
  const { rows: others } = await pool.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and application_name like 'boxtrail %' and pid <> pg_backend_pid()
       and application_name <> current_setting('application_name')`,
  )
  if (others.length > 0 && !(await isDistributed(pool)))
    throw new DistributionError('The service is running: stop every process of it first.')
}
