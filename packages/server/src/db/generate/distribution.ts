import type { Pool } from 'pg'
import { statementTexts } from './statement-types.ts'

/** A statement, and the tables of which it may read or write any row: of every account, or of every check. */
export interface Unbound {
  name: string
  tables: string[]
}

const KEYS = `select c.table_name::text as table, c.column_name::text as column, c.is_nullable = 'YES' as optional
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in ('account_id', 'check_id')`
const INDEXES = `select i.indexrelid::regclass::text as name, array_agg(a.attname::text) as columns
  from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey) group by i.indexrelid`

/**
 * The statements that do not say, of a table of tenants, whose rows they mean, or, of a table of what sources said, of which
 * check: by the generic plan of each, in which an equality of joined columns is passed on. Rows of tenants are bound by
 * `account_id`, those of sources by their check.
 */
export async function unboundStatements(pool: Pool): Promise<Unbound[]> {
  const keyOf = await distributionKeys(pool)
  const { rows } = await pool.query<{ name: string; columns: string[] }>(INDEXES)
  const indexed = new Map(rows.map(({ name, columns }) => [name, columns]))
  const found: Unbound[] = []
  for (const [name, text] of Object.entries(await statementTexts())) {
    const plan = await planOf(pool, text)
    const tables = plan && unboundIn(nodesOf(plan), keyOf, indexed)
    if (tables && tables.length > 0) found.push({ name, tables })
  }
  return found
}

/** The column that says whose a row is, by table. */
async function distributionKeys(pool: Pool): Promise<(table: string) => string | undefined> {
  const { rows } = await pool.query<{ table: string; column: string; optional: boolean }>(KEYS)
  const keys = new Map([['checks', 'id']])
  for (const { table, column, optional } of rows) {
    if (optional) continue
    if (column === 'account_id' || !keys.has(table)) keys.set(table, column)
  }
  return (table) => keys.get(table)
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Alias?: string
  'Conflict Arbiter Indexes'?: string[]
  Plans?: PlanNode[]
}

/** Null: it is no query, as a lock of a table. */
async function planOf(pool: Pool, text: string): Promise<PlanNode | null> {
  if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return null
  const { rows } = await pool.query(`explain (generic_plan, verbose, costs off, format json) ${text}`)
  return rows[0]['QUERY PLAN'][0].Plan
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const CONDITIONS = /^(Index Cond|Recheck Cond|Hash Cond|Merge Cond|Join Filter|Filter)$/

function unboundIn(
  nodes: readonly PlanNode[],
  keyOf: (table: string) => string | undefined,
  indexed: ReadonlyMap<string, readonly string[]>,
): string[] {
  const conditions = nodes
    .flatMap((node) => Object.entries(node).flatMap(([name, value]) => (CONDITIONS.test(name) ? [String(value)] : [])))
    .join('\n')
  const unbound = nodes.flatMap((node) => {
    const { 'Relation Name': relation, Alias: alias, 'Conflict Arbiter Indexes': arbiters = [] } = node
    // What has no partition of its own yet.
    const table = relation?.replace(/_default$/, '')
    const key = table === undefined ? undefined : keyOf(table)
    if (key === undefined) return []
    const isScan = node['Node Type'].includes('Scan')
    const isBound = isScan
      ? new RegExp(`\\b${alias}\\.${key}\\b`).test(conditions)
      : arbiters.every((name) => indexed.get(name)?.includes(key))
    return isBound ? [] : [table!]
  })
  return [...new Set(unbound)]
}
