import { limits } from './quarantine.ts'
import type { Page } from './reading.ts'

/** A run of text that stands by itself: a cell of a table, a value beside its label, a line of prose. */
export interface Cell {
  text: string
  /** Offset in the text of the page. */
  start: number
  /** Where it stands from left to right: points in a PDF, columns elsewhere. */
  left: number
  right: number
}

export interface LaidPage extends Page {
  lines: Cell[][]
}

export type Placed = Pick<Cell, 'text' | 'left' | 'right'>

/** The text of a page is its lines, with a tab between cells; each cell knows where it begins in that text. */
export function layPage(number: number, rows: readonly (readonly Placed[])[]): LaidPage {
  const lines: Cell[][] = []
  const parts: string[] = []
  let at = 0
  for (const row of rows) {
    const cells: Cell[] = []
    for (const { text, left, right } of row) {
      const clean = text.replace(/\s+/g, ' ').trim()
      if (clean === '') continue
      if (cells.length > 0) {
        parts.push('\t')
        at++
      }
      cells.push({ text: clean, start: at, left, right })
      parts.push(clean)
      at += clean.length
    }
    lines.push(cells)
    parts.push('\n')
    at++
  }
  return { number, text: parts.join(''), lines }
}

/** Lines of plain text: a tab, or two blanks and more, part one cell from the next. */
export function layText(number: number, text: string): LaidPage {
  const rows = text
    .slice(0, limits.text)
    // The blank of a French number parts no cells.
    .replace(/(?<=\d)[\u00a0\u202f](?=\d{3})/g, ' ')
    .split(/\r\n|\r|\n/, limits.rows)
    .map((line) =>
      Array.from(line.matchAll(/\S+(?: \S+)*/g).take(limits.columns), ({ 0: cell, index }) => ({
        text: cell,
        left: index,
        right: index + cell.length,
      })),
    )
  return layPage(number, rows)
}

/** Rows of a table: the column is the place. */
export function layRows(number: number, rows: readonly (readonly string[])[]): LaidPage {
  return layPage(
    number,
    rows
      .slice(0, limits.rows)
      .map((row) => row.slice(0, limits.columns).map((text, column) => ({ text, left: column, right: column + 0.9 }))),
  )
}

/** Under the same part of the page, as a value under its label. */
export const standsUnder = (cell: Cell, above: Cell): boolean => {
  const near = above.right - above.left < 1 ? 0 : 6
  return Math.abs(cell.left - above.left) <= near || (cell.left < above.right && cell.right > above.left)
}
