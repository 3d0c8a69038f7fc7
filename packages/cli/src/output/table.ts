import { cellOf, visible } from './cell.ts'

const GAP = '  '
const LEAST = 10

/** Which columns are shown, by their index, and how wide they are. */
export interface Layout {
  shown: number[]
  widths: number[]
}

/**
 * The layout for some rows, headings first, with columns as wide as their cells. If a line is too long, the widest
 * columns are shortened first, then those at the right are left out. The first column and ids stay complete, because
 * they are copied.
 */
export const layoutOf = (rows: readonly (readonly string[])[], columns: number): Layout => {
  const headings = rows[0] ?? []
  const isWhole = headings.map((heading, at) => at === 0 || /(^|\.)id$|Id$/.test(heading))
  const widths = headings.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)))
  const shown = headings.map((_, at) => at)
  const over = () => shown.reduce((sum, at) => sum + widths[at]! + GAP.length, -GAP.length) - columns
  while (over() > 0) {
    const giving = shown.filter((at) => !isWhole[at])
    const widest = giving.toSorted((one, other) => widths[other]! - widths[one]!)[0]
    if (widest !== undefined && widths[widest]! > LEAST) widths[widest]!--
    else if (giving.length > 0) shown.splice(shown.indexOf(giving.at(-1)!), 1)
    else break
  }
  return { shown, widths }
}

/** A row with its cells aligned; a cell that is too long ends with `…`. */
export const tableLine = (cells: readonly string[], { shown, widths }: Layout): string =>
  `${shown
    .map((at) => {
      const [cell, width] = [cells[at]!, widths[at]!]
      return (cell.length > width ? cut(cell, width) : cell).padEnd(width)
    })
    .join(GAP)
    .trimEnd()}\n`

/** A time is shortened to its date. */
const cut = (cell: string, width: number) =>
  /^\d{4}-\d\d-\d\dT[\d:]+Z$/.test(cell) ? cell.slice(0, LEAST) : `${cell.slice(0, width - 1)}…`

/** Times are shown to the minute, which is precise enough for people. */
const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d):\d\d(\.\d+)?Z$/

export const tableCell = (value: unknown): string => visible(cellOf(value)).replace(TIME, '$1Z') || '-'
