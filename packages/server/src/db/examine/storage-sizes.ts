import { type Client, statement } from '../statement.ts'

const tableSizesSql = statement(
  'table-sizes',
  `select coalesce(t.relname, c.relname)::text as name, sum(nullif(c.reltuples, -1))::float8 as rows,
     sum(pg_table_size(c.oid) - toast.bytes)::float8 as heap, sum(pg_indexes_size(c.oid))::float8 as indexes,
     sum(toast.bytes)::float8 as toast
   from pg_class c
     left join pg_inherits i on i.inhrelid = c.oid
     left join pg_class t on t.oid = i.inhparent
     cross join lateral (select coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0) as bytes) toast
   where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
   group by 1 order by sum(pg_total_relation_size(c.oid)) desc, 1`,
  { notNull: ['name', 'heap', 'indexes', 'toast'] },
)

/**
 * The size of each table in bytes, including its partitions, and its rows as estimated when it was analysed; null
 * before that.
 */
export const tableSizes = (client: Client) => tableSizesSql.rows(client)

const partitionSizesSql = statement(
  'partition-sizes',
  `select c.relname::text as name, pg_total_relation_size(c.oid)::float8 as bytes
   from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = to_regclass($1) order by c.relname`,
  { notNull: ['name', 'bytes'] },
)

/** The sizes of the partitions of a table. */
export const partitionSizes = (client: Client, table: string) => partitionSizesSql.rows(client, table)

const installedSql = statement(
  'installed',
  `select min(created_at) as since, (select coalesce(sum(containers_total), 0)::float8 from ledgers) as containers from accounts`,
  { notNull: ['containers'] },
)

/** Since when there are accounts, and how many containers they have. */
export const installed = (client: Client) => installedSql.one(client)

const countToPackSql = statement(
  'count-to-pack',
  `select count(distinct s.id)::int as shipments, count(c.id)::int as containers
   from shipments s left join containers c on c.account_id = s.account_id and c.shipment_id = s.id
   where s.line_tracking_stopped_at < $1 and s.packed_at is null`,
  { notNull: ['shipments', 'containers'] },
)

/** How many shipments were stopped before a moment and wait to be packed, with how many containers. */
export const countToPack = (client: Client, before: Date) => countToPackSql.one(client, before)

const storedBodiesSql = statement(
  'stored-bodies',
  `select count(*)::float8 as objects, coalesce(sum(bodies), 0)::float8 as bodies, coalesce(sum(byte_size), 0)::float8 as bytes
   from report_objects where stored_at is not null`,
  { notNull: ['objects', 'bodies', 'bytes'] },
)

/** The bodies of reports in the store of files: a row stands for hundreds of them. */
export const storedBodies = (client: Client) => storedBodiesSql.one(client)

/** The columns that show when a row was written, the best first. In tables partitioned by month, the id shows it. */
const TIMES = ['created_at', 'recorded_at', 'occurred_at', 'attempted_at', 'first_seen_at', 'since']

const timeColumnsSql = statement(
  'time-columns',
  `select distinct on (table_name) table_name::text as name, column_name::text as time
   from information_schema.columns where table_schema = 'public' and column_name = any($1::text[])
   order by table_name, array_position($1::text[], column_name::text)`,
  { notNull: ['name', 'time'] },
)

/** The column of each table that shows the age of its rows; tables without one are left out. */
export const timeColumns = async (client: Client): Promise<Map<string, string>> =>
  new Map((await timeColumnsSql.rows(client, TIMES)).map(({ name, time }) => [name, time]))

const MAX_PAGES = 2_000
const PAGE_BYTES = 8_192

/**
 * The share of a table's rows that a column places before a moment or an id: of all rows, or of those on up to 2,000
 * random pages, so that no table is read as a whole. Null if it has no rows.
 */
export const shareBefore = async (
  client: Client,
  { table, column, heapBytes, before }: { table: string; column: string; heapBytes: number; before: Date | string },
): Promise<number | null> => {
  const percent = Math.min(100, (100 * MAX_PAGES * PAGE_BYTES) / Math.max(heapBytes, 1))
  const { rows } = await client.query<{ share: number | null }>(
    `select avg((${column} < $1)::int)::float8 as share from ${table} tablesample system (${percent})`,
    [before],
  )
  return rows[0]!.share
}
