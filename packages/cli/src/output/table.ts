import { cellOf, visible } from './cell.ts'

const GAP = '  '
const LEAST = 10

/** Which columns are shown, by their place, and how wide. */
export interface Layout {
  shown: number[]
  widths: number[]
}

/**
 * Of some rows, headings first: as wide as their cells. Where the line is too long, the widest columns give way first, then
 * those at the right are left out. The first column and ids stay whole, because they are copied.
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

/** A row with its cells below each other; what is too long ends with `…`. */
export const tableLine = (cells: readonly string[], { shown, widths }: Layout): string =>
  `${shown
    .map((at) => {
      const [cell, width] = [cells[at]!, widths[at]!]
      return (cell.length > width ? cut(cell, width) : cell).padEnd(width)
    })
    .join(GAP)
    .trimEnd()}\n`

/** Of a time remains its day. */
const cut = (cell: string, width: number) =>
  /^\d{4}-\d\d-\d\dT[\d:]+Z$/.test(cell) ? cell.slice(0, LEAST) : `${cell.slice(0, width - 1)}…`

/** A time to the minute, which is as much as one compares. */
const TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d):\d\d(\.\d+)?Z$/

export const tableCell = (value: unknown): string => visible(cellOf(value)).replace(TIME, '$1Z') || '-'
