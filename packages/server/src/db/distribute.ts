import type { Pool, PoolClient } from 'pg'
import { allowChanges, placedTables, placeTables } from './distribution/place-tables.ts'
import { placements, timeFunctions } from './distribution/placements.ts'
import { isDistributed } from './distribution/recognize.ts'
import { transaction } from './transaction.ts'

/** Why a database cannot be distributed, in words for an operator; nothing was changed. */
export class DistributionError extends Error {
  override name = 'DistributionError'
}

export interface Distributed {
  /** The tables that were distributed now. */
  tables: string[]
  /** The foreign keys that were dropped, because their rows refer to tables on other machines. */
  droppedForeignKeys: string[]
}

/**
 * Distributes the tables of a migrated database on a coordinator of Citus that are not distributed yet, all or nothing.
 * What only Citus needs is changed here, so that a plain PostgreSQL keeps its keys.
 */
export const distribute = async (pool: Pool): Promise<Distributed> => {
  await refuseUnprepared(pool)
  return transaction(pool, async (client) => {
    await allowChanges(client)
    const elsewhere = Object.keys(placements).filter((table) => placements[table] !== 'coordinator')
    const present = await existing(client, elsewhere)
    const placed = await placedTables(client)
    const tables = present.filter((table) => !placed.includes(table))
    const droppedForeignKeys = await placeTables(client, tables)
    for (const name of timeFunctions) await client.query(`alter function pg_catalog.${name} immutable`)
    return { tables, droppedForeignKeys }
  })
}

/** Returns those of some tables that exist in the version that migrated the database. */
const existing = async (client: PoolClient, tables: readonly string[]): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) as listed(name) where to_regclass(name) is not null',
    [tables],
  )
  return rows.map(({ name }) => name)
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
