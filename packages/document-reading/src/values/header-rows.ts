import type { Box, Cell } from '../layout.ts'
import type { Spoken, Spot } from './label-matches.ts'

/** A head of a column, with all that it may speak of. */
export interface Head {
  box: Box
  words: string
  spoken: ReadonlySet<Spoken>
}

/** Heads in one line of a page; of less than three it is no table. */
export interface HeadRow {
  heads: Head[]
  top: number
  bottom: number
}

/** The rows of heads of a page, from the top. */
export function headRows(spots: readonly Spot[]): HeadRow[] {
  const heads = new Map<string, Head & { spoken: Set<Spoken> }>()
  for (const { box, words, spoken, form, cell } of spots.toSorted((a, b) => b.words.length - a.words.length)) {
    if (form !== 'alone') continue
    const key = `${cell.top} ${cell.left}`
    const head = heads.get(key)
    if (head && head.words.length > words.length) continue
    if (head) head.spoken.add(spoken)
    else heads.set(key, { box, words, spoken: new Set([spoken]) })
  }
  const rows: HeadRow[] = []
  for (const head of [...heads.values()].toSorted((a, b) => a.box.top - b.box.top)) {
    const row = rows.find(
      ({ top, bottom }) =>
        head.box.top < bottom &&
        head.box.bottom > top &&
        (Math.abs(head.box.top - top) < 12 || Math.abs(head.box.bottom - bottom) < 4),
    )
    if (row) {
      row.heads.push(head)
      row.bottom = Math.max(row.bottom, head.box.bottom)
    } else rows.push({ heads: [head], top: head.box.top, bottom: head.box.bottom })
  }
  return rows.filter((row) => row.heads.length >= 2)
}

/** How far a value may be from the middle of its column's head. */
const FARTHEST = 45

/** The head of the column in which a cell is: the one it is under, else the nearest. */
export function headOf({ heads }: HeadRow, cell: Box): Head | undefined {
  const distance = ({ box }: Head) => {
    const gap = Math.max(box.left - cell.right, cell.left - box.right, 0)
    return gap > 0 ? gap + 5 : Math.min(Math.abs(box.left - cell.left), Math.abs(box.right - cell.right)) / 100
  }
  const [nearest] = heads.toSorted((a, b) => distance(a) - distance(b))
  return nearest && distance(nearest) <= FARTHEST ? nearest : undefined
}

/**
 * The head of a number's column: the one that lies over it. A number between two heads, below neither, is of the left one
 * where the number to its right is of the right one: heads may begin where their numbers end. Else it is unknown whose it is.
 */
export function headOver(row: HeadRow, line: readonly Cell[], cell: Cell): Head | undefined {
  const head = headOf(row, cell)
  if (!head || (head.box.left < cell.right && head.box.right > cell.left)) return head
  const right = row.heads.filter(({ box }) => box.left >= cell.right).toSorted((a, b) => a.box.left - b.box.left)[0]
  const left = row.heads.filter(({ box }) => box.right <= cell.left).toSorted((a, b) => b.box.right - a.box.right)[0]
  if (!right || !left) return head
  const next = line.slice(line.indexOf(cell) + 1).find(({ text }) => /^\d/.test(text))
  return next && headOver(row, line, next) === right ? left : undefined
}

/** The last row of heads above a cell that has one of these, no farther above than a page's table is long. */
export const headRowAbove = (
  rows: readonly HeadRow[],
  cell: Cell,
  wanted: (spoken: Spoken) => boolean,
): HeadRow | undefined =>
  rows.findLast(({ heads, bottom }) => bottom <= cell.top + 2 && heads.some(({ spoken }) => [...spoken].some(wanted)))
