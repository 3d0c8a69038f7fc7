import type { Pool } from 'pg'

/** The facts about a PostgreSQL server that must be checked before anything is written there. */
export const readServerFacts = async (pool: Pool): Promise<{ version: number; encoding: string }> => {
  const { rows } = await pool.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int4 as version, current_setting('server_encoding') as encoding`,
  )
  return rows[0]!
}
