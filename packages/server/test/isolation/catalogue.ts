import type { Pool, PoolClient } from 'pg'

type Client = Pool | PoolClient

/** The tables with an account's data, from the catalogue of the database. Partitions are covered by their table. */
export const tenantTables = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attname = 'account_id' and not a.attisdropped order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** A statement that summarises an account's data, table by table, in a few bytes. */
export const digestStatement = (tables: readonly string[]): string =>
  tables
    .map(
      (table) =>
        `select '${table}' as name, count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as digest from ${table} t where account_id = $1`,
    )
    .concat(`select 'accounts', 1, hashtextextended(t::text, 0)::text from accounts t where id = $1`)
    .join(' union all ')

export interface Digest {
  name: string
  rows: number
  digest: string
}
