import type { Pool } from 'pg'

type Column = {
  relation: string
  name: string
  type: string
  nullable: boolean
  defaulted: boolean
  computed: boolean
  labels: string[] | null
  check: string | null
}

// Of each column: its type, an array's element type with [] behind it, the labels of an enum, and the check that names
// it alone. A column of a view may always be null as far as the catalogue knows.
const COLUMNS = `
  select c.relname as relation, a.attname as name,
    case when e.oid is null then coalesce(b.typname, t.typname) else e.typname || '[]' end as type,
    not (a.attnotnull or t.typnotnull) as nullable,
    a.atthasdef or a.attidentity = 'd' as defaulted,
    a.attgenerated <> '' or a.attidentity = 'a' as computed,
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
  ['timestamptz', 'Timestamp'],
  ['json', 'Json'],
  ['jsonb', 'Json'],
])

const IMPORTS: [name: string, used: RegExp][] = [
  ['ColumnType', /\bTimestamp\b|\bJson\b|\bGenerated</],
  ['GeneratedAlways', /\bGeneratedAlways</],
]
const HELPERS: [used: RegExp, text: string][] = [
  [
    /\bGenerated</,
    "// Kysely's own does not look into a column type.\n" +
      'type Generated<T> =\n' +
      '  T extends ColumnType<infer Select, infer Insert, infer Update>\n' +
      '    ? ColumnType<Select, Insert | undefined, Update>\n' +
      '    : ColumnType<T, T | undefined, T>\n',
  ],
  [/\bTimestamp\b/, 'type Timestamp = ColumnType<Date, Date | string, Date | string>\n'],
  [
    /\bJson\b/,
    "// Written as text: the driver would turn a list into PostgreSQL's own array syntax.\n" +
      'type Json = ColumnType<unknown, string, string>\n',
  ],
]

/** The tables as TypeScript, as the parsers of `parsers.ts` hand the rows over. */
export async function describeRows(pool: Pool): Promise<string> {
  const { rows } = await pool.query<Column>(COLUMNS)
  const tables = Map.groupBy(rows, ({ relation }) => relation)
  const names = [...tables.keys()]
  const interfaces = names.map(
    (name) => `export interface ${pascal(name)} {\n${tables.get(name)!.map(member).join('')}}\n`,
  )
  const database = `export interface Database {\n${names.map((name) => `  ${name}: ${pascal(name)}\n`).join('')}}\n`
  const body = [...interfaces, database].join('\n')
  const helpers = HELPERS.filter(([used]) => used.test(body)).map(([, text]) => text)
  const imports = IMPORTS.filter(([, used]) => used.test(body)).map(([name]) => name)
  const head = imports.length > 0 ? `import type { ${imports.join(', ')} } from 'kysely'\n\n` : ''
  return `${head}${[...helpers, body].join('\n')}`
}

function member(column: Column): string {
  const bare = `${typeOf(column)}${column.nullable ? ' | null' : ''}`
  const type = column.computed ? `GeneratedAlways<${bare}>` : column.defaulted ? `Generated<${bare}>` : bare
  return `  ${column.name}: ${type}\n`
}

function typeOf({ type, labels, check }: Column): string {
  const name = type.replace('[]', '')
  const literals = labels ?? listed(check)
  const one = literals?.map((label) => `'${label.replaceAll("'", "\\'")}'`).join(' | ') ?? TYPES.get(name) ?? 'string'
  if (!type.endsWith('[]')) return one
  return one.includes('|') ? `(${one})[]` : `${one === 'Timestamp' ? 'Date' : one}[]`
}

// PostgreSQL writes `check (kind in ('a', 'b'))` down as `CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text])))`.
function listed(check: string | null): string[] | undefined {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/.exec(check ?? '')?.[1]
  const labels = list?.match(/'(?:[^']|'')*'/g)?.map((label) => label.slice(1, -1).replaceAll("''", "'"))
  return labels && labels.length > 0 ? labels : undefined
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
