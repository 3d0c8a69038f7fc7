import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { type Declared, declaredStatements } from '../statement.ts'
import { type Column, rowName, typescriptType } from './row-types.ts'

const SOURCE = join(import.meta.dirname, '../..')

/** The types of parameters and columns of every statement in the source, as the server describes them. */
export async function describeStatements(pool: Pool, columns: readonly Column[]): Promise<string> {
  const files = await importStatements()
  const catalogue = await readCatalogue(pool, columns)
  const entries: string[] = []
  const client = await pool.connect()
  try {
    const { prepared, failures } = await prepareAll(client, files)
    for (const [one, described] of prepared)
      entries.push(entry(one, described, await nullable(client, one.described), catalogue, failures, files))
    refuse(failures)
  } finally {
    client.release()
  }
  const body = `export interface Statements {\n${entries.join('')}}\n`
  const used = [...new Set(body.match(/\b\w+Row(?=\[)/g))].sort()
  const wire = /\bWire</.test(body) ? "import type { Wire } from '@boxtrail/engine/record/wire'\n" : ''
  const json = /\bJson\b/.test(body) ? "import type { Json } from '../schema/column-types.ts'\n" : ''
  return `${json}import type { ${used.join(', ')} } from '../schema/rows.ts'\n${wire}\n${body}`
}

/** Throws with every statement that the server does not understand. */
export async function prepareStatements(pool: Pool): Promise<number> {
  const client = await pool.connect()
  try {
    const { prepared, failures } = await prepareAll(client, await importStatements())
    refuse(failures)
    return prepared.length
  } finally {
    client.release()
  }
}

/** The text of each statement of the source, by name. */
export async function statementTexts(): Promise<Record<string, string>> {
  await importStatements()
  const texts = declaredStatements().map(({ name, text }) => [name, text] as const)
  return Object.fromEntries(texts.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const refuse = (failures: readonly string[]): void => {
  if (failures.length > 0)
    throw new Error(`Statements do not fit the schema:\n${failures.map((line) => `  ${line}`).join('\n')}`)
}

async function prepareAll(client: PoolClient, files: ReadonlyMap<string, string>) {
  const prepared: [Declared, Described][] = []
  const failures: string[] = []
  for (const one of [...declaredStatements()].sort((a, b) => (a.name < b.name ? -1 : 1)))
    await describe(client, one.described).then(
      (described) => {
        prepared.push([one, described])
        const named = columnsProblem(one, described)
        if (named) failures.push(`${fileOf(one, files)}: statement ${one.name}: ${named}`)
      },
      (error: { message: string; position?: string }) =>
        failures.push(
          `${fileOf(one, files)}: statement ${one.name}: ${error.message}${lineOf(one.described, error.position)}`,
        ),
    )
  return { prepared, failures }
}

/** Rows that are sent without names have all their columns, and no others. */
const columnsProblem = ({ columns }: Declared, { fields }: Described): string | null => {
  if (columns === undefined) return null
  const differing = new Set(fields.map(({ name }) => name)).symmetricDifference(new Set(columns))
  return differing.size === 0 ? null : `\`columns\` and the select differ in ${[...differing].join(', ')}`
}

/** Imports every module that declares statements; returns the sources by file, to find where a name is declared. */
async function importStatements(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const name of globSync('**/*.ts', { cwd: SOURCE }).sort()) {
    const text = readFileSync(join(SOURCE, name), 'utf8')
    if (!/\b(?:statement|jsonStatement)\(/.test(text) || name.startsWith('db/generate') || name === 'db/statement.ts')
      continue
    files.set(`packages/server/src/${name}`, text)
    await import(join(SOURCE, name))
  }
  return files
}

const fileOf = ({ name }: Declared, files: ReadonlyMap<string, string>): string => {
  for (const [file, text] of files) {
    const at = text.indexOf(`'${name}'`)
    if (at >= 0) return `${file}:${text.slice(0, at).split('\n').length}`
  }
  return 'packages/server/src'
}

const lineOf = (text: string, position: string | undefined): string =>
  position === undefined
    ? ''
    : `, near "${text
        .slice(Number(position) - 1)
        .split(/\n|$/, 1)[0]!
        .slice(0, 60)}"`

interface Described {
  parameters: number[]
  fields: { name: string; tableID: number; columnID: number; dataTypeID: number }[]
}

/** Parses a statement without running it. */
function describe(client: PoolClient, text: string): Promise<Described> {
  return new Promise((resolve, reject) => {
    const described: Described = { parameters: [], fields: [] }
    const onParameters = ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
      described.parameters = dataTypeIDs
    }
    let connection: Connection | undefined
    const end = () => connection?.removeListener('parameterDescription', onParameters)
    let failed = false
    client.query({
      submit(to: Connection) {
        connection = to
        to.on('parameterDescription', onParameters)
        to.parse({ name: '', text, types: [] })
        to.describe({ type: 'S', name: '' })
        to.sync()
      },
      handleRowDescription: ({ fields }: Pick<Described, 'fields'>) => {
        described.fields = fields
      },
      handleError: (error: Error) => {
        failed = true
        end()
        reject(error)
      },
      handleReadyForQuery: () => {
        end()
        if (!failed) resolve(described)
      },
    } as never)
  })
}

interface Connection {
  on(event: string, listener: unknown): void
  removeListener(event: string, listener: unknown): void
  parse(message: object): void
  describe(message: object): void
  sync(): void
}

/** Tables on the nullable side of an outer join: their columns may be null, whatever the catalogue says. */
async function nullable(client: PoolClient, text: string): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  if (!/\b(?:left|right|full)\b/i.test(text)) return found
  const { rows } = await client.query(`explain (generic_plan, verbose, format json) ${text}`)
  const walk = (node: PlanNode, isNullable: boolean) => {
    if (isNullable && node['Relation Name']) found.add(node['Relation Name'])
    const [outer, inner] = node.Plans ?? []
    const join = node['Join Type']
    for (const plan of node.Plans ?? [])
      walk(
        plan,
        isNullable || join === 'Full' || (join === 'Left' && plan === inner) || (join === 'Right' && plan === outer),
      )
  }
  walk(rows[0]['QUERY PLAN'][0].Plan, false)
  return found
}

interface PlanNode {
  'Relation Name'?: string
  'Join Type'?: string
  Plans?: PlanNode[]
}

interface Catalogue {
  types: ReadonlyMap<number, string>
  column: (tableOid: number, position: number) => Column | undefined
}

async function readCatalogue(pool: Pool, columns: readonly Column[]): Promise<Catalogue> {
  const { rows } = await pool.query<{ oid: number; name: string }>(
    `select t.oid::int, case when e.oid is null then coalesce(b.typname, t.typname) else e.typname || '[]' end as name
     from pg_type t left join pg_type e on e.oid = t.typelem and t.typcategory = 'A' left join pg_type b on b.oid = t.typbasetype`,
  )
  const byPlace = new Map(columns.map((column) => [`${column.table_oid}.${column.position}`, column]))
  return {
    types: new Map(rows.map(({ oid, name }) => [oid, name])),
    column: (tableOid, position) => byPlace.get(`${tableOid}.${position}`),
  }
}

function entry(
  one: Declared,
  { parameters, fields }: Described,
  nullableTables: ReadonlySet<string>,
  { types, column }: Catalogue,
  failures: string[],
  files: ReadonlyMap<string, string>,
): string {
  const notNull = new Set(one.notNull)
  for (const name of notNull)
    if (!fields.some((field) => field.name === name))
      failures.push(`${fileOf(one, files)}: statement ${one.name}: notNull names ${name}, which it does not return`)
  const members = fields.map(({ name, tableID, columnID, dataTypeID }) => {
    const stored = column(tableID, columnID)
    const isNotNull = notNull.has(name)
    const plain = stored ? `${rowName(stored.relation)}['${stored.name}']` : typescriptType(types.get(dataTypeID) ?? '')
    const bare = stored?.nullable && isNotNull ? `NonNullable<${plain}>` : plain
    const mayBeNull = !isNotNull && bare !== 'Json' && (stored ? nullableTables.has(stored.relation) : true)
    const type = one.isJson ? wireType(bare, stored?.type ?? types.get(dataTypeID) ?? '') : bare
    return `      ${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${type}${mayBeNull ? ' | null' : ''}\n`
  })
  const row = fields.length === 0 ? 'never' : `{\n${members.join('')}    }`
  const tuple = parameters.map((oid, index) => `$${index + 1}: ${parameterType(types.get(oid) ?? '')} | null`)
  return `  '${one.name}': {\n    parameters: [${tuple.join(', ')}]\n    row: ${row}\n  }\n`
}

const wireType = (bare: string, type: string): string =>
  type.startsWith('timestamptz') ? (bare.includes("['") ? `Wire<${bare}>` : bare.replace('Date', 'string')) : bare

/** The type of a parameter: JSON as text, because the driver would turn a list into PostgreSQL's own array syntax. */
function parameterType(type: string): string {
  if (type.endsWith('[]')) return `readonly (${parameterType(type.slice(0, -2))} | null)[]`
  if (type === 'timestamptz') return 'Date | string'
  return type === 'json' || type === 'jsonb' ? 'string' : typescriptType(type)
}
