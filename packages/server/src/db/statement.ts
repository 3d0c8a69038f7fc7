import type { Pool, PoolClient, QueryResult } from 'pg'
import type { Query } from './distribution/rewritten.ts'
import type { Statements } from './statements.ts'

/** Runs statements: a pool, or the client of a transaction. */
export type Client = Pool | PoolClient | { query: PoolClient['query'] }

/** One SQL statement, prepared once per connection. */
export interface Statement<Parameters extends readonly unknown[], Row> {
  readonly name: string
  readonly text: string
  /** All rows. */
  rows(client: Client, ...parameters: Parameters): Promise<Row[]>
  /** The first row, if there is one. */
  first(client: Client, ...parameters: Parameters): Promise<Row | undefined>
  /** The row of a statement that always returns exactly one. */
  one(client: Client, ...parameters: Parameters): Promise<Row>
  /** How many rows were found or changed. */
  count(client: Client, ...parameters: Parameters): Promise<number>
}

export interface StatementOptions {
  /** Computed columns that are never null, which the catalogue cannot know. */
  notNull?: readonly string[]
  /** What is run instead on a distributed database, which cannot plan this statement (distribution/rewritten.ts). */
  distributed?: string | readonly string[]
}

/** A row of a statement's result: `RowOf<'find-caller'>`. */
export type RowOf<Name extends keyof Statements> = Statements[Name]['row']

type Named<Name extends keyof Statements> = Statement<Statements[Name]['parameters'], Statements[Name]['row']>

/**
 * Declares a statement, at the top of a module. `pnpm generate` prepares each against the migrated schema and writes
 * the types of its parameters and columns into `statements.ts`: a misspelt column fails there, a wrong use does not
 * compile.
 */
export function statement<Name extends keyof Statements>(
  name: Name,
  text: string,
  options: StatementOptions = {},
): Named<Name> {
  const { distributed } = options
  declare({ name, text, described: text, isJson: false, ...options })
  const run = (client: Client, parameters: readonly unknown[]): Promise<QueryResult> =>
    client.query({ name, text, values: parameters as unknown[], distributed } as Query)
  return {
    name,
    text,
    rows: async (client, ...parameters) => (await run(client, parameters)).rows,
    first: async (client, ...parameters) => (await run(client, parameters)).rows[0],
    one: async (client, ...parameters) => (await run(client, parameters)).rows[0],
    count: async (client, ...parameters) => (await run(client, parameters)).rowCount ?? 0,
  }
}

export interface JsonStatementOptions extends StatementOptions {
  /**
   * The names of its columns. If there may be many rows, they are sent without names, as arrays, which takes the server
   * a sixth less time for a page of containers.
   */
  columns?: readonly string[]
}

/**
 * The same for rows that are only served: they are returned as JSON text, with times in wire form. A container with its
 * shipment has a hundred columns; describing, sending and parsing each separately costs half as much again as parsing
 * one JSON text.
 */
export function jsonStatement<Name extends keyof Statements>(
  name: Name,
  select: string,
  options: JsonStatementOptions = {},
): Pick<Named<Name>, 'name' | 'text' | 'rows' | 'first'> {
  const { columns } = options
  const put = (text: string) => asJson(text, columns)
  const text = put(select)
  const other = options.distributed === undefined ? {} : { distributed: [options.distributed].flat().map(put) }
  declare({ name, text, described: select, isJson: true, ...options, ...other })
  const rowOf = columns ? namedBy(columns) : (row: unknown) => row
  const run = async (client: Client, parameters: readonly unknown[]) =>
    (await client.query<{ row: never }>({ name, text, values: parameters as unknown[], ...other } as Query)).rows.map(
      ({ row }) => rowOf(row) as Statements[Name]['row'],
    )
  return {
    name,
    text,
    rows: (client, ...parameters) => run(client, parameters),
    first: async (client, ...parameters) => (await run(client, parameters))[0],
  }
}

const asJson = (select: string, columns: readonly string[] | undefined) =>
  `select ${columns ? `json_build_array(${columns.map((column) => `r.${column}`).join(', ')})` : 'row_to_json(r)'} as row from (${select}) r`

/** Creates objects of one shape for all rows, which V8 makes and reads fastest. */
const namedBy = (columns: readonly string[]) => {
  const empty: Record<string, unknown> = Object.fromEntries(columns.map((column) => [column, null]))
  return (values: readonly unknown[]) => {
    const row = { ...empty }
    for (let at = 0; at < columns.length; at++) row[columns[at]!] = values[at]
    return row
  }
}

export interface Declared extends JsonStatementOptions {
  name: string
  text: string
  /** The text whose columns are described: for JSON, the inner select. */
  described: string
  isJson: boolean
}

const declared = new Map<string, Declared>()

/** Every statement of the modules imported so far: for `pnpm generate`. */
export const declaredStatements = (): readonly Declared[] => [...declared.values()]

function declare(one: Declared): void {
  const other = declared.get(one.name)
  // The name of a prepared statement is unique per connection: another text under it would be a run-time error.
  if (other && other.text !== one.text) throw new Error(`Two statements have the name ${one.name}.`)
  declared.set(one.name, one)
}
