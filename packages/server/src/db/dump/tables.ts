import type { PoolClient } from 'pg'

export interface Table {
  name: string
  /** The columns that are written; generated ones are computed from them. */
  columns: string[]
}

export interface Partition {
  name: string
  parent: string
  bounds: string
  options: string | null
}

export interface Sequence {
  name: string
  value: string
  called: boolean
}

/** Makes text output independent of the settings of a role or server. */
export const readAlike = (client: PoolClient) =>
  client.query(`set statement_timeout = 0; set intervalstyle = postgres; set bytea_output = hex; set extra_float_digits = 1;
    set search_path = public`)

/** The tables of the schema; of partitioned ones only the parent. The applied migrations are recorded separately. */
export const listTables = async (client: PoolClient): Promise<Table[]> =>
  (
    await client.query<Table>(
      `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and c.relname <> 'schema_migrations' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       group by 1 order by 1`,
    )
  ).rows

export const listPartitions = async (client: PoolClient): Promise<Partition[]> =>
  (
    await client.query<Partition>(
      `select c.relname as name, p.relname as parent, pg_get_expr(c.relpartbound, c.oid) as bounds,
         array_to_string(c.reloptions, ', ') as options
       from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relispartition order by 1`,
    )
  ).rows

export const listSequences = async (client: PoolClient): Promise<Sequence[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const { rows: states } = await client.query(
      `select last_value::text as value, is_called as called from ${quoted(name)}`,
    )
    sequences.push({ name, ...states[0] })
  }
  return sequences
}

/** Quotes a name for SQL, whatever characters it contains. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

export const columnsOf = ({ columns }: Pick<Table, 'columns'>): string => columns.map(quoted).join(', ')

/** The COPY statement for all rows of a table: with a query, because the name of a partitioned table gives no rows. */
export const readingAll = (table: Table): string =>
  `copy (select ${columnsOf(table)} from ${quoted(table.name)}) to stdout`
