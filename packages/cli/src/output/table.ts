import { cellOf, visible } from './cell.ts'

const GAP = '  '
const LEAST = 6

/**
 * Widths of columns for some rows, headings first: as wide as their cells, and where the line is too long, the widest give
 * way first. Ids stay whole, because they are copied.
 */
export const widthsOf = (rows: readonly (readonly string[])[], columns: number): number[] => {
  const mayGive = (rows[0] ?? []).map((heading) => !/(^|\.)id$|Id$/.test(heading))
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]!.length)))
  const total = () => widths.reduce((sum, width) => sum + width, 0) + GAP.length * (widths.length - 1)
  for (let over = total() - columns; over > 0; over = total() - columns) {
    const giving = widths.filter((_, at) => mayGive[at])
    const widest = Math.max(...giving)
    if (widest <= LEAST) break
    const next = Math.max(LEAST, ...giving.filter((width) => width < widest))
    const at = widths.findIndex((width, index) => mayGive[index] && width === widest)
    widths[at] = Math.max(next === widest ? widest - 1 : next, widest - over, LEAST)
  }
  return widths
}

/** A row with its cells below each other; what is too long ends with `…`. */
export const tableLine = (cells: readonly string[], widths: readonly number[]): string =>
  `${cells
    .map((cell, at) => {
      const width = widths[at]!
      return cell.length > width ? `${cell.slice(0, width - 1)}…` : cell.padEnd(width)
    })
    .join(GAP)
    .trimEnd()}\n`

export const tableCell = (value: unknown): string => visible(cellOf(value)) || '-'
