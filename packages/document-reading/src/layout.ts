import { limits } from './quarantine.ts'
import type { Page } from './reading.ts'

/** A run of text that stands by itself: a cell of a table, a value beside its label, a line of prose. */
export interface Cell extends Box {
  text: string
  /** Offset in the text of the page. */
  start: number
  /** Of recognized text: how sure its least sure word is, from 0 to 1. */
  certainty?: number
  /** Of drawn text: its font and size, by a name that is the same throughout the document. */
  style?: string
}

/** Where something is on its page, in points from the upper left. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface PageLayout extends Page {
  lines: Cell[][]
  /** Of pages that can be shown. */
  size?: PageSize
  /** Of drawn pages: the lines of their forms and tables. */
  rulings?: Rulings
  /** Of drawn pages: whether a picture lies under all of it. */
  hasBackgroundPicture?: boolean
}

/** A line that is drawn on a page: where it is, and from where to where it goes, in points from the upper left. */
export interface Ruling {
  at: number
  from: number
  to: number
}

/** The lines between the boxes of a form: drawn across the page, and down it. */
export interface Rulings {
  horizontal: readonly Ruling[]
  vertical: readonly Ruling[]
}

/** In points, upright. */
export interface PageSize {
  width: number
  height: number
  /** Quarter turns to the right that made the page upright: its picture lies as the file has it. */
  quarterTurns?: number
}

export type PlacedText = Pick<Cell, 'text' | 'left' | 'right'> &
  Partial<Pick<Cell, 'top' | 'bottom' | 'certainty' | 'style'>>

/** Where a format knows neither points nor letters, its lines and columns are so far apart. */
const LINE_HEIGHT = 12
const LETTER_WIDTH = 6
const COLUMN_WIDTH = 100
export const columnBounds = (column: number): Pick<Cell, 'left' | 'right'> => ({
  left: column * COLUMN_WIDTH,
  right: column * COLUMN_WIDTH + 0.9 * COLUMN_WIDTH,
})

/** Dots that lead from a charge to its amount, and lines to be filled in. */
const LEADERS = /(?:\s?[.…]){6,}|_{4,}/g

/** The text of a page is its lines, with a tab between cells; each cell knows where it begins in that text. */
export function layOutPage(
  number: number,
  rows: readonly (readonly PlacedText[])[],
  size?: PageLayout['size'],
  rulings?: Rulings,
): PageLayout {
  const lines: Cell[][] = []
  const parts: string[] = []
  let at = 0
  for (const [line, row] of rows.entries()) {
    const cells: Cell[] = []
    for (const {
      text,
      left,
      right,
      top = line * LINE_HEIGHT,
      bottom = line * LINE_HEIGHT + 10,
      certainty,
      style,
    } of row) {
      const clean = text.replace(LEADERS, ' ').replace(/\s+/g, ' ').trim()
      if (clean === '') continue
      if (cells.length > 0) {
        parts.push('\t')
        at++
      }
      const optional = { ...(certainty !== undefined && { certainty }), ...(style !== undefined && { style }) }
      cells.push({ text: clean, start: at, left, right, top, bottom, ...optional })
      parts.push(clean)
      at += clean.length
    }
    lines.push(cells)
    parts.push('\n')
    at++
  }
  return { number, text: parts.join(''), lines, ...(size && { size }), ...(rulings && { rulings }) }
}

/** Lines of plain text: a tab, or two blanks and more, part one cell from the next. */
export function layOutText(number: number, text: string): PageLayout {
  const rows = text
    .slice(0, limits.text)
    // The blank of a French number parts no cells.
    .replace(/(?<=\d)[\u00a0\u202f](?=\d{3})/g, ' ')
    .split(/\r\n|\r|\n/, limits.rows)
    .map((line) =>
      Array.from(line.matchAll(/\S+(?: \S+)*/g).take(limits.columns), ({ 0: cell, index }) => ({
        text: cell,
        left: index * LETTER_WIDTH,
        right: (index + cell.length) * LETTER_WIDTH,
      })),
    )
  return layOutPage(number, rows)
}

/** Rows of a table: the column is the place. */
export function layOutRows(number: number, rows: readonly (readonly string[])[]): PageLayout {
  return layOutPage(
    number,
    rows
      .slice(0, limits.rows)
      .map((row) => row.slice(0, limits.columns).map((text, column) => ({ text, ...columnBounds(column) }))),
  )
}

/** Under the same part of the page, as a value under its label. */
export const isBelow = (cell: Box, above: Box): boolean =>
  Math.abs(cell.left - above.left) <= 6 || (cell.left < above.right && cell.right > above.left)
