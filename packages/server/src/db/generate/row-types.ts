import type { Pool } from 'pg'

export type Column = {
  table_oid: number
  position: number
  relation: string
  name: string
  type: string
  nullable: boolean
  labels: string[] | null
  check: string | null
}

// For each column: its type, an array's element type with [] appended, the labels of an enum, and the check constraint
// on it alone. A column of a view may always be null according to the catalogue.
const COLUMNS = `
  select c.oid::int as table_oid, a.attnum as position, c.relname as relation, a.attname as name,
    case when e.oid is null then coalesce(b.typname, t.typname) else e.typname || '[]' end as type,
    not (a.attnotnull or t.typnotnull) as nullable,
    (select array_agg(enumlabel::text order by enumsortorder) from pg_enum where enumtypid = coalesce(e.oid, t.oid)) as labels,
    (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
      and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) like '%= ANY (%' order by k.conname limit 1) as check
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
  left join pg_type b on b.oid = t.typbasetype
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    and c.relname <> 'schema_migrations'
  order by c.relname collate "C", a.attnum`

const NUMBERS = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric']
const TYPES = new Map<string, string>([
  ...NUMBERS.map((name) => [name, 'number'] as const),
  ['bool', 'boolean'],
  ['bytea', 'Buffer'],
  ['timestamptz', 'Date'],
  ['json', 'Json'],
  ['jsonb', 'Json'],
])

/** The TypeScript type that the parsers of `parsers.ts` return for a PostgreSQL type, with [] appended for an array. */
export function typescriptType(type: string): string {
  return type.endsWith('[]') ? `${typescriptType(type.slice(0, -2))}[]` : (TYPES.get(type) ?? 'string')
}

export async function readColumns(pool: Pool): Promise<Column[]> {
  return (await pool.query<Column>(COLUMNS)).rows
}

/** The tables of the records that the engine computes: their types are the engine's, because it knows no database. */
const RECORD_TABLES = ['containers', 'raw_events', 'shipments', 'transport_events']

/** A module of row types, and what it takes from the engine's module. */
interface RowModule {
  tables: Map<string, Column[]>
  narrowed: ReadonlySet<string>
  /** The list of columns that the module exports. */
  listName: 'columns' | 'recordColumns'
  rowsName: 'Rows' | 'RecordRows'
  preamble: string
  /** What its type of all rows extends, and with what its list of columns begins. */
  extend: { rows: string; list: string }
}

/**
 * The tables as TypeScript types, as the parsers of `parsers.ts` return the rows, and their columns in order.
 * `narrowed` holds the columns of both files of column types, as `table.column`.
 */
export function describeRows(all: readonly Column[], narrowed: ReadonlySet<string>): string {
  const names = RECORD_TABLES.map(rowName).join(', ')
  return describeModule({
    tables: tablesOf(all, (name) => !RECORD_TABLES.includes(name)),
    narrowed,
    listName: 'columns',
    rowsName: 'Rows',
    preamble: `import { type RecordRows, recordColumns } from '@boxtrail/engine/record/rows'\nexport type { ${names} } from '@boxtrail/engine/record/rows'\n`,
    extend: { rows: ' extends RecordRows', list: '  ...recordColumns,\n' },
  })
}

/** The same for the tables of the engine's records. */
export function describeRecordRows(all: readonly Column[], narrowed: ReadonlySet<string>): string {
  const tables = tablesOf(all, (name) => RECORD_TABLES.includes(name))
  return describeModule({
    tables,
    narrowed,
    listName: 'recordColumns',
    rowsName: 'RecordRows',
    preamble: '',
    extend: { rows: '', list: '' },
  })
}

const tablesOf = (all: readonly Column[], isWanted: (table: string) => boolean) =>
  Map.groupBy(
    all.filter(({ relation }) => isWanted(relation)),
    ({ relation }) => relation,
  )

function describeModule({ tables, narrowed, listName, rowsName, preamble, extend }: RowModule): string {
  const names = [...tables.keys()]
  const interfaces = names.map(
    (name) =>
      `export interface ${rowName(name)} {\n${tables
        .get(name)!
        .map((one) => member(one, narrowed))
        .join('')}}\n`,
  )
  const rows = `export interface ${rowsName}${extend.rows} {\n${names.map((name) => `  ${name}: ${rowName(name)}\n`).join('')}}\n`
  const columns = names.map(
    (name) =>
      `  ${name}: [${tables
        .get(name)!
        .map((one) => `'${one.name}'`)
        .join(', ')}],\n`,
  )
  const listed = `export const ${listName} = {\n${extend.list}${columns.join('')}} as const satisfies { [Table in keyof ${rowsName}]: readonly (keyof ${rowsName}[Table])[] }\n`
  const body = [...interfaces, rows, listed].join('\n')
  const imported = ['ColumnTypes', 'Json'].filter((name) => new RegExp(`\\b${name}\\b`).test(body))
  return `import type { ${imported.join(', ')} } from './column-types.ts'\n${preamble}\n${body}`
}

/** `TransportEventsRow` of `transport_events`. */
export function rowName(table: string): string {
  return `${table.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Row`
}

function member(column: Column, narrowed: ReadonlySet<string>): string {
  const key = `${column.relation}.${column.name}`
  const type = narrowed.has(key) ? `ColumnTypes['${key}']` : typeOf(column)
  return `  ${column.name}: ${type}${column.nullable && type !== 'Json' ? ' | null' : ''}\n`
}

function typeOf({ type, labels, check }: Column): string {
  const literals = labels ?? listed(check)
  if (!literals) return typescriptType(type)
  const union = literals.map((label) => `'${label.replaceAll("'", "\\'")}'`).join(' | ')
  return type.endsWith('[]') ? `(${union})[]` : union
}

// PostgreSQL prints `check (kind in ('a', 'b'))` as `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`.
function listed(check: string | null): string[] | undefined {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(check ?? '')?.[1]
  const labels = list?.match(/'(?:[^']|'')*'/g)?.map((label) => label.slice(1, -1).replaceAll("''", "'"))
  return labels && labels.length > 0 ? labels : undefined
}
