import type { Pool } from 'pg'
import { placements, widenedKeys } from '../distribution/placements.ts'
import { distributedTexts } from '../distribution/rewritten.ts'
import { declaredStatements } from '../statement.ts'
import { statementTexts } from './statement-types.ts'

/** A statement, and the tables in which it may read or write any row: those of every account, or of every check. */
export interface Unbound {
  name: string
  tables: string[]
}

const INDEXES = `select i.indexrelid::regclass::text as name, array_agg(a.attname::text) as columns
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey) group by i.indexrelid`

/**
 * The statements that do not determine on which machine the rows of a distributed table are, found in the generic plan
 * of each statement as it is sent there, in which an equality of joined columns is propagated. Rows of tenants are
 * bound by `account_id`, those of what sources said by their check (../distribution/placements.ts).
 */
export async function unboundStatements(pool: Pool): Promise<Unbound[]> {
  const { rows } = await pool.query<{ name: string; columns: string[] }>(INDEXES)
  const indexed = new Map(rows.map(({ name, columns }) => [name, columns]))
  const found: Unbound[] = []
  await statementTexts()
  for (const { name, ...query } of declaredStatements()) {
    const tables = new Set<string>()
    for (const one of distributedTexts(query)) {
      const plan = await planOf(pool, one)
      if (plan) for (const table of unboundIn(nodesOf(plan), indexed)) tables.add(table)
    }
    if (tables.size > 0) found.push({ name, tables: [...tables] })
  }
  return found.sort((a, b) => (a.name < b.name ? -1 : 1))
}

const WRITES = /\b(?:insert into|update) (\w+)/g
const SLICE = /\[\d*:\d*\]/
const LIMIT_FOR_EACH = /\bunnest\(.*?\) as \w+\([^)]*\b(?:account|check)_id\b[^)]*\).*\blateral \(.*\blimit\b/s
const NO_COLUMNS = /\bfrom \(\s*select from\b/

const writesSlice = (text: string): boolean =>
  SLICE.test(text) && [...text.matchAll(WRITES)].some(([, table]) => keyOf(table!) !== undefined)

/** What Citus 13.2 rejects although it names the account or the check, and what to write instead. */
const REFUSED: readonly [refuses: (text: string) => boolean, why: string][] = [
  [writesSlice, 'writes a slice of an array, which ends the server of a distributed database: trim_array'],
  [
    (text) => LIMIT_FOR_EACH.test(text),
    'limits the rows of each of several accounts or checks, which a distributed database does not plan: distinct on',
  ],
  [
    (text) => NO_COLUMNS.test(text),
    'selects from rows without a column, which a distributed database cannot pass between machines: select 1',
  ],
]

/** The statements that a distributed database rejects because of their form, in sentences. */
export const refusedStatements = async (): Promise<string[]> => {
  await statementTexts()
  return declaredStatements().flatMap(({ name, ...query }) =>
    REFUSED.filter(([refuses]) => distributedTexts(query).some(refuses)).map(([, why]) => `statement ${name} ${why}`),
  )
}

/** Tables of the schema without a placement, and placements of tables that no longer exist. */
export const misplacedTables = async (pool: Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(TABLES)
  const present = new Set(rows.map(({ name }) => name))
  return [
    ...rows.filter(({ name }) => !Object.hasOwn(placements, name)).map(({ name }) => name),
    ...Object.keys(placements).filter((name) => !present.has(name)),
  ]
}

const TABLES = `select c.relname::text as name from pg_class c where c.relnamespace = 'public'::regnamespace
  and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'schema_migrations' order by 1`

const widened = new Map(widenedKeys.map(({ name, columns }) => [name, columns]))

/** The column that determines where a row is, for tables that are distributed by one. */
const keyOf = (table: string): string | undefined => {
  const placement = placements[table]
  return typeof placement === 'object' ? placement.by : undefined
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Alias?: string
  'Conflict Arbiter Indexes'?: string[]
  Plans?: PlanNode[]
}

/** The plan of a statement; null if it is not a query, such as a lock of a table. */
async function planOf(pool: Pool, text: string): Promise<PlanNode | null> {
  if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return null
  const { rows } = await pool.query(`explain (generic_plan, verbose, costs off, format json) ${text}`)
  return rows[0]['QUERY PLAN'][0].Plan
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const CONDITIONS = /^(Index Cond|Recheck Cond|Hash Cond|Merge Cond|Join Filter|Filter)$/

function unboundIn(nodes: readonly PlanNode[], indexed: ReadonlyMap<string, readonly string[]>): string[] {
  const conditions = nodes
    .flatMap((node) => Object.entries(node).flatMap(([name, value]) => (CONDITIONS.test(name) ? [String(value)] : [])))
    .join('\n')
  const unbound = nodes.flatMap((node) => {
    const { 'Relation Name': relation, Alias: alias, 'Conflict Arbiter Indexes': arbiters = [] } = node
    // The default partition has the rows without a partition of their own yet.
    const table = relation?.replace(/_default$/, '')
    const key = table === undefined ? undefined : keyOf(table)
    if (key === undefined) return []
    const isScan = node['Node Type'].includes('Scan')
    const isBound = isScan
      ? new RegExp(`\\b${alias}\\.${key}\\b`).test(conditions)
      : arbiters.every((name) => (widened.get(name) ?? indexed.get(name))?.includes(key))
    return isBound ? [] : [table!]
  })
  return [...new Set(unbound)]
}
