import { existsSync, readFileSync } from 'node:fs'
import { parseCsv } from '@boxtrail/reference/csv'

export type Listed = Record<string, string>

export interface Lists {
  smdg: Listed[]
  unlocode: Map<string, Listed>
  wpi: Map<string, Listed>
  seaPorts: Record<string, { name: string; city: string; coordinates?: [number, number] }>
  parents: Listed[]
  subdivisions: Map<string, string>
  bicOwners: Listed[]
  sealines: { name: string; scac_codes: string[] }[]
  /** The list of lines with what each tracks by, from a Markdown table next to the data: rows of cells. */
  appendix: string[][]
}

export function readLists(data: string): Lists {
  const csv = (path: string, separator = ',') => readCsv(`${data}${path}`, separator)
  const json = (path: string) =>
    existsSync(`${data}${path}`) ? JSON.parse(readFileSync(`${data}${path}`, 'utf8')) : []
  return {
    smdg: csv('smdg/SMDG_Terminal_Code_List_2026-06-09.csv'),
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
    bicOwners: csv('reference/bic-owners/bic-owner-codes_icm_2023-02.csv', ';'),
    sealines: json('reference/sealines/sealines_scac_prefixes_2024-10.json'),
    appendix: readAppendix(`${data}../wire-facts.md`),
  }
}

function readCsv(path: string, separator: string): Listed[] {
  if (!existsSync(path)) {
    console.log(`Skipped a list that is not present: ${path.split('/').at(-1)}`)
    return []
  }
  const [header, ...records] = parseCsv(readFileSync(path, 'utf8'), separator)
  return records.map(({ cells }) => Object.fromEntries(header!.cells.map((name, i) => [name, (cells[i] ?? '').trim()])))
}

function byKey(rows: Listed[], key: (row: Listed) => string): Map<string, Listed> {
  const found = new Map<string, Listed>()
  for (const row of rows) if (key(row).length === 5 && !found.has(key(row))) found.set(key(row), row)
  return found
}

function readAppendix(path: string): string[][] {
  if (!existsSync(path)) return []
  const text = readFileSync(path, 'utf8')
  const section = text.slice(text.indexOf('## Appendix A'), text.indexOf('## Appendix B'))
  const rows = section.split('\n').filter((line) => /^\| [A-Z]{4} \|/.test(line))
  return rows
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([scac]) => scac !== 'SCAC')
}
