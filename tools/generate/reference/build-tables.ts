/**
 * Writes the tables of places (ports and their further names, metro areas, parents, states) from the public lists next to the repository
 * (../shared/data). Run: pnpm exec node tools/generate/reference/build-tables.ts. Skips with a message if the lists are not present.
 * The other tables are kept by hand: single facts, each row with its source (tables/sources.csv).
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Lists, readLists } from './lists.ts'
import { portNamesTable } from './port-names.ts'
import type { Row } from './row.ts'
import { metroTable, parentsTable, portsTable, statesTable } from './tables-of-places.ts'

const DATA = fileURLToPath(new URL('../../../../shared/data/', import.meta.url))
const TABLES = fileURLToPath(new URL('../../../packages/reference/src/tables/', import.meta.url))

if (existsSync(DATA)) build(readLists(DATA))
else console.log('Skipped: the lists (../shared/data) are not present, the committed tables are unchanged')

function build(lists: Lists): void {
  mkdirSync(TABLES, { recursive: true })
  const ports = portsTable(lists)
  const metroAreas = metroTable(lists)
  write('ports', 'locode,name,city,country_code,state_abbr,latitude,longitude,source', ports)
  write('port-names', 'locode,name,source', portNamesTable(lists, ports))
  write('metro-areas', 'locode,name,state_abbr,country_code,latitude,longitude,source', metroAreas)
  write('locode-parents', 'child,parent,source', parentsTable(lists, ports, metroAreas))
  write('states', 'country_code,state_abbr,name,source', statesTable(lists))
}

function write(name: string, header: string, rows: Row[]): void {
  const columns = header.split(',')
  const lines = rows.map((row) => columns.map((column) => quote(String(row[column] ?? ''))).join(','))
  const text = `${[header, ...lines.toSorted()].join('\n')}\n`
  writeFileSync(`${TABLES}${name}.csv`, text)
  console.log(`${name}: ${rows.length} rows`)
}

function quote(text: string): string {
  return /[",\n\r]/.test(text) ? `"${text.replace(/\s*[\r\n]+\s*/g, ' ').replaceAll('"', '""')}"` : text
}
