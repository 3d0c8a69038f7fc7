import type { Box, Cell } from '../layout.ts'
import type { LabelMatch, LabelMeaning } from './label-matches.ts'

/** A head of a column, with all that it may speak of. */
export interface ColumnHeader {
  box: Box
  words: string
  meanings: ReadonlySet<LabelMeaning>
}

/** Heads in one line of a page; of less than three it is no table. */
export interface HeaderRow {
  headers: ColumnHeader[]
  top: number
  bottom: number
}

/** The rows of heads of a page, from the top. */
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
  for (const header of [...headers.values()].toSorted((a, b) => a.box.top - b.box.top)) {
    const row = rows.find(
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

/** How far a value may be from the middle of its column's head. */
const MAX_HEADER_DISTANCE = 45

/** The head of the column in which a cell is: the one it is under, else the nearest. */
export function nearestHeader({ headers }: HeaderRow, cell: Box): ColumnHeader | undefined {
  const distance = ({ box }: ColumnHeader) => {
    const gap = Math.max(box.left - cell.right, cell.left - box.right, 0)
    return gap > 0 ? gap + 5 : Math.min(Math.abs(box.left - cell.left), Math.abs(box.right - cell.right)) / 100
  }
  const [nearest] = headers.toSorted((a, b) => distance(a) - distance(b))
  return nearest && distance(nearest) <= MAX_HEADER_DISTANCE ? nearest : undefined
}

/**
 * The head of a number's column: the one that lies over it. A number between two heads, below neither, is of the left one
 * where the number to its right is of the right one: heads may begin where their numbers end. Else it is unknown whose it is.
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

/** The last row of heads above a cell that has one of these, no farther above than a page's table is long. */
export const headerRowAbove = (
  rows: readonly HeaderRow[],
  cell: Cell,
  wanted: (meanings: LabelMeaning) => boolean,
): HeaderRow | undefined =>
  rows.findLast(
    ({ headers, bottom }) => bottom <= cell.top + 2 && headers.some(({ meanings }) => [...meanings].some(wanted)),
  )
