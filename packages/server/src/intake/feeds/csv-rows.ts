import { parseCsv } from '@boxtrail/reference/csv'
import { columns, readCells } from './csv-columns.ts'

export const MAX_ROWS = 10_000

export interface CsvRow {
  line: number
  snapshot: Record<string, unknown>
  problems: { column: string; reason: string }[]
}

export type CsvRows = { rows: CsvRow[] } | { problem: string }

/** The rows of a CSV as snapshots, or the problem of the whole file. Pure. */
export const readRows = (body: Uint8Array): CsvRows => {
  const text = decode(body)
  if (text === null) return { problem: 'The file is not UTF-8 text.' }
  const [header, ...records] = parseCsv(text, ',', MAX_ROWS + 2)
  const names = header?.cells.map((name) => name.replace('\uFEFF', '').trim().toLowerCase()) ?? []
  const problem = problemOfHeader(names)
  if (problem !== null) return { problem }
  if (records.length > MAX_ROWS) return { problem: `Send at most ${MAX_ROWS} rows at once.` }
  const filled = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const isEnded = /[\r\n]$/.test(text)
  return {
    rows: filled.map(({ cells, line }, index) => {
      const row = { line, ...readCells(cells, names) }
      return isEnded || index < filled.length - 1 || cells.length >= names.length ? row : cutOff(row, cells.length)
    }),
  }
}

/**
 * A row at which the file breaks off: its last cell may be incomplete. Without its time, the row is rejected and
 * stored.
 */
const cutOff = ({ line, snapshot: { observed_at: _, ...snapshot }, problems }: CsvRow, cells: number): CsvRow => ({
  line,
  snapshot,
  problems: [...problems, { column: String(cells), reason: 'the file ends within this row' }],
})

const problemOfHeader = (names: readonly string[]): string | null => {
  for (const needed of ['container_number', 'observed_at'])
    if (!names.includes(needed)) return `The first row must name the columns; ${needed} is missing.`
  const unknown = names
    .filter((name) => !columns.includes(name))
    .slice(0, 10)
    .map((name) => name.slice(0, 40))
  if (unknown.length > 0)
    return `These columns are not known: ${unknown.join(', ')}. Known columns: ${columns.join(', ')}.`
  // From here on there are no more different names than columns.
  const seen = new Set<string>()
  const repeated = names.find((name) => seen.size === seen.add(name).size)
  return repeated === undefined ? null : `The column ${repeated} appears twice.`
}

const decode = (body: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return null
  }
}
