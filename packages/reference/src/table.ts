import { readFileSync } from 'node:fs'
import { parseCsv } from './csv.ts'

export type TableRow = Record<string, string>

/** Reads one of the built-in tables. Those of places are written by tools/generate/reference/build-tables.ts. */
export function readTable(name: string): TableRow[] {
  const [header, ...records] = parseCsv(readFileSync(new URL(`./tables/${name}.csv`, import.meta.url), 'utf8'))
  if (!header) throw new Error(`The table ${name}.csv has no header`)
  return records.map(({ cells }) => Object.fromEntries(header.cells.map((column, i) => [column, cells[i] ?? ''])))
}
