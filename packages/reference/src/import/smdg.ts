import { parseCsv } from '../csv.ts'
import { isLocode } from '../locode.ts'
import type { TerminalRow } from '../places/place-rows.ts'
import { type ImportError, readPosition } from './report.ts'
import { nickname, readAddress, titleCase } from './terminal-text.ts'

export interface SmdgImport {
  terminals: TerminalRow[]
  errors: ImportError[]
}

const REQUIRED_COLUMNS = ['UNLOCODE', 'Terminal Code', 'Terminal Facility Name', 'Latitude', 'Longitude']

/** Reads the SMDG terminal code list (CSV). Terminals with a "Valid to" date are closed and skipped. */
export function parseSmdgTerminals(text: string, source = 'SMDG'): SmdgImport {
  const [header, ...records] = parseCsv(text)
  const columns = header?.cells.map((cell) => cell.trim()) ?? []
  const missing = REQUIRED_COLUMNS.filter((column) => !columns.includes(column))
  if (missing.length > 0)
    return { terminals: [], errors: [{ line: 1, message: `Missing columns: ${missing.join(', ')}` }] }
  const result: SmdgImport = { terminals: [], errors: [] }
  for (const { line, cells } of records) {
    const row = Object.fromEntries(columns.map((column, i) => [column, cells[i]?.trim() ?? '']))
    if (row['Valid to']) continue
    const problem = findProblem(row)
    if (problem) result.errors.push({ line, message: problem })
    else result.terminals.push(terminalRow(row, source))
  }
  return result
}

function findProblem(row: Record<string, string>): string | undefined {
  if (!isLocode(row.UNLOCODE!)) return `"${row.UNLOCODE}" is not a UN/LOCODE`
  if (!/^[A-Z0-9]{2,8}$/.test(row['Terminal Code']!)) return `"${row['Terminal Code']}" is not a terminal code`
  if (!row['Terminal Facility Name']) return 'The terminal has no name'
  if (!readPosition(row.Latitude!, row.Longitude!)) return 'The coordinates are missing or out of range'
  return undefined
}

function terminalRow(row: Record<string, string>, source: string): TerminalRow {
  const name = titleCase(row['Terminal Facility Name']!)
  const address = readAddress(row['Terminal Address'] ?? '')
  return {
    locode: row.UNLOCODE!,
    alternateLocodes: (row['Alternative UNLOCODE'] ?? '').split(/\W+/).filter(isLocode),
    name,
    nickname: nickname(name),
    smdgCode: row['Terminal Code']!,
    firmsCode: null,
    bicFacilityCode: null,
    street: address?.street ?? null,
    city: address?.city ?? null,
    state: null,
    stateAbbr: address?.stateAbbr ?? null,
    zip: address?.zip ?? null,
    country: row.UNLOCODE!.slice(0, 2),
    ...readPosition(row.Latitude!, row.Longitude!)!,
    source,
  }
}
