import type { Pool, PoolClient } from 'pg'
import type { Distributable } from './distributable-client.ts'

/** Whether `boxtrail admin distribute` has distributed the database. */
export const isDistributed = async (pool: Pool | PoolClient): Promise<boolean> => {
  const { rows } = await pool.query<{ catalogue: string | null }>(
    "select to_regclass('pg_catalog.pg_dist_partition')::text as catalogue",
  )
  if (rows[0]!.catalogue === null) return false
  const distributed = await pool.query(
    "select from pg_dist_partition where logicalrelid = to_regclass('public.subscriptions')",
  )
  return distributed.rowCount === 1
}

/**
 * From now on, the statements of a pool are rewritten so that a distributed database can plan them. Its connections
 * share its options.
 */
export const putAsDistributed = (pool: Pool): void => {
  ;(pool.options as Distributable).isDistributed = true
}
