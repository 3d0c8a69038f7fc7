import { existsSync, readFileSync } from 'node:fs'
import { parseCsv } from '@boxtrail/reference/csv'

export type Listed = Record<string, string>

export interface Lists {
  unlocode: Map<string, Listed>
  wpi: Map<string, Listed>
  seaPorts: Record<string, { name: string; city: string; coordinates?: [number, number] }>
  parents: Listed[]
  subdivisions: Map<string, string>
}

export function readLists(data: string): Lists {
  const csv = (path: string) => readCsv(`${data}${path}`)
  const json = (path: string) =>
    existsSync(`${data}${path}`) ? JSON.parse(readFileSync(`${data}${path}`, 'utf8')) : []
  return {
    unlocode: byKey(
      csv('reference/unlocode/un-locode_ports-rail-icd_2024.csv'),
      (row) => `${row.country}${row.location}`,
    ),
    wpi: byKey(csv('reference/world-port-index/wpi_pub150_trimmed_2025-10.csv'), (row) =>
      row['UN/LOCODE']!.replace(/\s/g, ''),
    ),
    seaPorts: json('reference/sea-ports-npm/ports.json'),
    parents: csv('reference/unlocode/parents_improved-un-locodes_2026-07.csv'),
    subdivisions: new Map(
      csv('reference/unlocode/subdivision-codes.csv').map((row) => [`${row.SUCountry}-${row.SUCode}`, row.SUName!]),
    ),
  }
}

function readCsv(path: string): Listed[] {
  if (!existsSync(path)) {
    console.log(`Skipped a list that is not present: ${path.split('/').at(-1)}`)
    return []
  }
  const [header, ...records] = parseCsv(readFileSync(path, 'utf8'))
  return records.map(({ cells }) => Object.fromEntries(header!.cells.map((name, i) => [name, (cells[i] ?? '').trim()])))
}

function byKey(rows: Listed[], key: (row: Listed) => string): Map<string, Listed> {
  const found = new Map<string, Listed>()
  for (const row of rows) if (key(row).length === 5 && !found.has(key(row))) found.set(key(row), row)
  return found
}
