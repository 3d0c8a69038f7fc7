import { parseCsv } from '../csv.ts'
import { isLocode } from '../locode.ts'
import type { PlaceRow } from '../places/place-rows.ts'
import { type ImportError, readPosition } from './report.ts'

export interface UnlocodeImport {
  /** Rows with function 1 (port). */
  ports: PlaceRow[]
  /** The other rows with rail, road or multimodal function (2, 3, 6). */
  metroAreas: PlaceRow[]
  /** Rows without coordinates are unusable (no zone follows) and only counted. */
  withoutCoordinates: number
  errors: ImportError[]
}

const UNECE_COLUMNS =
  'change,country,location,name,namewodiacritics,subdivision,status,function,date,iata,coordinates,remarks'

/**
 * Reads UN/LOCODE as UNECE publishes it (no header, "4042N 07400W") or with a header, with decimal `lat` and `lon` or
 * UNECE's coordinates. The zip's files are not UTF-8: decode them first.
 */
export function parseUnlocode(text: string, source = 'UN/LOCODE'): UnlocodeImport {
  const records = parseCsv(text)
  const first = records[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const hasHeader = first.includes('location')
  const columns = hasHeader ? first : UNECE_COLUMNS.split(',')
  const result: UnlocodeImport = { ports: [], metroAreas: [], withoutCoordinates: 0, errors: [] }
  for (const { line, cells } of hasHeader ? records.slice(1) : records) {
    const fixed = fixNames(cells, columns)
    const row = Object.fromEntries(columns.map((column, i) => [column, fixed[i]?.trim() ?? '']))
    addRow(result, row, line, source)
  }
  return result
}

/**
 * Repairs names in one published conversion, which quotes "Jakarta, Java" so that it splits into two cells, in both
 * columns of names.
 */
function fixNames(cells: string[], columns: string[]): string[] {
  const extra = cells.length - columns.length
  const name = columns.indexOf('name')
  if (extra <= 0 || extra % 2 !== 0 || columns[name + 1] !== 'namewodiacritics') return cells
  const width = 1 + extra / 2
  const joined = [0, width].map((from) =>
    cells
      .slice(name + from, name + from + width)
      .join(',')
      .replaceAll('"', ''),
  )
  return [...cells.slice(0, name), ...joined, ...cells.slice(name + 2 * width)]
}

function addRow(result: UnlocodeImport, row: Record<string, string>, line: number, source: string): void {
  // A country's heading has no location; X marks a code to be removed, = a reference to another name.
  if (row.location === '' || row.change === 'X' || row.change === '=') return
  const locode = `${row.country}${row.location}`
  if (!isLocode(locode)) {
    result.errors.push({ line, message: `"${locode}" is not a UN/LOCODE (two letters, then three of A-Z, 2-9)` })
    return
  }
  const name = usable(row.name!) ? row.name! : row.namewodiacritics!
  if (!usable(name)) {
    result.errors.push({ line, message: `${locode} has no readable name` })
    return
  }
  const position = row.coordinates ? readUnece(row.coordinates) : readPosition(row.lat ?? '', row.lon ?? '')
  if (!position && (row.coordinates || row.lat || row.lon)) {
    result.errors.push({ line, message: `${locode} has coordinates that cannot be read` })
    return
  }
  const functions = row.function ?? ''
  if (!position) result.withoutCoordinates++
  else if (functions.includes('1')) result.ports.push(placeRow(locode, name, row, position, source))
  else if (/[236]/.test(functions)) result.metroAreas.push(placeRow(locode, name, row, position, source))
}

type Position = { latitude: number; longitude: number }

function placeRow(
  locode: string,
  name: string,
  row: Record<string, string>,
  position: Position,
  source: string,
): PlaceRow {
  const stateAbbr = row.subdivision || null
  return {
    locode,
    name,
    city: name,
    stateAbbr,
    countryCode: locode.slice(0, 2),
    ...position,
    source,
    fillsGapsOnly: true,
  }
}

function usable(name: string): boolean {
  return name !== '' && !name.includes('\ufffd')
}

/** "4042N 07400W": degrees and minutes. */
function readUnece(text: string): Position | undefined {
  const found = /^(\d{2})(\d{2})([NS])\s+(\d{3})(\d{2})([EW])$/.exec(text)
  if (!found) return undefined
  const degrees = (whole: string, minutes: string, negative: boolean) =>
    Math.round((Number(whole) + Number(minutes) / 60) * 1e5 * (negative ? -1 : 1)) / 1e5
  const latitude = degrees(found[1]!, found[2]!, found[3] === 'S')
  const longitude = degrees(found[4]!, found[5]!, found[6] === 'W')
  return readPosition(String(latitude), String(longitude))
}
