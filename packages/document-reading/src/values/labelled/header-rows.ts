import type { Box, Cell } from '../../layout/layout.ts'
import type { LabelMatch, LabelMeaning } from './label-matches.ts'

/** A column header with all its possible meanings. */
export interface ColumnHeader {
  box: Box
  words: string
  meanings: ReadonlySet<LabelMeaning>
}

/** Headers on one line of a page; with fewer than three it is not a table. */
export interface HeaderRow {
  headers: ColumnHeader[]
  top: number
  bottom: number
}

/** The header rows of a page, from the top. */
export function findHeaderRows(labelMatches: readonly LabelMatch[]): HeaderRow[] {
  const headers = new Map<string, ColumnHeader & { meanings: Set<LabelMeaning> }>()
  for (const { box, words, meaning: meanings, form, cell } of labelMatches.toSorted(
    (a, b) => b.words.length - a.words.length,
  )) {
    if (form !== 'alone') continue
    const key = `${cell.top} ${cell.left}`
    const header = headers.get(key)
    if (header && header.words.length > words.length) continue
    if (header) header.meanings.add(meanings)
    else headers.set(key, { box, words, meanings: new Set([meanings]) })
  }
  const rows: HeaderRow[] = []
  // Headers are sorted by their tops: rows that end above one are above all that follow.
  let first = 0
  for (const header of [...headers.values()].toSorted((a, b) => a.box.top - b.box.top)) {
    while (rows[first] && rows[first]!.bottom <= header.box.top) first++
    const row = rows
      .slice(first)
      .find(
        ({ top, bottom }) =>
          header.box.top < bottom &&
          header.box.bottom > top &&
          (Math.abs(header.box.top - top) < 12 || Math.abs(header.box.bottom - bottom) < 4),
      )
    if (row) {
      row.headers.push(header)
      row.bottom = Math.max(row.bottom, header.box.bottom)
    } else rows.push({ headers: [header], top: header.box.top, bottom: header.box.bottom })
  }
  return rows.filter((row) => row.headers.length >= 2)
}

/** The maximum distance of a value from its column header, in points. */
const MAX_HEADER_DISTANCE = 45

/** The header of the column of a cell: the one above it, otherwise the nearest. */
export function nearestHeader({ headers }: HeaderRow, cell: Box): ColumnHeader | undefined {
  const distance = ({ box }: ColumnHeader) => {
    const gap = Math.max(box.left - cell.right, cell.left - box.right, 0)
    return gap > 0 ? gap + 5 : Math.min(Math.abs(box.left - cell.left), Math.abs(box.right - cell.right)) / 100
  }
  const [nearest] = headers.toSorted((a, b) => distance(a) - distance(b))
  return nearest && distance(nearest) <= MAX_HEADER_DISTANCE ? nearest : undefined
}

/**
 * The header of a number's column: the one above it. A number between two headers belongs to the left one if the number
 * to its right belongs to the right one, because headers may start where their numbers end. Otherwise it is unknown.
 */
export function headerOfNumber(row: HeaderRow, line: readonly Cell[], cell: Cell): ColumnHeader | undefined {
  const header = nearestHeader(row, cell)
  if (!header || (header.box.left < cell.right && header.box.right > cell.left)) return header
  const right = row.headers.filter(({ box }) => box.left >= cell.right).toSorted((a, b) => a.box.left - b.box.left)[0]
  const left = row.headers.filter(({ box }) => box.right <= cell.left).toSorted((a, b) => b.box.right - a.box.right)[0]
  if (!right || !left) return header
  const next = line.slice(line.indexOf(cell) + 1).find(({ text }) => /^\d/.test(text))
  return next && headerOfNumber(row, line, next) === right ? left : undefined
}

/** The last header row above a cell with one of the wanted meanings. */
export const headerRowAbove = (
  rows: readonly HeaderRow[],
  cell: Cell,
  wanted: (meanings: LabelMeaning) => boolean,
): HeaderRow | undefined =>
  rows.findLast(
    ({ headers, bottom }) => bottom <= cell.top + 2 && headers.some(({ meanings }) => [...meanings].some(wanted)),
  )
