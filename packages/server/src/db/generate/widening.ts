import type { Pool, PoolClient } from 'pg'
import { statementTexts } from './statement-types.ts'

const TABLES = `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition`

/**
 * The statements whose result would change if a migration added a column. Processes that have prepared one then fail
 * ("cached plan must not change result type"), for as long as they keep the connection.
 */
export async function statementsThatWiden(pool: Pool): Promise<string[]> {
  const texts = await statementTexts()
  const client = await pool.connect()
  try {
    await client.query('begin')
    const before = await resultsOf(client, texts)
    const { rows } = await client.query<{ name: string }>(TABLES)
    for (const { name } of rows) await client.query(`alter table ${name} add column added_later text`)
    const after = await resultsOf(client, texts)
    return Object.keys(texts).filter((name) => before.get(name) !== after.get(name))
  } finally {
    await client.query('rollback').finally(() => client.release())
  }
}

const resultsOf = async (client: PoolClient, texts: Record<string, string>): Promise<Map<string, string | null>> => {
  const results = new Map<string, string | null>()
  for (const [name, text] of Object.entries(texts)) {
    await client.query(`prepare examined as ${text}`)
    const { rows } = await client.query(
      `select result_types::text as types from pg_prepared_statements where name = 'examined'`,
    )
    results.set(name, rows[0]!.types)
    await client.query('deallocate examined')
  }
  return results
}
